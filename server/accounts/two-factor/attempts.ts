import { dayMs, minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import { giveBack, type Limit, resetLimit, take } from '../../limits/take.ts';
import { originOf } from '../sessions/known-devices.ts';
import { type Owner, ownerKey } from '../sessions/owner.ts';

const most = 5;
const windowMs = 10 * minuteMs;
const maxOfStrangersPerDay = 100;

export type Attempt = { attemptsLeft: number; retryAt: string | null };

/** Result of a correct attempt, and of one that is not counted. */
export const uncounted: Attempt = { attemptsLeft: most, retryAt: null };

/**
 * Counts an attempt before anything is compared, per account and origin as for passwords. When
 * `allowed` is false the attempt must not be compared. A correct one calls `forget`, which resets
 * the count.
 */
export async function countAttempt(
  { database, clock }: Context,
  caller: Caller,
  owner: Owner,
  what: 'step' | 'app' | 'confirm',
): Promise<Attempt & { allowed: boolean; forget: () => Promise<void> }> {
  const now = clock.now();
  const origin = await originOf(database, caller, owner);
  const key = `${what}-attempt:${ownerKey(owner)}`;
  const own: Limit = { key: `${key}:${origin.name}`, limit: most, windowMs };
  const strangers: Limit = { key, limit: maxOfStrangersPerDay, windowMs: dayMs };
  const forget = async () => {
    await resetLimit(database, own);
    if (!origin.known) await giveBack(database, strangers, now);
  };
  let attemptsLeft = most;
  // Narrow limit first: what it refuses does not count towards the daily one.
  for (const limit of origin.known ? [own] : [own, strangers]) {
    const taken = await take(database, [limit], now);
    if (!taken.allowed) {
      const retryAt = new Date(now.getTime() + taken.retryAfterMs).toISOString();
      return { allowed: false, attemptsLeft: 0, retryAt, forget };
    }
    attemptsLeft = Math.min(attemptsLeft, taken.remaining);
  }
  const retryAt = attemptsLeft === 0 ? new Date(now.getTime() + windowMs).toISOString() : null;
  return { allowed: true, attemptsLeft, retryAt, forget };
}
