import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { Range, TryField } from '#documents/try/form-fields.ts';
import { entriesOf } from './form-values.ts';
import { isJson } from './json.ts';

type Wrong = TryWords['wrong'];

/** What is wrong with a field, as a sentence; undefined if nothing is. */
export function problemOf(
  field: TryField,
  text: string,
  file: File | undefined,
  words: Wrong,
): string | undefined {
  if (field.kind === 'file') return field.need === 'required' && !file ? words.file : undefined;
  if (text.trim() === '') return field.need === 'required' ? missing(field, words) : undefined;
  return byKind(field, text.trim(), words) ?? byLength(field, text, words);
}

const phoneNumber = /^[1-9]\d{6,14}$/;

function missing({ kind, length }: TryField, words: Wrong): string {
  if (kind === 'phone' || kind === 'phones') return words.phone;
  return kind === 'long-text' && length ? sentence(length, words.length) : words.missing;
}

function byKind(field: TryField, text: string, words: Wrong): string | undefined {
  switch (field.kind) {
    case 'phone':
      return phoneNumber.test(text) ? undefined : words.phone;
    case 'phones': {
      const entries = entriesOf(text);
      if (!entries.every((entry) => phoneNumber.test(entry))) return words.phone;
      return isWithin(entries.length, field.items) ? undefined : sentence(field.items, words.items);
    }
    case 'mail':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : words.mail;
    case 'callback':
      return /^https:\/\/\S+$/.test(text) ? undefined : words.address;
    case 'number':
      if (!/^-?\d+$/.test(text)) return words.number;
      return isWithin(Number(text), field.value) ? undefined : sentence(field.value, words.range);
    case 'json':
      return isJson(text) ? undefined : words.json;
    default:
      return undefined;
  }
}

function byLength({ length, pattern, kind }: TryField, text: string, words: Wrong) {
  if (kind === 'json' || kind === 'phones') return undefined;
  if (!isWithin([...text].length, length)) return sentence(length, words.length);
  const fits = !pattern || new RegExp(pattern, 'u').test(text);
  return fits ? undefined : fill(words.pattern, { pattern });
}

const isWithin = (count: number, { from = -Infinity, to = Infinity }: Range = {}): boolean =>
  from <= count && count <= to;

function sentence({ from, to }: Range = {}, words: Wrong['length']): string {
  const kind = to === undefined ? 'from' : from === undefined ? 'upTo' : 'between';
  return fill(from === to ? words.exactly : words[kind], { from: from ?? 0, to: to ?? 0 });
}
