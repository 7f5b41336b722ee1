import { sql } from 'drizzle-orm';
import { minuteMs } from '#contract/time-units.ts';
import type { Clock } from '../context.ts';
import type { Database } from './database.ts';

/**
 * The time of the database, which all processes share: where one of them sets down what another one
 * reads a second later, their own clocks would not do. Compared now and then, not at every look.
 */
export async function databaseClock(
  database: Database,
): Promise<Clock & { stop(): Promise<void> }> {
  let aheadMs = 0;
  const compare = async () => {
    const beganMs = Date.now();
    const { rows } = await database.execute<{ ms: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`,
    );
    // Asked for half of the way ago.
    aheadMs = Number(rows[0]?.ms) - (beganMs + Date.now()) / 2;
  };
  await compare();
  const timer = setInterval(() => compare().catch(() => undefined), minuteMs);
  timer.unref();
  return { now: () => new Date(Date.now() + aheadMs), stop: async () => clearInterval(timer) };
}
