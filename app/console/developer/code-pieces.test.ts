import { expect, test } from 'vitest';
import { codePieces } from './code-pieces.ts';

const coloured = (text: string) =>
  codePieces(text).flatMap(({ piece, look }) => (look ? [[look, piece]] : []));

test('values are coloured, names are not, and no text is lost', () => {
  const text = '{ "code": 1005, "msg": "None \\"ok\\"", "list": ["12•••••101", -1.5] }';
  expect(coloured(text)).toEqual([
    ['number', '1005'],
    ['text', '"None \\"ok\\""'],
    ['text', '"12•••••101"'],
    ['number', '-1.5'],
  ]);
  expect(codePieces(text).map(({ piece }) => piece)).toHaveLength(9);
  expect(
    codePieces(text)
      .map(({ piece }) => piece)
      .join(''),
  ).toBe(text);
});

test('digits inside a word or an id are not a number', () => {
  expect(coloured('POST /v2/sms/mt\nX-Callback-Nonce: 0b6f2d1e-5c0a')).toEqual([]);
  expect(coloured('X-Callback-Timestamp: 1794718800000')).toEqual([['number', '1794718800000']]);
});
