import { sql } from 'drizzle-orm';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';

const everyMs = 10 * minuteMs;
const batchRows = 5_000;

/** Deletes counters whose window is over, a batch at a time so that no lock is held for long. */
export async function sweepCounters(database: Database, now: Date): Promise<number> {
  let swept = 0;
  for (;;) {
    const { rowCount } = await database.execute(sql`
      delete from ${limitCounters} where ctid in (
        select ctid from ${limitCounters} where ${limitCounters.expiresAt} <= ${now.toISOString()}
        limit ${batchRows} for update skip locked
      )`);
    swept += rowCount ?? 0;
    if ((rowCount ?? 0) < batchRows) return swept;
  }
}

export function startSweep({ database, clock, log }: Context): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweepCounters(database, clock.now()).then(
      (swept) => log.debug({ swept }, 'expired counters deleted'),
      (error) => log.warn({ err: error }, 'expired counters stay for now'),
    );
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
