import type { Enum, Field, NamedType, Sdk, TypeUse, Union } from '../model.ts';
import { isInline, type TypeWords, typeText } from '../type-text.ts';
import { docComment, literal, propertyName } from './typescript.ts';

/** `types.d.ts`: every named type of the model. */
export function writeTypes(sdk: Sdk): string {
  const use = typeText(typeWords, sdk);
  const declared = sdk.types.filter((type) => !isInline(type));
  const parts = declared.map((type) => docComment(type.text) + declaration(type, use));
  return [preamble, ...parts].join('\n');
}

export const typeWords: TypeWords = {
  plain: {
    text: 'string',
    integer: 'number',
    number: 'number',
    boolean: 'boolean',
    anything: 'unknown',
  },
  constant: literal,
  list: (of) => (of.includes('|') ? `(${of})[]` : `${of}[]`),
  map: (of) => `Record<string, ${of}>`,
  values: valuesText,
};

type Use = (type: TypeUse) => string;

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

function valuesText({ values, of, isOpen }: Enum): string {
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
