import { secondMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { OutboxLane } from '../db/schema.ts';
import { claimDueMessage, type HeldMessage, updateHeld } from './message-rows.ts';

/** So long after a process was killed another one takes its messages over. */
export const usualLeaseMs = 30 * secondMs;

type Store = Pick<Context, 'database' | 'clock'>;

/** The next message of a lane, held for the length of a lease. */
export function takeMessage(
  { database, clock }: Store,
  lane: OutboxLane,
  leaseMs = usualLeaseMs,
): Promise<HeldMessage | undefined> {
  const now = clock.now();
  return claimDueMessage(database, lane, { now, until: leaseEnd(now, leaseMs) });
}

/** Renews the lease in good time until it is told to stop; says when it may be somebody else's. */
export function keepMessage(
  { database, clock }: Store,
  held: HeldMessage,
  leaseMs: number,
  onLost: () => void,
): () => void {
  const renew = () => updateHeld(database, held, { dueAt: leaseEnd(clock.now(), leaseMs) });
  // One after the other: a slow one that comes last would shorten what a later one made longer.
  let isRenewing = false;
  const timer = setInterval(async () => {
    if (isRenewing) return;
    isRenewing = true;
    const isOurs = await renew().catch(() => false);
    isRenewing = false;
    if (!isOurs) onLost();
  }, leaseMs / 3);
  return () => clearInterval(timer);
}

const leaseEnd = (now: Date, leaseMs: number): Date => new Date(now.getTime() + leaseMs);
