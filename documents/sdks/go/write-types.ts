import type { Enum, Field, NamedType, ObjectType, Sdk, Union } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import {
  byField,
  comment,
  distinct,
  exportedName,
  fileOf,
  isPointer,
  literal,
  namedComment,
  typeName,
  unionOf,
} from './go.ts';

/** `types.go`: every named type of the model. */
export function writeTypes(sdk: Sdk): string {
  const declarations = sdk.types.flatMap((type) => {
    if (type.kind === 'enum') return enumOf(type);
    return type.kind === 'union' ? interfaceOf(type, sdk) : objectOf(type, sdk);
  });
  const text = declarations.join('\n');
  const names = text.matchAll(/^(?:type (\w+)|\t(\w+) \w+ = )/gm);
  distinct([...names].map(([, type, constant]) => type ?? constant ?? ''));
  return fileOf(sdk, text);
}

function enumOf(type: NamedType & Enum): string[] {
  const name = exportedName(type.name);
  const constants = type.values.map(({ value, text }) => {
    const constant = `${name}${exportedName(String(value))}`;
    return `${comment(text, '\t')}\t${constant} ${name} = ${literal(value)}\n`;
  });
  const others = type.isOpen ? ' There can be others that were added later.' : '';
  return [
    `${namedComment(name, type.text)}type ${name} ${type.of === 'text' ? 'string' : 'int'}\n`,
    `${comment(`The values of ${name}.${others}`)}const (\n${constants.join('\n')})\n`,
  ];
}

function objectOf(type: NamedType & ObjectType, sdk: Sdk): string[] {
  const name = exportedName(type.name);
  const union = unionOf(type.name, sdk);
  // What tells a branch from the others is a method of it.
  const fields = type.fields.filter((field) => field.name !== union?.by);
  return [namedComment(name, type.text) + structOf(name, fields, type, sdk)];
}

function interfaceOf(type: NamedType & Union, sdk: Sdk): string[] {
  const name = exportedName(type.name);
  const by = exportedName(type.by);
  const branches = type.branches.map((branch) => exportedName(branch.type));
  const all = [...branches, ...(type.isOpen ? [`${name}Unknown`] : [])];
  const list = `one of:\n${all.map((one) => `- [*${one}]`).join('\n')}`;
  const methods = [
    `${namedComment(by, byField(type, sdk).text, '\t')}\t${by}() string\n`,
    ...(type.isOpen ? [`\t// Common has what all of them have.\n\tCommon() ${name}Common\n`] : []),
    `\tis${name}()\n`,
  ];
  const text = type.text
    ? namedComment(name, paragraphs(type.text, `It is ${list}`))
    : comment(`${name} is ${list}`);
  return [
    `${text}type ${name} interface {\n${methods.join('\n')}}\n`,
    ...(type.isOpen ? laterBranches(name, type, sdk) : []),
  ];
}

function laterBranches(name: string, type: NamedType & Union, sdk: Sdk): string[] {
  const fields = type.common.map((field) => fieldOf(field, type, sdk));
  const unknown = `${name}Unknown is what this version does not know yet, by its \`${type.by}\`. Extra has all fields that are not common.`;
  return [
    `${comment(`${name}Common has what every ${name} has.`)}type ${name}Common struct {\n${fields.join('\n')}}\n`,
    comment(unknown) + structOf(`${name}Unknown`, type.common, type, sdk),
  ];
}

function structOf(name: string, fields: readonly Field[], owner: NamedType, sdk: Sdk): string {
  distinct(fields.map((field) => exportedName(field.name)));
  const lines = fields.map((field) => fieldOf(field, owner, sdk));
  return `type ${name} struct {\n${[...lines, ...(owner.way === 'taken' ? [] : [extra])].join('\n')}}\n`;
}

function fieldOf(field: Field, owner: NamedType, sdk: Sdk): string {
  const { name, text, type, isRequired } = field;
  const written = (isPointer(field, owner, sdk) ? '*' : '') + typeName(type);
  const tag = `json:"${name}${isRequired ? '' : ',omitzero'}"`;
  return `${comment(text, '\t')}\t${exportedName(name)} ${written} \`${tag}\`\n`;
}

const extra =
  '\t// Extra has the fields that this version does not know.\n\tExtra map[string]json.RawMessage `json:"-"`\n';
