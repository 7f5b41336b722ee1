import { longestExpected } from '#contract/error-details.ts';

export type ValueSchema = Readonly<Record<string, unknown>>;

/**
 * What a value must be, in English, from its JSON Schema: `one of otp, notification`, `a string of
 * 1 to 64 characters`. Empty where the schema says nothing.
 */
export const expectedOf = (schema: ValueSchema): string => shortened(sayValue(schema));

/** Cut after a comma, so that no value is half there. */
export function shortened(text: string): string {
  if (text.length <= longestExpected) return text;
  const kept = text.slice(0, longestExpected - 1).toWellFormed();
  return `${kept.slice(0, kept.lastIndexOf(', ') + 2) || kept}…`;
}

/** `a`, `a or b`, `a, b, or c`: alternatives, each of one or more names. */
export function alternatives(sets: readonly (readonly string[])[]): string {
  const each = sets.map((names) => names.join(' and '));
  if (each.length < 3) return each.join(' or ');
  return `${each.slice(0, -1).join(', ')}, or ${each.at(-1)}`;
}

/** The values of a list are joined without “or”, so that a program can read them. */
export const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;

function sayValue(schema: ValueSchema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (Array.isArray(schema.enum)) return oneOf(schema.enum);
  switch (schema.type) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return ['an integer', between(schema.minimum, schema.maximum)].filter(Boolean).join(' ');
    case 'number':
      return ['a number', between(schema.minimum, schema.maximum)].filter(Boolean).join(' ');
    case 'array':
      return sayArray(schema);
    case 'object':
      return sayObject(schema);
    case 'string':
      return sayText(schema);
    default:
      return '';
  }
}

function sayText({ format, pattern, minLength, maxLength }: ValueSchema): string {
  const length = sized(minLength, maxLength, 'character');
  const known = typeof pattern === 'string' ? patterns[pattern] : undefined;
  const kind = known ?? (typeof format === 'string' ? formats[format] : undefined);
  if (kind) return format === 'uri' && length ? `${kind}, ${length}` : kind;
  const matching = pattern === undefined ? '' : `that matches ${pattern}`;
  return ['a string', length && `of ${length}`, matching].filter(Boolean).join(' ');
}

const formats: Record<string, string> = {
  'date-time': 'a time such as 2026-11-15T05:00:00Z',
  date: 'a date such as 2026-11-15',
  uri: 'an address',
  email: 'an email address',
  binary: 'a file',
};

/** Patterns that many fields share. */
const patterns: Record<string, string> = {
  '^https://': 'an address that starts with https://',
  '^https?://': 'an address that starts with https:// or http://',
  '^[1-9]\\d{6,14}$': '7 to 15 digits, country code first, no plus sign',
  '^[A-Z]{2}$': 'a country code of two capital letters, such as US',
  '^[A-Z]{3}$': 'a currency code of three capital letters, such as USD',
  '^[a-z]{2,3}(_[A-Z]{2})?$': 'a language such as en or en_US',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'a time of day such as 09:30',
};

function sayArray({ minItems, maxItems, uniqueItems, items }: ValueSchema): string {
  const length = sized(minItems, maxItems, 'item');
  const entry = isSchema(items) && Array.isArray(items.enum) ? `, each ${oneOf(items.enum)}` : '';
  return `${length ? `an array of ${length}` : 'an array'}${entry}${uniqueItems ? ', none twice' : ''}`;
}

function sayObject({ required, minProperties, maxProperties }: ValueSchema): string {
  const names = Array.isArray(required) ? required : [];
  if (names.length > 0) return `an object with ${names.join(', ')}`;
  const length = sized(minProperties, maxProperties, 'field');
  return length ? `an object with ${length}` : 'an object';
}

/** `from 1 to 100`. */
function between(from: unknown, to: unknown): string {
  if (from !== undefined && to !== undefined)
    return from === to ? `${to}` : `from ${from} to ${to}`;
  if (to !== undefined) return `up to ${to}`;
  return from === undefined ? '' : `of at least ${from}`;
}

/** `1 to 64 characters`. */
function sized(from: unknown, to: unknown, unit: string): string {
  const counted = (count: unknown) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (to === undefined) return from ? `at least ${counted(from)}` : '';
  if (from === to) return counted(to);
  return from ? `${from} to ${counted(to)}` : `up to ${counted(to)}`;
}

const isSchema = (value: unknown): value is ValueSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
