import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/locale.ts';
import { searchIndex } from '#documents/files/write-search.ts';
import { type Answer, makeSearch } from './search-documents.ts';

describe.each(locales)('what readers type (%s)', (locale) => {
  const search = makeSearch(searchIndex(locale));

  test('the right document is among the first three', () => {
    const queries = readQueries('queries', locale);
    expect(queries.length).toBeGreaterThanOrEqual(100);
    const missed = missing(queries, search, 3);
    expect(missed.length / queries.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('a need in the reader’s own words is met first or among the first three', () => {
    const queries = readQueries('needs', locale);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const late = missing(queries, search, 1);
    const missed = missing(queries, search, 3);
    expect(missed.length / queries.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
    expect(late.length / queries.length, late.join('\n')).toBeLessThanOrEqual(0.15);
    const unmet = queries.filter(({ query }) => ranked(search(query)).length === 0);
    expect(unmet).toEqual([]);
  });
});

type Query = { query: string; right: string[] };

/** Each line of a list: its kind, what is typed, and what answers it. */
function readQueries(list: string, locale: Locale): Query[] {
  const file = join(process.cwd(), `tests/search/${list}-${locale}.txt`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, query, answers] = /^\w+: (.*) => (.*)$/.exec(line) ?? [];
      return query && answers ? [{ query, right: answers.split(' ') }] : [];
    });
}

const missing = (queries: Query[], search: (query: string) => Answer, within: number): string[] =>
  queries.flatMap(({ query, right }) => {
    const found = ranked(search(query)).slice(0, within);
    const isMet = found.some((names) => names.some((name) => right.includes(name)));
    return isMet ? [] : [`${query}: ${found.map(([name]) => name).join(' ')}`];
  });

/** Every answer in its order, by all names that it goes by, the narrowest first. */
function ranked({ exact, hits }: Answer): string[][] {
  const places = hits.map(({ document, anchor }) => [
    `${document}#${anchor}`,
    anchor.replace(/^error-/, 'error:'),
    document,
  ]);
  if (!exact) return places;
  const name = 'code' in exact ? `error:${exact.code}` : `field:${exact.name}`;
  return [[name], ...places];
}
