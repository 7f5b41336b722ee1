import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { oneLine, severalLines } from './text.ts';

const one = z.string().check(oneLine());
const several = z.string().check(severalLines());

test('text of one line has no control characters, and a space in place of each run of them', () => {
  expect(z.parse(one, 'a\r\n\u0000b\u2028c\ud800')).toBe('a b c\ufffd');
});

test('text of several lines keeps its lines, however they ended, and its tabs', () => {
  expect(z.parse(several, 'a\r\nb\rc\u2028d\n\te')).toBe('a\nb\nc\nd\n\te');
  expect(z.parse(several, 'a\u0000\u0007b\ud800')).toBe('ab\ufffd');
});
