import type { Enum, Field, NamedType, ObjectType, Sdk, TypeUse, Union } from '../model.ts';
import { avoiding, upperSnakeCase } from '../names.ts';
import { type TypeWords, typeText } from '../type-text.ts';
import { apart, classFile, docComment, literal, tagLines, textLines } from './php.ts';

/**
 * A class for each object and union that we send, and one with constants for each enum with a name,
 * by class. What customers send is described where it is taken (`request-shape.ts`).
 */
export function writeTypes(sdk: Sdk): Map<string, string> {
  const { types, names } = sdk;
  const found = new Map(types.map((type) => [type.name, type]));
  const writers: Writers = { use: useOf(sdk), read: readOf(sdk), found };
  const unionOf = new Map(
    types.flatMap((type) =>
      type.kind === 'union' ? type.branches.map((branch) => [branch.type, type.name] as const) : [],
    ),
  );
  const file = (type: NamedType): string => {
    if (type.kind === 'enum') return classFile(`${names.client}\\Types`, [], constantsClass(type));
    const union = unionOf.get(type.name);
    const uses = union ? [] : [`${names.client}\\ApiObject`];
    const parent = union ?? 'ApiObject';
    return classFile(
      `${names.client}\\Types`,
      uses,
      type.kind === 'union'
        ? unionClass(type, parent, writers)
        : objectClass(type, parent, writers),
    );
  };
  return new Map(types.filter(hasClass).map((type) => [type.name, file(type)]));
}

const hasClass = (type: NamedType): boolean =>
  type.kind === 'enum' ? !type.isUnnamed : type.way !== 'taken';

/** How the type of a field stands in a comment, and which class reads its value. */
type Writers = {
  use: (type: TypeUse) => string;
  read: (type: TypeUse) => string;
  found: ReadonlyMap<string, NamedType>;
};

export const typeWords: TypeWords = {
  plain: {
    text: 'string',
    integer: 'int',
    number: 'float|int',
    boolean: 'bool',
    anything: 'mixed',
  },
  constant: literal,
  list: (of) => `list<${of}>`,
  map: (of) => `array<string, ${of}>`,
  values: (type) => valuesText(type),
};

function valuesText({ values, of, isOpen }: Enum, constants?: string): string {
  const known = constants ?? values.map(({ value }) => literal(value)).join('|');
  // The second part keeps the values as suggestions of an editor.
  return isOpen ? `${known}|${of === 'text' ? 'string' : 'int'}` : known;
}

/** An enum with a name is written as its constants: `SmsStatus::*|string`. */
function useOf({ types }: Sdk): Writers['use'] {
  const constants = new Map<Enum, string>();
  const inline = types.map((type) => {
    if (type.kind !== 'enum' || type.isUnnamed) return type;
    const written = { ...type, isUnnamed: true };
    constants.set(written, `${type.name}::*`);
    return written;
  });
  const values = (type: Enum) => valuesText(type, constants.get(type));
  return typeText({ ...typeWords, values }, { types: inline });
}

/** `null` for a value that stays as it is. */
function readOf({ types }: Sdk): Writers['read'] {
  const classes = new Set(
    types.filter((type) => type.kind !== 'enum' && hasClass(type)).map(({ name }) => name),
  );
  const read = (type: TypeUse): string => {
    if (type.kind === 'named') return classes.has(type.name) ? `${type.name}::class` : 'null';
    if (type.kind !== 'list' && type.kind !== 'map') return 'null';
    const one = read(type.of);
    return one === 'null' ? one : `[${one}]`;
  };
  return read;
}

function objectClass(type: NamedType & ObjectType, parent: string, writers: Writers): string {
  const { name, text, fields } = type;
  return [
    docComment(apart(textLines(text), propertyLines(fields, writers))),
    `final class ${name} extends ${parent}\n{\n${fieldsConstant(fields, writers)}}\n`,
  ].join('');
}

/** A branch that this version does not know is an object of the union's own class. */
function unionClass(type: NamedType & Union, parent: string, writers: Writers): string {
  const { name, text, by, branches, common } = type;
  const tag = tagOf(type, writers.found).map((field) => ({ ...field, type: textType }));
  const fields = [...tag, ...common];
  const note = `Its class follows from \`${by}\`. With a value that this version does not know, it is of this class itself.`;
  const lines = branches.map((one) => `        ${literal(one.value)} => ${one.type}::class,\n`);
  return [
    docComment(apart(textLines(text), textLines(note), propertyLines(fields, writers))),
    `class ${name} extends ${parent}\n{\n${fieldsConstant(fields, writers)}\n`,
    `    protected const BY = ${literal(by)};\n\n`,
    `    protected const BRANCHES = [\n${lines.join('')}    ];\n}\n`,
  ].join('');
}

const textType: TypeUse = { kind: 'text' };

/** The field that tells the branches of a union apart; all of them describe it alike. */
export const tagOf = ({ by, branches }: Union, found: ReadonlyMap<string, NamedType>): Field[] =>
  branches
    .slice(0, 1)
    .flatMap(({ type }) => fieldsOf(found.get(type)).filter(({ name }) => name === by));

export const fieldsOf = (type: NamedType | undefined): Field[] =>
  type?.kind === 'object' ? type.fields : [];

const propertyLines = (fields: readonly Field[], { use }: Writers): string[] =>
  fields.flatMap(({ name, text, isRequired, type }) =>
    tagLines(`@property-read ${orNull(use(type), isRequired)} $${name}`, text),
  );

const orNull = (type: string, isRequired: boolean): string =>
  isRequired || type === 'mixed' ? type : `${type}|null`;

const fieldsConstant = (fields: readonly Field[], { read }: Writers): string => {
  const lines = fields.map(({ name, type }) => `        ${literal(name)} => ${read(type)},\n`);
  return `    protected const FIELDS = [\n${lines.join('')}    ];\n`;
};

function constantsClass({ name, text, values, isOpen }: NamedType & Enum): string {
  const note = isOpen ? 'Other values can be added.' : '';
  const constants = values.map(
    ({ value, text }) =>
      `${docComment(textLines(text, '    '), '    ')}    public const ${constantName(String(value))} = ${literal(value)};\n`,
  );
  return [
    docComment(apart(textLines(text), textLines(note))),
    `final class ${name}\n{\n${constants.join('\n')}}\n`,
  ].join('');
}

/** A class cannot have a constant of this name, nor one that begins with a digit. */
const constantName = (value: string): string =>
  avoiding(['CLASS'])(upperSnakeCase(value)).replace(/^(?=\d)/, '_');
