import { expect, test } from 'vitest';
import { packLetters, unpackLetters } from './letters.ts';

const file = { name: '短信回执', texts: ['短信 SMS', 'é Ω ā 回'], numbers: [1, 2], last: {} };

test('a packed file has two bytes for each Chinese character, and is restored', () => {
  const packed = packLetters(file);
  expect(packed.letters).toContain('短');
  expect(Buffer.byteLength(packed.name)).toBe(8);
  expect(unpackLetters(JSON.parse(JSON.stringify(packed)))).toEqual(file);
});

test('a text that already has such a code point keeps it', () => {
  expect(unpackLetters(packLetters({ text: 'āĂ 信' }))).toEqual({ text: 'āĂ 信' });
});
