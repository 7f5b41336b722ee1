import { variableFor } from './environment.ts';

/** How a language writes literals. */
export type Dialect = {
  list: readonly [open: string, close: string];
  record: readonly [open: string, close: string];
  /** A key and its separator from the value. */
  key: (name: string) => string;
  text: (text: string) => string;
  /** Reads a variable of the environment; without it texts stay as they are. */
  read?: (name: string) => string;
  nothing: string;
  truth: readonly [yes: string, no: string];
  indent: number;
  /** Whether the last entry of a block has a trailing comma. */
  hasLastComma: boolean;
};

/** A value that is code already, which can have several lines. */
export class Written {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** The value over several lines; short lists of plain values stay on one. */
export function writeLiteral(value: unknown, dialect: Dialect, depth = 0): string {
  if (value instanceof Written) return indentBy(value.code, dialect.indent * depth);
  if (value === null || value === undefined) return dialect.nothing;
  if (typeof value === 'boolean') return dialect.truth[value ? 0 : 1];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return writeText(value, dialect);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => writeLiteral(entry, dialect, depth + 1));
    return value.every(isPlain)
      ? dialect.list.join(entries.join(', '))
      : block(entries, dialect.list, dialect, depth);
  }
  const entries = Object.entries(value).map(
    ([name, part]) => dialect.key(name) + writeLiteral(part, dialect, depth + 1),
  );
  return entries.length === 0
    ? dialect.record.join('')
    : block(entries, dialect.record, dialect, depth);
}

/** A key of version 1 is read from the environment. */
export function writeText(text: string, { read, text: quoted }: Dialect): string {
  const variable = variableFor(text);
  return read && variable ? read(variable) : quoted(text);
}

function block(
  entries: string[],
  [open, close]: readonly [string, string],
  { indent, hasLastComma }: Dialect,
  depth: number,
): string {
  const inner = ' '.repeat(indent * (depth + 1));
  const lines = entries.map((entry) => inner + entry).join(',\n');
  return `${open}\n${lines}${hasLastComma ? ',' : ''}\n${' '.repeat(indent * depth)}${close}`;
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

export const doubleQuoted = (text: string): string => JSON.stringify(text);

export const singleQuoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/**
 * JSON as in the samples of languages that send it as text; `differing` says how a text in that
 * text is written, and how a variable.
 */
export const jsonText = (
  value: unknown,
  differing: Partial<Pick<Dialect, 'text' | 'read'>> = {},
): string =>
  writeLiteral(value, {
    list: ['[', ']'],
    record: ['{', '}'],
    key: (name) => `${doubleQuoted(name)}: `,
    text: doubleQuoted,
    nothing: 'null',
    truth: ['true', 'false'],
    indent: 2,
    hasLastComma: false,
    ...differing,
  });

export const indentBy = (text: string, spaces: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
