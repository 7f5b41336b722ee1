import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#contract/time-units.ts';
import type { BalanceView } from '#contract/usage.ts';
import { forecastOf } from './forecast.ts';

const now = Date.parse('2026-11-18T14:40:00Z');

const view: BalanceView = {
  currency: 'USD',
  balance: '128.5000',
  credit: '500.0000',
  asOf: '2026-11-18T14:40:00Z',
  pacePerDay: '7.1000',
  paceOfDays: 14,
  alert: { below: '50.0000', since: null, employees: [] },
  recipients: [],
  candidates: [],
};

const forecast = (changes: Partial<BalanceView>, at = now) =>
  forecastOf({ ...view, ...changes }, at);
const stopsOf = (changes: Partial<BalanceView>) =>
  forecast(changes).stops.map(({ id, amount, when }) => [id, amount, when?.slice(0, 10)]);

test('a balance is spent at an even pace: alert, end, then the credit', () => {
  expect(forecast({}).days).toBeCloseTo(18.1, 1);
  expect(stopsOf({})).toEqual([
    ['today', 128.5, undefined],
    ['alert', 50, '2026-11-29'],
    ['used', 0, '2026-12-06'],
    ['credit', 500, undefined],
  ]);
});

test('distances are days: the alert has its share of the way to the end', () => {
  const [, alert, used] = forecast({}).stops;
  expect((alert?.share ?? 0) / (used?.share ?? 1)).toBeCloseTo(78.5 / 128.5, 2);
});

test.each(['128.4900', '0.0100'])('an alert at %s keeps its distance from both ends', (below) => {
  const stops = forecast({ alert: { ...view.alert, below } }).stops;
  const shares = stops.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted());
  for (const [place, share] of shares.slice(1).entries())
    expect(share - (shares[place] ?? 0)).toBeGreaterThanOrEqual(0.15);
});

test('the pace counts from the moment the balance was true', () => {
  const { days } = forecast({}, now + 12 * hourMs);
  expect(days).toBeCloseTo(18.1 - 0.5, 1);
  expect(forecast({}, now + 12 * hourMs).stops[2]?.when?.slice(0, 10)).toBe('2026-12-06');
});

test('without credit the line ends with the balance', () => {
  expect(forecast({ credit: '0.0000' }).stops.at(-1)).toMatchObject({ id: 'used', share: 1 });
});

test('more than a year is not counted in days', () => {
  const { days, stops } = forecast({ pacePerDay: '0.3000' });
  expect(days).toBe(Number.POSITIVE_INFINITY);
  expect(stops.map(({ when }) => when?.slice(0, 10))).toEqual([
    undefined,
    '2027-08-07',
    'later',
    undefined,
  ]);
});

test('a spent balance lasts for no negative time', () => {
  expect(forecast({ balance: '0.1000' }, now + 20 * hourMs).days).toBe(0);
});

describe('there is no forecast', () => {
  test.each([
    ['with too few days', { pacePerDay: null }, 'early'],
    ['without spend', { pacePerDay: '0.0000' }, 'early'],
    ['when nobody says as of when', { asOf: null }, 'unknown'],
    ['after 24 hours', { asOf: new Date(now - dayMs - 1).toISOString() }, 'late'],
  ] as const)('%s', (_, changes, why) => {
    const found = forecast(changes);
    expect(found).toMatchObject({ unforeseen: why, days: undefined });
    expect(found.stops.some(({ when }) => when)).toBe(false);
  });

  test('but after 24 hours exactly there still is one', () => {
    expect(forecast({ asOf: new Date(now - dayMs).toISOString() }).unforeseen).toBeUndefined();
  });
});

test('below the alert, the alert is no longer ahead', () => {
  const since = '2026-11-17T03:00:00Z';
  const found = forecast({ balance: '42', alert: { ...view.alert, since } });
  expect(found.below).toEqual({ amount: 50, since });
  expect(found.stops.map(({ id }) => id)).toEqual(['today', 'used', 'credit']);
});

test('a negative balance uses the credit', () => {
  const found = forecast({ balance: '-20.0000' });
  expect(found).toMatchObject({ room: 'credit', left: 480 });
  expect(found.days).toBeCloseTo(67.6, 1);
  expect(found.stops).toMatchObject([{ id: 'today' }, { id: 'credit', amount: -500 }]);
});

test.each([
  ['-500.0000', '500.0000'],
  ['-612.0000', '500.0000'],
  ['0.0000', '0.0000'],
])('balance %s of credit %s leaves nothing', (balance, credit) => {
  expect(forecast({ balance, credit })).toMatchObject({ room: 'none', left: 0, days: undefined });
});
