import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';

/** Counts without a limit how often something happened lately. */
export type Counter = { key: string; windowMs: number };

/** What happened ages away in this many steps and not all at once. */
const slots = 6;

/** One more, in one statement. */
export async function addToCounter(
  database: Database | Transaction,
  { key, windowMs }: Counter,
  now: Date,
): Promise<void> {
  const slotMs = windowMs / slots;
  const startMs = Math.floor(now.getTime() / slotMs) * slotMs;
  await database
    .insert(limitCounters)
    .values({
      key,
      windowStart: new Date(startMs),
      count: 1,
      expiresAt: new Date(startMs + slotMs + windowMs),
    })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + 1` },
    });
}

/** How often it happened within the window, which ends now. */
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
