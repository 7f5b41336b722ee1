import { describe, expect, test } from 'vitest';
import type { UsageDay } from '#contract/usage.ts';
import { layersOf } from './layers.ts';
import { daysBetween, openDay, periodsOf } from './periods.ts';

const today = '2026-11-18';
const completeUntil = '2026-11-18T14:40:00Z';

const row = (product: string, count: number, price: string) => ({
  product,
  ...{ count, segments: count, delivered: count - 1, failed: 1, used: 0, price },
});
const dayOf = (day: string, count = 10): UsageDay => ({
  day,
  products: [row('sms', count, '2.5000'), row('voice', 1, '1.2500')],
});

const layers = layersOf(['sms', 'voice'], 'live');
const options = { layers, measure: 'price', today } as const;
const month = { from: '2026-10-20', to: today, completeUntil };

test('each day of the range is one, with the values of its layers', () => {
  const periods = periodsOf({ ...month, days: [dayOf('2026-11-17')] }, options);
  expect(periods).toHaveLength(30);
  expect(periods[28]).toMatchObject({
    from: '2026-11-17',
    values: [2.5, 1.25],
    sum: 3.75,
    isOpen: false,
    total: { count: 11, price: '3.7500', delivered: 9, failed: 2 },
  });
  expect(periods[27]).toMatchObject({ sum: 0, isOpen: false, isUnknown: false });
});

test('the volume counts instead of adding up prices', () => {
  const periods = periodsOf(
    { ...month, days: [dayOf('2026-11-17')] },
    { ...options, measure: 'count' },
  );
  expect(periods[28]).toMatchObject({ values: [10, 1], sum: 11 });
});

describe('90 days', () => {
  const range = { from: '2026-08-21', to: today, completeUntil };

  test('are weeks from Monday to Sunday, the first and last cut off', () => {
    const periods = periodsOf({ ...range, days: [] }, options);
    expect(periods.map(({ from, to }) => [from, to]).slice(0, 2)).toEqual([
      ['2026-08-21', '2026-08-23'],
      ['2026-08-24', '2026-08-30'],
    ]);
    expect(periods.at(-1)).toMatchObject({ from: '2026-11-16', to: today, isOpen: true });
    expect(periods).toHaveLength(14);
  });

  test('have the sum of their days', () => {
    const days = ['2026-11-09', '2026-11-12', '2026-11-15'].map((day) => dayOf(day));
    expect(periodsOf({ ...range, days }, options).at(-2)?.sum).toBe(11.25);
  });

  test('expect of this week what is there and the rest of today', () => {
    const days = daysBetween('2026-11-11', '2026-11-17').map((day) => dayOf(day));
    const last = periodsOf({ ...range, days }, options).at(-1);
    expect(last).toMatchObject({ sum: 7.5, expected: 11.25 });
  });
});

describe('today', () => {
  const before = daysBetween('2026-11-08', '2026-11-17').map((day) => dayOf(day));

  test('is expected to come to the mean of the last seven full days', () => {
    const part: UsageDay = { day: today, products: [row('sms', 3, '1.0000')] };
    const last = periodsOf({ ...month, days: [...before, part] }, options).at(-1);
    expect(last).toMatchObject({ isOpen: true, sum: 1, expected: 3.75 });
  });

  test('that is already above is expected to stay', () => {
    const part: UsageDay = { day: today, products: [row('sms', 90, '9.0000')] };
    expect(periodsOf({ ...month, days: [...before, part] }, options).at(-1)?.expected).toBe(9);
  });

  test('days without traffic count, those before the first do not', () => {
    const days = [dayOf('2026-11-14')];
    expect(periodsOf({ ...month, days }, options).at(-1)?.expected).toBe(3.75 / 4);
  });

  test('is not expected from two full days', () => {
    const days = ['2026-11-16', '2026-11-17'].map((day) => dayOf(day));
    expect(periodsOf({ ...month, days }, options).at(-1)?.expected).toBeUndefined();
  });

  test('is not in a month that is over', () => {
    const range = { from: '2026-10-01', to: '2026-10-31', completeUntil };
    const periods = periodsOf({ ...range, days: [dayOf('2026-10-07')] }, options);
    expect(periods).toHaveLength(31);
    expect(periods.some(({ isOpen, expected }) => isOpen || expected !== undefined)).toBe(false);
  });
});

test('hours that are not reported are not zero', () => {
  const late = { ...month, completeUntil: '2026-11-16T22:10:00Z' };
  const periods = periodsOf({ ...late, days: [dayOf('2026-11-16')] }, options).slice(-4);
  expect(periods.map(({ isOpen, isUnknown }) => [isOpen, isUnknown])).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [true, true],
  ]);
  const quiet = periodsOf({ ...month, days: [] }, options).at(-1);
  expect(quiet).toMatchObject({ isOpen: true, isUnknown: false, sum: 0 });
  expect(openDay(null, today)).toBe(today);
  expect(openDay('2026-11-19T00:00:00Z', today)).toBe(today);
});

describe('layers', () => {
  const looksOf = (products: string[], environment: 'live' | 'sandbox') =>
    layersOf(products, environment).map(({ look, products: own }) => [look, own.join()]);

  test('a fifth product and more are one layer', () => {
    expect(looksOf(['a', 'b', 'c', 'd', 'e', 'f'], 'live')).toEqual([
      ['hot', 'a'],
      ['ink', 'b'],
      ['hatch', 'c'],
      ['grey', 'd'],
      ['open', 'e,f'],
    ]);
  });

  test('the sandbox is never hot', () => {
    expect(looksOf(['a', 'b', 'c', 'd', 'e'], 'sandbox')).toEqual([
      ['ink', 'a'],
      ['hatch', 'b'],
      ['grey', 'c'],
      ['open', 'd,e'],
    ]);
  });

  test('there are no more than products', () => {
    expect(looksOf(['a'], 'live')).toEqual([['hot', 'a']]);
    expect(looksOf([], 'sandbox')).toEqual([]);
  });
});
