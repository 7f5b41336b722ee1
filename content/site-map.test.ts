import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { isSharedPath, localeOfPath, pageIds, pagePath } from './site-map.ts';

/** Only the files below may define the beginning of a path. */
const owners = ['content/site-map.ts', 'content/docs/paths.ts'];

test('nothing else concatenates the path of a page', () => {
  const files = globSync('{app,content,server,scripts}/**/*.{ts,tsx,js}').filter(
    (file) => !/\.(test|generated)\.tsx?$/.test(file) && !owners.includes(file),
  );
  const glued = files.flatMap((file) =>
    (
      readFileSync(file, 'utf8').match(
        /(['"`}])\/(zh|client|document|service-status|403)\b(?!_)/g,
      ) ?? []
    ).map((found) => `${file}: ${found}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(glued).toEqual([]);
});

test.each(['/client', '/client/wrong', '/client/console/home/x'])(
  'a wrong path of the console belongs to both languages: %s',
  (path) => {
    expect(isSharedPath(path)).toBe(true);
    expect(isSharedPath(path.replace('client', 'clients'))).toBe(false);
  },
);

test.each(locales)('every path of one language is read as %s where it is', (locale) => {
  const own = pageIds.map((page) => pagePath(page, locale)).filter((path) => !isSharedPath(path));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((path) => localeOfPath(path) !== locale)).toEqual([]);
});
