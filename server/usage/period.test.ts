import { describe, expect, test } from 'vitest';
import { comparedPeriods, openDay, periodOf } from './period.ts';

const now = new Date('2026-11-19T14:40:00Z');

describe('a range', () => {
  test.each([
    ['7', '2026-11-13', '2026-11-19'],
    ['30', '2026-10-21', '2026-11-19'],
    ['90', '2026-08-22', '2026-11-19'],
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
  ])('%s is from %s to %s', (range, from, to) => {
    expect(periodOf(range, now)).toEqual({ from, to });
  });

  test('that is the running month ends today, one ahead has all of its days', () => {
    expect(periodOf('2026-11', now)).toEqual({ from: '2026-11-01', to: '2026-11-19' });
    expect(periodOf('2026-12', now)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    const last = new Date('2026-11-30T23:59:59Z');
    expect(periodOf('2026-11', last)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });
});

describe('full days are compared', () => {
  const compare = (range: string, open = '2026-11-19') =>
    comparedPeriods(periodOf(range, now), { month: range.length > 2, open });

  test('with the same days of the period before, without what is still running', () => {
    expect(compare('7')).toEqual({
      now: { from: '2026-11-13', to: '2026-11-18' },
      before: { from: '2026-11-06', to: '2026-11-11' },
    });
    expect(compare('90')?.before).toEqual({ from: '2026-05-24', to: '2026-08-20' });
  });

  test('of a month with the same days of the month before, or all of it', () => {
    expect(compare('2026-11')).toEqual({
      now: { from: '2026-11-01', to: '2026-11-18' },
      before: { from: '2026-10-01', to: '2026-10-18' },
    });
    expect(compare('2026-10')?.before).toEqual({ from: '2026-09-01', to: '2026-09-30' });
    expect(compare('2026-03', '2026-03-31')).toEqual({
      now: { from: '2026-03-01', to: '2026-03-30' },
      before: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(compare('2026-01', '2026-01-03')?.before).toEqual({
      ...{ from: '2025-12-01', to: '2025-12-02' },
    });
  });

  test('of one day with the day before', () => {
    const day = { from: '2026-11-18', to: '2026-11-18' };
    expect(comparedPeriods(day, { month: false, open: '2026-11-19' })).toEqual({
      now: day,
      before: { from: '2026-11-17', to: '2026-11-17' },
    });
  });

  test('and nothing where no day is full', () => {
    const today = { from: '2026-11-19', to: '2026-11-19' };
    expect(comparedPeriods(today, { month: false, open: '2026-11-19' })).toBeUndefined();
    expect(compare('7', '2026-11-13')).toBeUndefined();
    expect(compare('2026-12')).toBeUndefined();
  });
});

test('a day is open while it runs, and while it is not reported completely', () => {
  expect(openDay(now, null)).toBe('2026-11-19');
  expect(openDay(now, now)).toBe('2026-11-19');
  expect(openDay(now, new Date('2026-11-17T08:00:00Z'))).toBe('2026-11-17');
});
