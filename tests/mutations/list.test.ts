import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changes } from './list.ts';

test('every mutation finds its text, once, and its tests exist', () => {
  const found = changes.map(({ file, find, tests }) => ({
    ...{ file, find },
    times: readFileSync(file, 'utf8').split(find).length - 1,
    missing: tests.filter((one) => !existsSync(one)),
  }));
  expect(found.filter(({ times, missing }) => times !== 1 || missing.length > 0)).toEqual([]);
});

test('the list stays short: what a test of all calls can detect does not belong here', () => {
  expect(changes.length).toBeLessThanOrEqual(60);
});
