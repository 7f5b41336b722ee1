import { expect, it } from 'vitest';
import { asMoment, isNoTime, readTypedTime } from './typed-time.ts';

const now = Date.parse('2026-11-19T17:39:20Z');

it.each([
  ['9:05', '2026-11-19T09:05:00.000Z'],
  ['09:05', '2026-11-19T09:05:00.000Z'],
  [' 17：39 ', '2026-11-19T17:39:00.000Z'],
  ['23:50', '2026-11-18T23:50:00.000Z'],
  ['2026-11-17 23:50', '2026-11-17T23:50:00.000Z'],
])('reads %s as %s', (typed, moment) => {
  expect(readTypedTime(typed, now)).toBe(moment);
});

it.each(['1650', '16.5o', '24:00', '9:5', '2026-02-30 10:00', '2026-11-18'])(
  'keeps %s, which is no time, as it was typed',
  (typed) => {
    const value = readTypedTime(typed, now);
    expect(value).toBe(typed);
    expect(isNoTime(value)).toBe(true);
    expect(asMoment(value)).toBeNull();
  },
);
