import { expect, test } from 'vitest';
import { secondsToName } from './seconds-to-name.ts';

test.each([
  [100, undefined],
  [3_000, undefined],
  [10_000, undefined],
  [12_000, 10],
  [24_000, 20],
  [48_000, 50],
  [60_000, 60],
])('%i ms are announced as %s', (expectedMs, seconds) => {
  expect(secondsToName(expectedMs)).toBe(seconds);
});
