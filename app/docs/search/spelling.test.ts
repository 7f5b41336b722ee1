import { expect, test } from 'vitest';
import { makeSpeller } from './spelling.ts';

const spell = makeSpeller(() => ['receipt', 'billing', 'idempotencykey', 'voice', 'region']);

test.each([
  ['recipt', 'receipt'],
  ['vioce', 'voice'],
  ['biling', 'billing'],
  ['Idempotency-kye'.toLowerCase(), 'idempotencykey'],
  ['idempotencykye', 'idempotencykey'],
])('%s is spelt %s', (typed, meant) => {
  expect(spell(typed)).toBe(meant);
});

test('correct, incomplete and unknown words are not changed', () => {
  expect(spell('receipt')).toBeUndefined();
  expect(spell('bill')).toBeUndefined();
  expect(spell('pigeon')).toBeUndefined();
});
