import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { isOfDays, placeOn, timeAxis } from './time-axis.ts';

const at = (text: string) => Date.parse(`2026-11-18T${text}Z`);
const times = (labels: number[]) => labels.map((ms) => new Date(ms).toISOString().slice(11, 16));

test('begins at a round time and has at most six labels', () => {
  const axis = timeAxis(at('09:04'), at('10:20:10'), 0);
  expect(times(axis.labels)).toEqual(['09:00', '09:20', '09:40', '10:00', '10:20']);
  expect(placeOn(axis, at('09:00'))).toBe(0);
  expect(placeOn(axis, at('10:20:10'))).toBe(100);
});

test.each([1, 7, 23, 59, 61, 150, 700, 1_440])('of %i minutes', (minutes) => {
  const from = at('09:04');
  const { start, labels } = timeAxis(from, from + minutes * 60_000, 0);
  expect(start).toBeLessThanOrEqual(from);
  expect(labels.length).toBeGreaterThanOrEqual(1);
  expect(labels.length).toBeLessThanOrEqual(6);
});

test('is round in the zone of the reader', () => {
  const { labels } = timeAxis(at('00:40'), at('08:00'), 5.5 * hourMs);
  expect(times(labels)).toEqual(['00:30', '02:30', '04:30', '06:30']);
});

test('longer than a day it has days, however long', () => {
  for (const days of [2, 9, 400]) {
    const axis = timeAxis(at('09:04'), at('09:04') + days * dayMs, 0);
    expect(isOfDays(axis)).toBe(true);
    expect(axis.labels.every((label) => label % dayMs === 0)).toBe(true);
    expect(axis.labels.length).toBeLessThanOrEqual(6);
  }
});

test('an incident that began this minute has a place for it', () => {
  const axis = timeAxis(at('09:00'), at('09:00'), 0);
  expect(placeOn(axis, at('09:00'))).toBe(100);
});
