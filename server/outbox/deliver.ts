import { setTimeout as after } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { serverEvents } from '../events.ts';
import { type Attempt, attempt, Cut, type Delivery } from './attempt.ts';
import { defaultLeaseMs, startRenewal } from './lease.ts';
import { type HeldMessage, updateHeld } from './message-rows.ts';
import type { Transports } from './transport.ts';

export type HandOver = {
  ended: Promise<Delivery>;
  /** Ends the attempt, unless the other side may already have taken the message. */
  cut(): void;
  /** Ends the attempt even while it waits for the other side's confirmation. */
  leave(): void;
};

/**
 * Sends a message that this process holds a lease on, and renews the lease meanwhile; no
 * transaction is open. The outcome is stored if the lease is still held.
 */
export function deliver(
  context: Context,
  transports: Transports,
  held: HeldMessage,
  leaseMs = defaultLeaseMs,
): HandOver {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (why: Cut['why']) => ending.abort(new Cut(why));
  let isGiven = false;
  const cut = (why: Cut['why']) => {
    if (!isGiven) end(why);
  };
  const given = () => {
    isGiven = true;
  };
  const stopRenewal = startRenewal(context, held, leaseMs, () => cut('lost'));
  return {
    ended: attempt(held, transports, { given, signal }, context.clock)
      .then((result) => settle(context, held, result, { signal, leaseMs }))
      .finally(stopRenewal),
    cut: () => cut('stopped'),
    leave: () => end('unconfirmed'),
  };
}

type RetryWindow = { signal: AbortSignal; leaseMs: number };

async function settle(
  { database, log }: Context,
  held: HeldMessage,
  { delivery, change, reason }: Attempt,
  retryWindow: RetryWindow,
): Promise<Delivery> {
  const write = () => updateHeld(database, held, { ...change, heldBy: null });
  const isLeased = !change || (await retryUntilWritten(write, retryWindow));
  const { id, template, lane, attempts } = held;
  const facts = { message: id, template, lane, attempt: attempts + 1 };
  const outcome = isLeased ? delivery : 'lost';
  serverEvents.emit('message handed over', { lane, outcome });
  if (outcome === 'sent') log.info(facts, 'message sent');
  else log.warn({ ...facts, reason }, `message: ${outcome}`);
  return outcome;
}

const betweenWritesMs = 1_000;

/** Retries to store the outcome: a short database failure must not cause a second mail. */
async function retryUntilWritten(
  write: () => Promise<boolean>,
  { signal, leaseMs }: RetryWindow,
): Promise<boolean> {
  const deadlineMs = performance.now() + leaseMs;
  for (;;)
    try {
      return await write();
    } catch (error) {
      if (signal.aborted || performance.now() > deadlineMs) throw error;
      await after(betweenWritesMs, undefined, { signal }).catch(() => undefined);
    }
}
