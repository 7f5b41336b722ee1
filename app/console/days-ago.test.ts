import { expect, test } from 'vitest';
import { daysAgo } from './days-ago.ts';

const at = (text: string) => new Date(text);

test.each([
  ['2026-11-16T00:00', 0],
  ['2026-11-16T23:59', 0],
  ['2026-11-15T23:59', 1],
  ['2026-11-15T00:00', 1],
  ['2026-11-14T23:59', 2],
  ['2025-11-16T12:00', 365],
])('%s is %i midnights ago', (moment, days) => {
  expect(daysAgo(at(moment).toISOString(), at('2026-11-16T12:00'))).toBe(days);
});

test('a day with a daylight saving change is one day', () => {
  expect(daysAgo(at('2026-03-29T00:30').toISOString(), at('2026-03-30T00:10'))).toBe(1);
  expect(daysAgo(at('2026-10-25T00:30').toISOString(), at('2026-10-26T23:50'))).toBe(1);
});
