import { hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import type { Database } from '../db/database.ts';
import { networkOf } from '../http/network-of.ts';
import { addToCounter, type Counter, readCounter } from '../limits/counter.ts';

/**
 * Milliseconds that a calculation takes on a phone: short beside a puzzle, longer in place of one.
 */
export const prices = { withPuzzle: 100, withoutPuzzle: 3 * secondMs } as const;

const longestMs = minuteMs;

/** The price of a calculation for a client: doubled by each recent failure in its network. */
export async function priceFor(
  database: Database,
  address: string,
  least: number,
  now: Date,
): Promise<number> {
  const failures = await readCounter(database, failuresFrom(address), now);
  return Math.min(longestMs, least * 2 ** failures);
}

/** Success does not lower the price, or a script that sometimes succeeds would never pay. */
export const countFailure = (database: Database, address: string, now: Date): Promise<void> =>
  addToCounter(database, failuresFrom(address), now);

const failuresFrom = (address: string): Counter => ({
  key: `captcha:failed:${networkOf(address)}`,
  windowMs: hourMs,
});
