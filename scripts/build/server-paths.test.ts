import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageIds, pagePath } from '#content/site-map.ts';
import { feedPath, jsonPaths, oneClickPath } from '#content/status/feeds.ts';
import { locales } from '#contract/locale.ts';
import { documentationPages } from '#documents/files/files.ts';
import { serverPaths } from './server-paths.ts';

const prefixes = await serverPaths();
/** Matches a path as the development server does. */
const goesToServer = (path: string) =>
  prefixes.some((prefix) =>
    prefix.startsWith('^') ? new RegExp(prefix).test(path) : path.startsWith(prefix),
  );

test('every call of the contract reaches the server in development', () => {
  const files = globSync('contract/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const defined = sources.flatMap((source) => source.match(/(?<=\bpath: ')\/[^']+/g) ?? []);
  expect(defined.length).toBeGreaterThan(30);
  expect(defined.filter((path) => !goesToServer(path))).toEqual([]);
});

test('so do feeds, status files, unsubscription and the inbox', () => {
  const paths = [
    ...locales.map((locale) => feedPath('atom', locale)),
    ...Object.values(jsonPaths),
    oneClickPath,
    '/dev/inbox/style.css',
  ];
  expect(paths.filter((path) => !goesToServer(path))).toEqual([]);
});

test('no page does', () => {
  const pages = locales.flatMap((locale) => pageIds.map((page) => pagePath(page, locale)));
  expect([...pages, ...documentationPages(), '/dev/gallery'].filter(goesToServer)).toEqual([]);
});
