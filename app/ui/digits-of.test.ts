import { expect, test } from 'vitest';
import { digitsOf } from './digits-of.ts';

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  [' 482-913\n', '482913'],
  ['Your code: 482913.', '482913'],
  ['４８２９１３', '482913'],
  ['4829', '4829'],
  ['48291377', '482913'],
  ['code', ''],
])('%j reads as %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
