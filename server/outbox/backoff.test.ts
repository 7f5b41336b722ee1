import { expect, test } from 'vitest';
import { retryDelayMs } from './backoff.ts';

test('delays double from five seconds to an hour', () => {
  const pauses = [1, 2, 3, 10, 11, 20].map((attempts) => retryDelayMs(attempts, () => 0));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000]);
});

test('jitter adds up to half of the delay, and never exceeds the hour', () => {
  expect(retryDelayMs(1, () => 1)).toBe(7_500);
  expect(retryDelayMs(20, () => 1)).toBe(3_600_000);
});
