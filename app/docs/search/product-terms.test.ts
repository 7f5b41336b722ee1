import { expect, test } from 'vitest';
import { makeWeigher } from './product-terms.ts';

const texts: Record<string, string[]> = {
  'callbot/create': ['bot', 'task', 'voicemail'],
  'callbot/list': ['bot', 'task'],
  'callbot/ping': ['bot'],
  'sms/send': ['text', 'voicemail'],
};
const documentsWith = (term: string) =>
  new Set(Object.keys(texts).filter((id) => texts[id]?.includes(term)));
const weigherOf = makeWeigher({ documentsWith }, new Set(Object.keys(texts)));

test('without a product name every term has the same weight', () => {
  const weigh = weigherOf([]);
  expect([weigh('bot'), weigh('voicemail')]).toEqual([1, 1]);
});

test('a term of fewer documents of the named product weighs more', () => {
  const weigh = weigherOf(['callbot']);
  expect(weigh('bot')).toBeLessThan(weigh('task'));
  expect(weigh('task')).toBeLessThan(weigh('voicemail'));
  expect(weigh('text')).toBe(1);
});
