import { expect, test } from 'vitest';
import { everything, filterOf, inputOf, isNarrowed, searchFor } from './usage-filter.ts';

test('the address says what is filtered, and back', () => {
  const search = '?env=sandbox&range=2026-10&product=sms&country=VN&key=AKLIVE1&day=2026-10-07';
  expect(filterOf(search)).toEqual({
    environment: 'sandbox',
    range: '2026-10',
    product: 'sms',
    country: 'VN',
    key: 'AKLIVE1',
    day: '2026-10-07',
  });
  expect(searchFor(filterOf(search))).toBe(search);
});

test('defaults are not in the address', () => {
  expect(filterOf('')).toEqual(everything);
  expect(searchFor(filterOf('?env=live&range=30'))).toBe('');
  expect(inputOf(everything)).toEqual({ environment: 'live', range: '30' });
});

test.each([
  '?env=production',
  '?range=31',
  '?range=2026-13',
  '?range=all',
  '?country=vn',
  '?country=VNM',
  '?product=SMS%20OTP',
  `?product=${'a'.repeat(41)}`,
  '?key=a%20b',
  '?day=2026-02-30',
  '?day=2026-11-1',
  '?day=yesterday',
  '?unknown=1',
])('%s is left at its default', (search) => {
  expect(filterOf(search)).toEqual(everything);
});

test('environment and range do not narrow the figures down', () => {
  expect(isNarrowed(filterOf('?env=sandbox&range=7'))).toBe(false);
  expect(isNarrowed(filterOf('?day=2026-11-18'))).toBe(true);
});
