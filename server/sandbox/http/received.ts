import { longestReceived } from '#contract/error-details.ts';
import type { Data } from '../records/record-store.ts';

/**
 * A refused value, as far as it may be repeated: one word where the schema lists values, numbers
 * and times where it wants such; of all others, which may be secrets or personal, type and length.
 */
export function receivedOf(value: unknown, schema: Data): string | undefined {
  if (value === undefined || schema.format === 'binary') return undefined;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' || typeof value === 'string') {
    const text = String(value);
    return text.length <= longestReceived && mayRepeat(text, schema) ? text : sizeOf(value, text);
  }
  return Array.isArray(value)
    ? counted('array', value.length, 'item')
    : counted('object', Object.keys(Object(value)).length, 'field');
}

const sizeOf = (value: string | number, text: string): string =>
  typeof value === 'number'
    ? counted('number', text.replace(/\D/g, '').length, 'digit')
    : counted('string', [...text].length, 'character');

const counted = (type: string, count: number, unit: string): string =>
  `${type}, ${count} ${unit}${count === 1 ? '' : 's'}`;

function mayRepeat(text: string, { type, format, pattern, enum: values }: Data): boolean {
  if (type === 'integer' || type === 'number') return isNumber.test(text);
  if (values) return isWord.test(text) && !isNumberOrKey.test(text);
  const wantsTime = format === 'date-time' || format === 'date' || pattern === timeOfDay;
  return wantsTime && isTime.test(text);
}

const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const isWord = /^[\w./:-]+$/;
/** Seven digits may be a phone number. */
const isNumberOrKey = /(\d\D*){7}|^(sk|sktest|cs|cstest)-|^AK(TEST|LIVE)/;
const timeOfDay = String.raw`^([01]\d|2[0-3]):[0-5]\d$`;
const isTime =
  /^((19|20)\d\d[-/.](0?[1-9]|1[0-2])[-/.](0?[1-9]|[12]\d|3[01])(?!\d)|\d\d?:\d\d)[\d\-:.TZ+ ]*$/i;
