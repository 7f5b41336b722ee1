import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { oneLine, severalLines } from './text.ts';

const one = z.string().check(oneLine());
const several = z.string().check(severalLines());

test('one line has a space in place of each run of control characters', () => {
  expect(z.parse(one, 'a\r\n\u0000b\u2028c\ud800')).toBe('a b c\ufffd');
});

test('several lines keep their line breaks and tabs', () => {
  expect(z.parse(several, 'a\r\nb\rc\u2028d\n\te')).toBe('a\nb\nc\nd\n\te');
  expect(z.parse(several, 'a\u0000\u0007b\ud800')).toBe('ab\ufffd');
});
