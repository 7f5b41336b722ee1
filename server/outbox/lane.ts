import { setTimeout as after } from 'node:timers/promises';
import { secondMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { OutboxLane } from '../db/schema.ts';
import { deliver, type HandOver } from './deliver.ts';
import type { LaneWork } from './lanes.ts';
import { defaultLeaseMs, takeMessage } from './lease.ts';
import type { Transports } from './transport.ts';

export type LaneTimes = {
  /** Interval between two polls of an empty lane. */
  pollMs: number;
  /** How long a stopping process waits for the confirmation of messages it has handed over. */
  stopWithinMs: number;
  leaseMs: number;
};

const defaultTimes: LaneTimes = {
  pollMs: secondMs,
  stopWithinMs: 5 * secondMs,
  leaseMs: defaultLeaseMs,
};

/** Sends the messages that are due in a lane, up to `atOnce` in parallel, until it is stopped. */
export function startLane(
  context: Context,
  transports: Transports,
  lane: OutboxLane,
  { atOnce, cooldownMs, times = defaultTimes }: LaneWork & { times?: LaneTimes },
): { stop(): Promise<void> } {
  const { pollMs, stopWithinMs, leaseMs } = times;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Attempts in progress; each is removed when it ends. */
  const underWay = new Map<HandOver, Promise<unknown>>();
  const work = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const message = await takeMessage(context, lane, leaseMs).catch(
        report('the outbox could not be read'),
      );
      if (message) begin(deliver(context, transports, message, leaseMs));
      while (underWay.size >= atOnce) await Promise.race(underWay.values());
      await pause(message ? cooldownMs : pollMs, signal);
    }
  }

  function begin(handOver: HandOver): void {
    const end = handOver.ended
      .catch(report('what became of a message could not be written down'))
      .finally(() => underWay.delete(handOver));
    underWay.set(handOver, end);
    if (signal.aborted) handOver.cut();
  }

  function report(what: string): (error: unknown) => undefined {
    return (error) => void context.log.warn({ err: error, lane }, what);
  }

  return {
    stop: async () => {
      stopping.abort();
      for (const handOver of underWay.keys()) handOver.cut();
      const leaving = setTimeout(() => {
        for (const handOver of underWay.keys()) handOver.leave();
      }, stopWithinMs);
      await work;
      await Promise.all(underWay.values());
      clearTimeout(leaving);
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  ms === 0
    ? Promise.resolve()
    : after(ms, undefined, { signal, ref: false }).catch(() => undefined);
