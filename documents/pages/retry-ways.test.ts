import { expect, test } from 'vitest';
import { documentWords } from '#content/interface/document.ts';
import { locales } from '#contract/locale.ts';
import { readErrors } from '../api/errors.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { retryWays } from './retry-ways.ts';

const errors = readErrors();

test('each way has common and SMS codes that require it, as in the list', () => {
  const ways = retryWays(errors, 'en');
  expect(ways.map(({ retry }) => retry)).toEqual(['no', 'wait', 'later', 'ask']);
  for (const { retry, codes } of ways) {
    expect(codes.length).toBeGreaterThan(1);
    for (const { code } of codes)
      expect(errors.find((error) => error.code === code)?.retry, String(code)).toBe(retry);
  }
  const named = ways.flatMap(({ codes }) => codes.map(({ code }) => code));
  expect(named).toEqual(expect.arrayContaining([1001, 1301, 1201, 1105, 2001, 2010]));
});

test('a code that changes its way moves there, and links to the list of all codes', () => {
  const changed = errors.map((error) =>
    error.code === 1001 ? { ...error, retry: 'later' as const } : error,
  );
  const later = retryWays(changed, 'zh').find(({ retry }) => retry === 'later');
  expect(later?.codes[0]).toEqual({
    code: 1001,
    path: '/document/general/error-codes#error-1001',
  });
});

test('a code that never refuses a whole request is not an example', () => {
  const inside = errors.find((error) => error.inside && !error.product);
  if (!inside) throw new Error('There is none.');
  expect(retryWays([inside], 'en').every(({ codes }) => codes.length === 0)).toBe(true);
});

test.each(
  locales.flatMap((locale) =>
    ['general/conventions', 'general/error-codes'].map((id) => ({ locale, id })),
  ),
)('$id calls the four ways as the lists of codes do ($locale)', ({ locale, id }) => {
  const text = allManuscripts()[locale].find((one) => one.id === id)?.text ?? '';
  for (const name of Object.values(documentWords[locale].retries)) expect(text).toContain(name);
});
