import { expect, test } from 'vitest';
import { drawTable } from './table.ts';

test('columns are as wide as their widest cell, text left and figures right', () => {
  const table = drawTable(
    ['page', 'KB'],
    [
      ['/', '101.5'],
      ['/login', '9.0'],
    ],
  );
  expect(table).toBe(
    ['page       KB', '──────  ─────', '/       101.5', '/login    9.0'].join('\n'),
  );
});
