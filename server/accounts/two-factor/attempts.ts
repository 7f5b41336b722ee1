import { dayMs, minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import { giveBack, type Limit, resetLimit, take } from '../../limits/take.ts';
import { originOf } from '../sessions/known-devices.ts';
import { type Owner, ownerKey } from '../sessions/owner.ts';

const most = 5;
const windowMs = 10 * minuteMs;
const mostOfStrangersPerDay = 100;

export type Attempt = { attemptsLeft: number; retryAt: string | null };

/** What a right one answers, and one that needs no count. */
export const uncounted: Attempt = { attemptsLeft: most, retryAt: null };

/**
 * Counts before anything is compared. Like those of passwords, tries count by account and where they
 * come from; `allowed` false means that this one is not even looked at. A right one calls `forget`:
 * it makes those before it meaningless.
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
  const strangers: Limit = { key, limit: mostOfStrangersPerDay, windowMs: dayMs };
  const forget = async () => {
    await resetLimit(database, own);
    if (!origin.known) await giveBack(database, strangers, now);
  };
  let attemptsLeft = most;
  // The narrow one first: what it refuses uses up nothing of the day.
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
