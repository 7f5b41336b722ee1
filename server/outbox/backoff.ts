import { hourMs, secondMs } from '#contract/time-units.ts';

const firstMs = 5 * secondMs;
const longestMs = hourMs;

/** With the delays below this spans about ten hours. */
export const maxAttempts = 20;

/** Five seconds, doubling up to an hour, with random jitter so that retries spread out. */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number {
  const doubled = firstMs * 2 ** (attempts - 1);
  return Math.round(Math.min(longestMs, doubled * (1 + random() / 2)));
}
