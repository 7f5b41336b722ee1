import type { Field, NamedType, Sdk, TypeUse, Union } from '../model.ts';
import { docComment, literal, propertyName } from './typescript.ts';

/** `types.d.ts`: every named type of the model. */
export function writeTypes(sdk: Sdk): string {
  const types = new Map(sdk.types.map((type) => [type.name, type]));
  const use = typeText(types);
  const parts = sdk.types.flatMap((type) => {
    if (type.kind === 'enum' && type.isUnnamed) return [];
    return [docComment(type.text) + declaration(type, use)];
  });
  return [preamble, ...parts].join('\n');
}

/** How a type is written where it is used; `lead` is of names that stand in another file. */
export const typeText =
  (types: ReadonlyMap<string, NamedType>, lead = '') =>
  (type: TypeUse): string => {
    const use = typeText(types, lead);
    switch (type.kind) {
      case 'text':
        return 'string';
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
        return 'boolean';
      case 'file':
        return `${lead}FileInput`;
      case 'anything':
        return 'unknown';
      case 'constant':
        return literal(type.value);
      case 'list':
        return /\|/.test(use(type.of)) ? `(${use(type.of)})[]` : `${use(type.of)}[]`;
      case 'map':
        return `Record<string, ${use(type.of)}>`;
      case 'named': {
        const named = types.get(type.name);
        return named?.kind === 'enum' && named.isUnnamed ? valuesText(named) : lead + type.name;
      }
    }
  };

type Use = ReturnType<typeof typeText>;

function declaration(type: NamedType, use: Use): string {
  if (type.kind === 'object') return `export interface ${type.name} ${members(type.fields, use)}\n`;
  if (type.kind === 'enum') return `export type ${type.name} = ${valuesText(type)};\n`;
  const branches = [
    ...type.branches.map((branch) => branch.type),
    ...(type.isOpen ? [otherName(type)] : []),
  ];
  const union = `export type ${type.name} =\n${branches.map((name) => `  | ${name}`).join('\n')};\n`;
  return type.isOpen ? `${union}\n${otherBranch(type, use)}` : union;
}

const otherName = ({ name }: { name: string }): string => `${name}AddedLater`;

function otherBranch(type: NamedType & Union, use: Use): string {
  const by = { name: type.by, isRequired: true, text: '', type: { kind: 'anything' } } as const;
  const text = members([by, ...type.common], use)
    .replace(`${propertyName(type.by)}: unknown`, `${propertyName(type.by)}: AddedLater`)
    .replace(/}$/, '  [field: string]: unknown;\n}');
  const comment = docComment(`What this version does not know yet, by its \`${type.by}\`.`);
  return `${comment}export interface ${otherName(type)} ${text}\n`;
}

const members = (fields: readonly Field[], use: Use): string => {
  const lines = fields.map(
    ({ name, text, isRequired, type }) =>
      `${docComment(text, '  ')}  ${propertyName(name)}${isRequired ? '' : '?'}: ${use(type)};\n`,
  );
  return `{\n${lines.join('')}}`;
};

function valuesText({ values, of, isOpen }: Extract<NamedType, { kind: 'enum' }>): string {
  const known = values.map(({ value }) => literal(value));
  // The second part keeps the values as suggestions of an editor.
  const others = of === 'text' ? '(string & {})' : '(number & {})';
  return [...known, ...(isOpen ? [others] : [])].join(' | ');
}

const preamble = `declare const addedLater: unique symbol;

/**
 * A text that this version does not know: we may add kinds of events and of messages at any time.
 * \`String(value)\` is the text.
 */
export interface AddedLater {
  readonly [addedLater]: true;
  toString(): string;
}

/** A file to upload, with the name that it keeps where a name is kept. */
export type FileInput = Blob | { name: string; content: Blob | Uint8Array };
`;
