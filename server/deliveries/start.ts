import { setTimeout as after } from 'node:timers/promises';
import { secondMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { attempt, type NoteWebhook, type Sender } from './attempt.ts';
import { egressOf } from './egress.ts';
import { takeDue } from './queue.ts';
import { Shares } from './shares.ts';

const pollMs = 500;
/** Time for open attempts to finish once the process is to stop. */
const defaultGraceMs = 3 * secondMs;

/** Makes the attempts that are due until it is stopped; any number of processes may run it. */
export function startDeliveries(
  context: Context,
  { noteWebhook, graceMs = defaultGraceMs }: { noteWebhook: NoteWebhook; graceMs?: number },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const interrupting = new AbortController();
  const sender = {
    egress: egressOf(context.env),
    shares: new Shares(),
    noteWebhook,
    signal: interrupting.signal,
  };
  const open = new Set<Promise<void>>();
  const deliver = async () => {
    while (!stopping.signal.aborted) {
      const begun = await beginDue(context, sender).catch((error) => {
        context.log.warn({ err: error }, 'due callbacks could not be taken');
        return [];
      });
      for (const one of begun) {
        open.add(one);
        one.finally(() => open.delete(one));
      }
      // Continues when an attempt ends, which makes room, or after half a second.
      if (begun.length === 0) await Promise.race([nextPoll(stopping.signal), ...open]);
    }
  };
  const delivering = deliver();
  return {
    stop: async () => {
      stopping.abort();
      await delivering;
      const grace = setTimeout(() => interrupting.abort(), graceMs);
      await Promise.all(open);
      clearTimeout(grace);
    },
  };
}

/** Starts the deliveries that are due and have room; the returned promises never reject. */
export async function beginDue(context: Context, sender: Sender): Promise<Promise<void>[]> {
  const { shares } = sender;
  const room = shares.room(context.clock.now().getTime());
  if (room.altogether === 0) return [];
  const taken = await takeDue(context, room);
  return taken.map((one) =>
    shares
      .hold(one.delivery, () => attempt(context, one, sender))
      .catch((error) => context.log.warn({ err: error }, 'a callback could not be delivered')),
  );
}

const nextPoll = (signal: AbortSignal): Promise<void> =>
  after(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
