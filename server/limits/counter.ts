import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';

/** Counts events of a key within a sliding window, without limiting them. */
export type Counter = { key: string; windowMs: number };

/** Buckets per window: the count falls in this many steps. */
const bucketsPerWindow = 6;

/** Adds one event. */
export async function addToCounter(
  database: Database | Transaction,
  { key, windowMs }: Counter,
  now: Date,
): Promise<void> {
  const bucketMs = windowMs / bucketsPerWindow;
  const startMs = Math.floor(now.getTime() / bucketMs) * bucketMs;
  await database
    .insert(limitCounters)
    .values({
      key,
      windowStart: new Date(startMs),
      count: 1,
      expiresAt: new Date(startMs + bucketMs + windowMs),
    })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + 1` },
    });
}

/** The number of events within the window that ends now. */
export async function readCounter(
  database: Database | Transaction,
  { key, windowMs }: Counter,
  now: Date,
): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`coalesce(sum(${limitCounters.count}), 0)::int` })
    .from(limitCounters)
    .where(
      and(
        eq(limitCounters.key, key),
        gt(limitCounters.windowStart, new Date(now.getTime() - windowMs)),
      ),
    );
  return row?.count ?? 0;
}
