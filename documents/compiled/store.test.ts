import { mkdir, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStored, readStored, store } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'store-')), 'cache');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const value = { pages: new Map([['en/sms', { title: '短信', next: undefined }]]) };

test('a stored value is returned unchanged, only for its key', () => {
  store('pages', 'key-one', value, folder);
  expect(readStored('pages', 'key-one', folder)).toStrictEqual(value);
  expect(readStored('pages', 'key-two', folder)).toBeUndefined();
  expect(readStored('files', 'key-one', folder)).toBeUndefined();
});

test('the next value replaces the last', async () => {
  store('pages', 'key-one', value, folder);
  store('pages', 'key-two', 'new', folder);
  expect(readStored('pages', 'key-two', folder)).toBe('new');
  expect(isStored('pages', 'key-one', folder)).toBe(false);
  expect(await readdir(folder)).toEqual(['pages']);
});

test('a truncated file counts as missing', async () => {
  store('pages', 'key-one', value, folder);
  await truncate(join(folder, 'pages'), 20);
  expect(readStored('pages', 'key-one', folder)).toBeUndefined();
});

test('what another process is just writing is not disturbed', async () => {
  await mkdir(join(folder, 'pages.draft'), { recursive: true });
  await mkdir(join(folder, `pages.${process.pid + 1}.draft`));
  store('pages', 'key-one', value, folder);
  expect(readStored('pages', 'key-one', folder)).toStrictEqual(value);
});
