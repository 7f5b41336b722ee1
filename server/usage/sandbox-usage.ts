import { setTimeout as after } from 'node:timers/promises';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { serverEvents } from '../events.ts';
import { sandboxSums } from './sandbox-sums.ts';
import { storeReport, takeUsage } from './take-usage.ts';

type Reporting = Pick<Context, 'database' | 'clock'>;

const batchRows = 1_000;

/**
 * Reports what accounts did in the sandbox today and yesterday, as far as it is not known yet.
 * Returns whether a state is still to change by itself.
 */
export async function reportSandboxUsage(context: Reporting): Promise<boolean> {
  const { database, clock } = context;
  const now = clock.now();
  const { rows: sums } = await database.execute<Sum>(sandboxSums(now));
  const rows = sums
    .filter(({ isNew }) => isNew)
    .map(({ isNew, isMoving, ...row }) => ({
      ...row,
      ...{ version: now.getTime(), price: '0.0000' },
      // Sums of PostgreSQL are texts.
      ...{ count: Number(row.count), segments: Number(row.segments) },
      ...{ delivered: Number(row.delivered), used: Number(row.used) },
    }));
  for (let from = 0; from < rows.length; from += batchRows)
    await takeUsage(context, 'sandbox', { rows: rows.slice(from, from + batchRows) });
  await storeReport(database, 'sandbox', now, completeUntil(now));
  return sums.some(({ isMoving }) => isMoving);
}

type Sum = {
  account: string;
  key: string | null;
  product: string;
  country: string;
  day: string;
  count: string;
  segments: string;
  delivered: string;
  used: string;
  failed: Record<string, number>;
  currency: string;
  isNew: boolean;
  isMoving: boolean;
};

/** Each process reports its own traffic once a minute, so a minute ago is complete. */
const completeUntil = (now: Date): Date => new Date(now.getTime() - minuteMs);

/**
 * Reports each minute. After a minute without a call, and without a message on its way, nothing is
 * added up: only the time of the report goes on.
 */
export function startSandboxUsage(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let hasNews = true;
  const note = () => {
    hasNews = true;
  };
  serverEvents.on('sandbox answered', note);
  const work = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await reportOnce().catch((error) => {
        note();
        context.log.warn({ err: error }, 'the usage of the sandbox is not reported for now');
      });
      await after(minuteMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async function reportOnce(): Promise<void> {
    const { database, clock } = context;
    const now = clock.now();
    if (!hasNews) return storeReport(database, 'sandbox', now, completeUntil(now));
    hasNews = false;
    if (await reportSandboxUsage(context)) note();
  }

  return {
    stop: () => {
      serverEvents.off('sandbox answered', note);
      stopping.abort();
      return work;
    },
  };
}
