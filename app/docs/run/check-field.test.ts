import { expect, test } from 'vitest';
import { tryWords } from '#content/interface/try.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import { problemOf } from './check-field.ts';

const field = (more: Partial<TryField>): TryField => ({
  name: 'field',
  place: 'body',
  need: 'optional',
  kind: 'text',
  isOpen: true,
  about: 'A field',
  ...more,
});
const { wrong } = tryWords.en;
const check = (more: Partial<TryField>, text: string) =>
  problemOf(field(more), text, undefined, wrong);

test('phone numbers consist of digits, also in a list', () => {
  const phones = { kind: 'phones', need: 'required', items: { from: 1, to: 2 } } as const;
  expect(check(phones, '12025550101')).toBeUndefined();
  expect(check(phones, '12025550101, 12025550102')).toBeUndefined();
  expect(check(phones, '+1 202 555 01')).toBe('Digits only, country code first, no plus sign.');
  expect(check(phones, '')).toBe('Digits only, country code first, no plus sign.');
  expect(check(phones, '12025550101,12025550102,12025550103')).toBe('Write 1 to 2 numbers.');
});

test('the length of a text is limited, counted in characters', () => {
  const text = { kind: 'long-text', need: 'required', length: { from: 1, to: 3 } } as const;
  expect(check(text, '😀😀😀')).toBeUndefined();
  expect(check(text, '')).toBe('Write 1 to 3 characters.');
  expect(check(text, 'four')).toBe('Write 1 to 3 characters.');
  expect(check({ length: { to: 2 } }, 'abc')).toBe('Write up to 2 characters.');
});

test('numbers, addresses, mails, patterns and JSON are checked', () => {
  expect(check({ kind: 'number', value: { from: 60, to: 90 } }, '59')).toBe(
    'Write a number from 60 to 90.',
  );
  expect(check({ kind: 'number' }, 'ten')).toBe(wrong.number);
  expect(check({ kind: 'callback' }, 'http://example.com')).toBe(wrong.address);
  expect(check({ kind: 'callback' }, 'https://example.com/in')).toBeUndefined();
  expect(check({ kind: 'mail' }, 'lin@customer')).toBe(wrong.mail);
  expect(check({ pattern: '^[A-Z]{2}$' }, 'de')).toBe('This does not fit ^[A-Z]{2}$.');
  expect(check({ kind: 'json' }, '{"a":')).toBe(wrong.json);
  expect(check({ kind: 'json' }, '{"a":1}')).toBeUndefined();
});

test('optional fields may be empty, required ones may not', () => {
  expect(check({ kind: 'number' }, ' ')).toBeUndefined();
  expect(check({ need: 'required' }, ' ')).toBe(wrong.missing);
  expect(problemOf(field({ kind: 'file', need: 'required' }), '', undefined, wrong)).toBe(
    wrong.file,
  );
  const file = new File(['x'], 'a.pdf');
  expect(problemOf(field({ kind: 'file', need: 'required' }), '', file, wrong)).toBeUndefined();
});
