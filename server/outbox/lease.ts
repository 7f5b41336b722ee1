import { secondMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { OutboxLane } from '../db/schema.ts';
import { claimDueMessage, type HeldMessage, updateHeld } from './message-rows.ts';

/** How long after a process was killed another one takes over its messages. */
export const defaultLeaseMs = 30 * secondMs;

type Store = Pick<Context, 'database' | 'clock'>;

/** Takes the next message of a lane and leases it. */
export function takeMessage(
  { database, clock }: Store,
  lane: OutboxLane,
  leaseMs = defaultLeaseMs,
): Promise<HeldMessage | undefined> {
  const now = clock.now();
  return claimDueMessage(database, lane, { now, until: leaseEnd(now, leaseMs) });
}

/**
 * Renews the lease until it is stopped; calls back when another process may have taken the message
 * over.
 */
export function startRenewal(
  { database, clock }: Store,
  held: HeldMessage,
  leaseMs: number,
  onLost: () => void,
): () => void {
  const renew = () => updateHeld(database, held, { dueAt: leaseEnd(clock.now(), leaseMs) });
  // One renewal at a time: a slow earlier one could overwrite a later end.
  let isRenewing = false;
  const timer = setInterval(async () => {
    if (isRenewing) return;
    isRenewing = true;
    const isLeased = await renew().catch(() => false);
    isRenewing = false;
    if (!isLeased) onLost();
  }, leaseMs / 3);
  return () => clearInterval(timer);
}

const leaseEnd = (now: Date, leaseMs: number): Date => new Date(now.getTime() + leaseMs);
