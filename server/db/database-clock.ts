import { sql } from 'drizzle-orm';
import { minuteMs } from '#contract/time-units.ts';
import type { Clock } from '../context.ts';
import type { Database } from './database.ts';

/**
 * A clock that follows the database, for data that several processes exchange within a second:
 * clocks of machines differ. The offset is measured from time to time, not on each call.
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
    // Assumes that request and response took equally long.
    aheadMs = Number(rows[0]?.ms) - (beganMs + Date.now()) / 2;
  };
  await compare();
  const timer = setInterval(() => compare().catch(() => undefined), minuteMs);
  timer.unref();
  return { now: () => new Date(Date.now() + aheadMs), stop: async () => clearInterval(timer) };
}
