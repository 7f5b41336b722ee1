import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { glossary, mistypings } from '#content/docs/glossary.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import type { ReasonCard } from '#content/reasons.ts';
import { pagePath } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { SearchError, SearchIndex } from '#documents/search/search-record.ts';
import { storedIndex } from '#tests/support/stored-documents.ts';
import { memoize } from './memoize.ts';
import { makeSearch } from './search-documents.ts';

describe.each(locales)('what readers type (%s)', async (locale) => {
  const index = storedIndex(locale);
  const search = await makeSearch(index);

  /** Every hit in order, by all its names, narrowest first. */
  const ranked = memoize((query: string): string[][] => {
    const { exact, reason, status, hits } = search(query);
    const codes = status?.codes ?? [];
    const places = (status?.hasOtherWords ? [...hits, ...codes] : [...codes, ...hits]).map(
      ({ document, anchor }) => [
        `${document}#${anchor}`,
        anchor.replace(/^error-/, 'error:'),
        document,
      ],
    );
    if (reason) return [namesOf(reason.card, index), ...places];
    if (!exact) return places;
    // Places in the card of the exact match are not repeated among the hits.
    const documentOf = (number: number) => index.documents[number]?.id ?? '';
    const isCode = 'code' in exact;
    const card = isCode
      ? [`error:${exact.code}`, 'general/error-codes', ...shownCalls(exact).map(documentOf)]
      : [`field:${exact.name}`, ...exact.places.map(({ document }) => documentOf(document))];
    const answered = isCode
      ? [`general/error-codes#error-${exact.code}`]
      : exact.places.map(({ document, anchor }) => `${documentOf(document)}#${anchor}`);
    return [card, ...places.filter(([name = '']) => !answered.includes(name))];
  });

  const missing = (queries: Query[], within: number): string[] =>
    queries.flatMap(({ query, right }) => {
      const found = ranked(query).slice(0, within);
      const isMet = found.some((names) => names.some((name) => right.includes(name)));
      return isMet ? [] : [`${query}: ${found.map(([name]) => name).join(' ')}`];
    });

  test.each(['queries', 'needs', 'tickets', 'questions', 'newcomers'])(
    'an example is answered among the first three unless it is marked as missed (%s)',
    (list) => {
      const examples = readQueries(`examples/${list}`, locale);
      expect(examples.length).toBeGreaterThanOrEqual(60);
      const marked = examples.filter(({ kind }) => kind === 'missed');
      expect(missing(marked, 3)).toHaveLength(marked.length);
      expect(missing(examples, 3)).toEqual(missing(marked, 3));
      expect(examples.filter(({ query }) => ranked(query).length === 0)).toEqual([]);
    },
  );

  test('an example of the list of first places is answered in the first place', () => {
    expect(missing(readQueries('examples/first', locale), 1)).toEqual([]);
  });

  test.each(gates)(
    'the search misses no more than the gate allows ($list)',
    ({ list, allowed }) => {
      const queries = readQueries(`gates/${list}`, locale);
      const { missed, late } = allowed[locale];
      const [notInThree, notFirst] = [missing(queries, 3), missing(queries, 1)];
      expect
        .soft(notInThree.length / queries.length, notInThree.join('\n'))
        .toBeLessThanOrEqual(missed);
      expect.soft(notFirst.length / queries.length, notFirst.join('\n')).toBeLessThanOrEqual(late);
    },
  );

  test('no query of a gate stands in a word list', () => {
    const known = new Set(wordListEntries(index).map(plain));
    const queries = gates.flatMap(({ list }) => readQueries(`gates/${list}`, locale));
    expect(queries.filter(({ query }) => known.has(plain(query)))).toEqual([]);
  });

  test.each([
    'ABSENT_SUBSCRIBER',
    'UNKNOWN_SUBSCRIBER',
    'HANDSET_ERROR',
    'NO_ROUTE',
    'CONTENT_REFUSED',
    'TTL_OVER',
    'NO_REPORT',
    'MAILBOX_FULL',
    'RING_TIMEOUT',
    'CHANNEL_LIMIT',
    'UNDELIV',
    'no_answer',
  ])('%s brings its card first, however it is written', (name) => {
    const words = name.replace('_', ' ').toLowerCase();
    const sentence = locale === 'en' ? `What does ${name} mean?` : `${name} 是什么意思`;
    for (const query of [name, name.toLowerCase(), words, words.replace(' ', '-'), sentence])
      expect(ranked(query)[0], query).toContain(`general/reasons#${name}`);
  });

  test('a pasted receipt brings the card of its reason, for its product', () => {
    const data = { messageId: 'm', phone: '12025550102', status: 'UNDELIV', reason: 'BLOCKED' };
    const receipt = { event: 'sms.receipt', data };
    for (const text of [JSON.stringify(receipt), JSON.stringify(receipt, null, 2)]) {
      const { reason, hits } = search(text);
      expect(reason?.card).toMatchObject({
        name: 'BLOCKED',
        path: expect.stringMatching(/#BLOCKED$/),
      });
      expect(reason?.card.cases.map(({ states }) => states)).toEqual([['UNDELIV']]);
      expect(reason?.receipt?.fields.map(({ name }) => name)).toContain('reason');
      expect(hits).toEqual([]);
    }
    const unknown = { ...receipt, data: { ...data, reason: 'NEW_REASON' } };
    expect(search(JSON.stringify(unknown)).reason?.card.name, 'by its status').toBe('UNDELIV');
  });

  test('a pasted response with an error code brings that code', () => {
    const { exact, reason } = search('{"code":1201,"msg":"","data":{"status":"failed"}}');
    expect(exact).toMatchObject({ code: 1201 });
    expect(reason).toBeUndefined();
    const success = search('{"code":0,"msg":"ok","data":{"status":"stalled","reason":"NO_LINES"}}');
    expect(success.reason?.card.name).toBe('NO_LINES');
  });

  test('the fields that can have a reason are listed with its card', () => {
    const { reason, hits } = search('HANDSET_ERROR');
    expect(reason?.places.map(({ document }) => document)).toContain('sms/receipt-callback');
    expect(hits).toEqual([]);
    expect(search('ABSENT_SUBSCRIBER').hits.map(({ anchor }) => anchor)).toContain('states');
  });

  test('a query about nothing documented has no hits', () => {
    expect(ranked('purple giraffe')).toEqual([]);
    expect(ranked('qqqqqqqqqqqq')).toEqual([]);
  });

  test('a stop word is searched when it is the whole query', () => {
    expect(ranked(locale === 'en' ? 'user' : '用户')).not.toEqual([]);
  });

  test('an HTTP status lists its error codes before the hits in the text', () => {
    const codes = index.errors.filter(({ status }) => status === 401).map(({ code }) => code);
    const first = ranked('HTTP 401').slice(0, codes.length);
    expect(first.map(([, name]) => name)).toEqual(codes.map((code) => `error:${code}`));
  });

  test('an error code lists the calls that return it, and further help', () => {
    const { exact } = search('1102');
    expect(exact).toMatchObject({ code: 1102, status: 401 });
    if (!exact || !('code' in exact)) throw new Error('1102 is not answered.');
    const calls = exact.calls.map((call) => index.documents[call]?.id);
    expect(calls).toContain('sms/mt-sending-v2');
    expect(calls).toContain('sms/mt-sending');
    expect(calls).not.toContain('sms/receipt-callback');
    const help = exact.help.map(({ path }) => path);
    expect(help[0]).toBe(`${pagePath('workbench', locale)}#signature`);
    expect(help.map((path) => path.split('#')[1])).toContain('examples');
  });

  test('the workbench is found by its name, and its parts by what they do', () => {
    const first = (query: string) => search(query).hits[0]?.path;
    const { name, tabs } = workbenchWords[locale];
    expect(first(name)).toBe(pagePath('workbench', locale));
    expect(first(tabs.signature)).toBe(`${pagePath('workbench', locale)}#signature`);
  });
});

/** The card of a status or reason, which leads to the documents of its products. */
const namesOf = ({ name, cases }: ReasonCard, { documents }: SearchIndex): string[] => [
  `general/reasons#${name}`,
  'general/reasons',
  ...cases
    .flatMap(({ products }) => products.map(({ path }) => path.split('#')[0]))
    .flatMap((path) => documents.find((document) => document.path === path)?.id ?? []),
];

/** The calls that the card of an error code shows without a fold. */
const shownCalls = ({ calls }: SearchError): number[] => (calls.length > 5 ? [] : calls);

/**
 * The share of queries without a right answer among the first three (`missed`) and in the first
 * place (`late`). The held-out list is never tuned for; its shares are what the search reached on
 * 2026-11-18. Lower them when the search gets better.
 */
const gates = [
  {
    list: 'pages',
    allowed: { en: { missed: 0.05, late: 0.17 }, zh: { missed: 0.05, late: 0.17 } },
  },
  {
    list: 'products',
    allowed: { en: { missed: 0.05, late: 0.15 }, zh: { missed: 0.05, late: 0.15 } },
  },
  {
    list: 'newcomers',
    allowed: { en: { missed: 0.05, late: 0.2 }, zh: { missed: 0.05, late: 0.2 } },
  },
  {
    list: 'held-out',
    allowed: { en: { missed: 8 / 70, late: 19 / 70 }, zh: { missed: 12 / 70, late: 20 / 70 } },
  },
];

/** Texts written for the search: glossary, everyday words, keywords of documents and codes. */
const wordListEntries = ({ sections, errors, everyday }: SearchIndex): string[] => [
  ...glossary.flat(),
  ...Object.keys(mistypings),
  ...[...sections, ...errors].flatMap(({ keywords }) => keywords.split(', ')),
  ...everyday.flat().flatMap((words) => words.split(', ')),
];

/** Ignores case, spaces and punctuation. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

type Query = { kind: string; query: string; right: string[] };

/** The lines of a list: kind, query, and expected hits. */
function readQueries(list: string, locale: Locale): Query[] {
  const file = join(process.cwd(), `tests/search/${list}-${locale}.txt`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind, query, answers] = /^(\w+): (.*) => (.*)$/.exec(line) ?? [];
      return kind && query && answers ? [{ kind, query, right: answers.split(' ') }] : [];
    });
}
