import { expect, test } from 'vitest';
import type { Impact } from '#contract/incident-states.ts';
import { shownDays } from '#contract/status-days.ts';
import { affectedServices, type Incident } from './board.ts';
import { availabilityOf, dayLettersOf } from './days.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (days: number, hours = 0) =>
  new Date(now.getTime() - days * 24 * 3_600_000 - hours * 3_600_000);
const longAgo = { id: 1, recordedFrom: ago(1_000) };

type Word = [impact: Impact, at: Date];

const incident = (words: Word[], endsAt: Date | null, rest: Partial<Incident> = {}): Incident => ({
  id: 'a',
  kind: 'incident',
  title: { en: '', zh: '' },
  startsAt: words[0]?.[1] ?? now,
  endsAt,
  cancelledAt: null,
  nextUpdateAt: null,
  reportExpected: false,
  report: null,
  sample: false,
  services: affectedServices(
    words.map(([impact, from]) => ({ impacts: [{ service: 1, impact, from }] })),
  ),
  updates: [],
  ...rest,
});

test('ninety days, today last, each with its worst state', () => {
  const letters = dayLettersOf(
    longAgo,
    [
      incident([['degraded', ago(1)]], ago(0, 20)),
      incident([['outage', ago(1)]], ago(0, 23)),
      incident([['maintenance', ago(3)]], ago(2)),
      incident([['degraded', ago(200)]], ago(199)),
    ],
    now,
  );
  expect(letters).toHaveLength(shownDays);
  // The outage ended at 16:00 yesterday.
  expect(letters.slice(-5)).toBe('fmmof');
  expect(letters.slice(0, -5)).toBe('f'.repeat(85));
});

test('an open incident includes today, a planned one does not', () => {
  expect(dayLettersOf(longAgo, [incident([['degraded', ago(2)]], null)], now).slice(-3)).toBe(
    'ddd',
  );
  const planned = incident([['maintenance', ago(5)]], ago(-2), { startsAt: ago(-1) });
  expect(dayLettersOf(longAgo, [planned], now)).toBe('f'.repeat(90));
});

test('maintenance cancelled before it began leaves no trace', () => {
  const off = incident([['maintenance', ago(5)]], ago(1), {
    startsAt: ago(2),
    cancelledAt: ago(3),
  });
  expect(dayLettersOf(longAgo, [off], now)).toBe('f'.repeat(90));
});

test('a changed impact counts from the time of the change', () => {
  const worsened = incident(
    [
      ['degraded', ago(3)],
      ['outage', ago(1)],
    ],
    ago(0, 12),
  );
  expect(dayLettersOf(longAgo, [worsened], now).slice(-5)).toBe('fddof');
  expect(availabilityOf(longAgo, [worsened], now)[0]?.percent).toBe(
    Math.floor((1 - 0.5 / 90) * 10_000) / 100,
  );
});

test('days before the first recorded one have no state', () => {
  const young = { id: 1, recordedFrom: ago(2, 3) };
  expect(dayLettersOf(young, [], now)).toBe(`${'-'.repeat(87)}fff`);
  expect(availabilityOf(young, [], now)).toEqual([{ days: 90, since: '2026-02-27', percent: 100 }]);
  expect(availabilityOf({ id: 1, recordedFrom: ago(0, 23) }, [], now)).toEqual([]);
});

test('outages count towards availability, overlaps once; degradation and maintenance do not', () => {
  const hours = (impact: Word[0], from: number, to: number) =>
    incident([[impact, ago(10, -from)]], ago(10, -to));
  expect(
    availabilityOf(
      longAgo,
      [
        hours('outage', 0, 4),
        hours('outage', 2, 6),
        hours('outage', 3, 5),
        hours('degraded', 6, 12),
        hours('maintenance', 6, 12),
      ],
      now,
    ),
  ).toEqual([
    { days: 90, since: '2025-12-01', percent: Math.floor((1 - 6 / (90 * 24)) * 10_000) / 100 },
    { days: 365, since: '2025-03-01', percent: Math.floor((1 - 6 / (365 * 24)) * 10_000) / 100 },
  ]);
});

test('availability is never rounded up to 100 %', () => {
  const second = incident([['outage', ago(5)]], new Date(ago(5).getTime() + 1_000));
  expect(availabilityOf(longAgo, [second], now).map(({ percent }) => percent)).toEqual([
    99.99, 99.99,
  ]);
});
