import type { Field, NamedType, Sdk, TypeUse, Union } from '../model.ts';
import { avoiding, snakeCase } from '../names.ts';
import { wrapText } from '../wrap-text.ts';

/** Words that Go writes in capitals. */
const initialisms = [
  ...['api', 'cdr', 'csv', 'did', 'dtmf', 'html', 'http', 'https', 'id', 'ip', 'ivr', 'json'],
  ...['mcc', 'mms', 'mnc', 'ota', 'otp', 'pdf', 'pns', 'sdk', 'sdp', 'sip', 'sms', 'tls', 'ttl'],
  ...['uri', 'url', 'utc', 'uuid', 'waba', 'wav', 'xlsx'],
];

/** `smsListRecords` → `SMSListRecords`; a name that begins with a digit needs another before it. */
export const exportedName = (name: string): string => snakeCase(name).split('_').map(word).join('');

function word(lower: string): string {
  if (lower === 'whatsapp') return 'WhatsApp';
  if (initialisms.includes(lower)) return lower.toUpperCase();
  if (lower.endsWith('s') && initialisms.includes(lower.slice(0, -1)))
    return `${lower.slice(0, -1).toUpperCase()}s`;
  return lower.slice(0, 1).toUpperCase() + lower.slice(1);
}

/** `taskId` → `taskID`, the name of an argument. */
export function argumentName(name: string): string {
  const [first = '', ...others] = snakeCase(name).split('_');
  return avoiding([...reservedWords, ...usedNames])(first + others.map(word).join(''));
}

/** What the body of a method uses. */
const usedNames = ['c', 'ctx', 'request', 'options', 'call', 'operation', 'sent'];

const reservedWords = [
  ...['break', 'case', 'chan', 'const', 'continue', 'default', 'defer', 'else', 'fallthrough'],
  ...['for', 'func', 'go', 'goto', 'if', 'import', 'interface', 'map', 'package', 'range'],
  ...['return', 'select', 'struct', 'switch', 'type', 'var'],
];

/** As gofmt writes it: the items of a list are indented. */
export function comment(text: string, indent = ''): string {
  if (!text) return '';
  const lines = wrapText(text, 92 - indent.length).map((line) =>
    /^(- | {2})/.test(line) ? `//   ${line}` : `// ${line}`.trimEnd(),
  );
  return lines.map((line) => `${indent}${line}\n`).join('');
}

/** Begins with the name, as the tools of the language expect. */
export const namedComment = (name: string, text: string, indent = ''): string =>
  text && comment(`${name}: ${text}`, indent);

export const literal = (value: string | number | boolean): string => JSON.stringify(value);

/** Without a second declaration of a name, which the words in capitals could make. */
export function distinct(names: readonly string[]): void {
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  if (repeated.length > 0) throw new Error(`Declared twice: ${repeated.join(', ')}.`);
}

/** A generated file, which imports what it uses. */
export function fileOf({ names }: Pick<Sdk, 'names'>, text: string): string {
  const used = ['context', 'encoding/json', 'time'].filter((path) =>
    new RegExp(`^[^/\n]*\\b${path.split('/').at(-1)}\\.[A-Z]`, 'm').test(text),
  );
  const imports = used.map((path) => `\t"${path}"\n`).join('');
  return [
    '// Code generated from the description of the API. DO NOT EDIT.\n',
    `package ${names.package}\n`,
    ...(used.length > 0 ? [`import (\n${imports})\n`] : []),
    text,
  ].join('\n');
}

/** The path that programs import; from version 2 on it ends with the version. */
export function modulePath({ names, version }: Sdk): string {
  const host = new URL(names.site).hostname.replace(/^www\./, '');
  const major = Number.parseInt(version, 10);
  return `${host}/go/${names.package}${major > 1 ? `/v${major}` : ''}`;
}

/** The union of which a type is a branch. */
export const unionOf = (branch: string, { types }: Sdk): (NamedType & Union) | undefined =>
  types
    .filter((type): type is NamedType & Union => type.kind === 'union')
    .find(({ branches }) => branches.some(({ type }) => type === branch));

/** The field that tells the branches of a union apart, as the first one has it. */
export function byField({ by, branches }: Union, { types }: Sdk): Field {
  const first = types.find(({ name }) => name === branches[0]?.type);
  const field = first?.kind === 'object' && first.fields.find(({ name }) => name === by);
  if (!field) throw new Error(`No type has the field ${by}.`);
  return field;
}

export const isUnion = (name: string, { types }: Sdk): boolean =>
  types.some((type) => type.name === name && type.kind === 'union');

/**
 * Whether nil says that an optional field is not there: in a request, where its zero value could be
 * meant; in what we send everywhere but in a text. No value of an enum is empty or 0.
 */
export function isPointer(
  { type, isRequired }: Field,
  { way }: NamedType,
  { types }: Sdk,
): boolean {
  if (isRequired) return false;
  if (type.kind === 'text') return way !== 'sent' || type.format === 'date-time';
  if (type.kind === 'named')
    return types.some((one) => one.name === type.name && one.kind === 'object');
  return type.kind !== 'list' && type.kind !== 'map' && type.kind !== 'anything';
}

/** A type where it is used. */
export function typeName(type: TypeUse): string {
  switch (type.kind) {
    case 'text':
      return type.format === 'date-time' ? 'time.Time' : 'string';
    case 'constant':
      return plainTypes[typeof type.value as keyof typeof plainTypes];
    case 'list':
      return `[]${typeName(type.of)}`;
    case 'map':
      return `map[string]${typeName(type.of)}`;
    case 'named':
      return exportedName(type.name);
    default:
      return plainTypes[type.kind];
  }
}

const plainTypes = {
  ...{ string: 'string', integer: 'int', number: 'float64', boolean: 'bool' },
  ...{ anything: 'any', file: 'FileInput' },
};
