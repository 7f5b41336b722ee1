import { setTimeout as after } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { deliverNext } from './deliver.ts';
import { chooseTransports } from './transports/choose.ts';

const pollMs = 1_000;
const lanes = 2;
const stopWithinMs = 5_000;

/** Delivers in the background until it is stopped; any number of processes may do so at once. */
export function startOutbox(context: Context): { stop(): Promise<void> } {
  const transports = chooseTransports(context.env);
  const stopping = new AbortController();
  const work = Array.from({ length: lanes }, () => runLane());

  async function runLane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const delivery = await deliverNext(context, transports).catch((error: unknown) => {
        context.log.warn({ err: error }, 'the outbox could not be read');
        return 'idle' as const;
      });
      if (delivery === 'idle') await pause(stopping.signal);
    }
  }

  const closeTransports = () => {
    transports.mail.close();
    transports.sms.close();
  };

  return {
    stop: async () => {
      stopping.abort();
      // What hangs is cut off and tried again by the next process.
      const cut = setTimeout(closeTransports, stopWithinMs);
      await Promise.all(work);
      clearTimeout(cut);
      closeTransports();
    },
  };
}

const pause = (signal: AbortSignal): Promise<void> =>
  after(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
