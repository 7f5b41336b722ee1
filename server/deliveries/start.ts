import { setTimeout as after } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { deliverNext } from './deliver.ts';

const pollMs = 500;
const atOnce = 4;

/** Brings callbacks to where they belong until it is stopped; any number of processes may do so. */
export function startDeliveries(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const reach = { anywhere: !context.env.production };
  const work = async () => {
    while (!signal.aborted) {
      const hadOne = await deliverNext(context, reach).catch((error) => {
        context.log.warn({ err: error }, 'a callback of the sandbox could not be brought');
        return false;
      });
      if (!hadOne) await after(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = Array.from({ length: atOnce }, work);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
