import { setTimeout as after } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { serverEvents } from '../events.ts';
import { type Attempt, attempt, Cut, type Delivery } from './attempt.ts';
import { keepMessage, usualLeaseMs } from './lease.ts';
import { type HeldMessage, updateHeld } from './message-rows.ts';
import type { Transports } from './transport.ts';

export type HandOver = {
  ended: Promise<Delivery>;
  /** Ends it, unless the other side may have taken the message already. */
  cut(): void;
  /** Ends it, even while the other side's word is waited for. */
  leave(): void;
};

/**
 * Hands over a message that this process holds. No transaction is open meanwhile: the lease is
 * renewed, and what came of it is written down if the message is still ours.
 */
export function deliver(
  context: Context,
  transports: Transports,
  held: HeldMessage,
  leaseMs = usualLeaseMs,
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
  const stopKeeping = keepMessage(context, held, leaseMs, () => cut('lost'));
  return {
    ended: attempt(held, transports, { given, signal }, context.clock)
      .then((result) => settle(context, held, result, { signal, leaseMs }))
      .finally(stopKeeping),
    cut: () => cut('stopped'),
    leave: () => end('unconfirmed'),
  };
}

type Patience = { signal: AbortSignal; leaseMs: number };

async function settle(
  { database, log }: Context,
  held: HeldMessage,
  { delivery, change, reason }: Attempt,
  patience: Patience,
): Promise<Delivery> {
  const write = () => updateHeld(database, held, { ...change, heldBy: null });
  const isOurs = !change || (await untilWritten(write, patience));
  const { id, template, lane, attempts } = held;
  const facts = { message: id, template, lane, attempt: attempts + 1 };
  const outcome = isOurs ? delivery : 'lost';
  serverEvents.emit('message handed over', { lane, outcome });
  if (outcome === 'sent') log.info(facts, 'message sent');
  else log.warn({ ...facts, reason }, `message: ${outcome}`);
  return outcome;
}

const betweenWritesMs = 1_000;

/** A database that is away for a moment must not make us send again what was sent. */
async function untilWritten(
  write: () => Promise<boolean>,
  { signal, leaseMs }: Patience,
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
