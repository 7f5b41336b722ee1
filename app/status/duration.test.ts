import { expect, test } from 'vitest';
import { writeDuration } from './duration.ts';

const words = { days: '{count} d', hours: '{count} h', minutes: '{count} min' };

test.each([
  [0, '1 min'],
  [20_000, '1 min'],
  [42 * 60_000, '42 min'],
  [60 * 60_000, '1 h'],
  [65 * 60_000, '1 h 5 min'],
  [24 * 60 * 60_000 + 5 * 60_000, '1 d'],
  [51 * 60 * 60_000, '2 d 3 h'],
])('%i ms are %s', (ms, written) => {
  expect(writeDuration(ms, words)).toBe(written);
});
