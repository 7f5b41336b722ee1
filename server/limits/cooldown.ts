import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';

export type Cooldown = { allowed: true } | { allowed: false; retryAfterMs: number };

/** One row per cooldown; its `window_start` is the epoch. */
const epoch = new Date(0);

/**
 * Allows one per key in `cooldownMs`, exact to the millisecond. A stored end further away than that
 * was written by a clock that ran ahead, and counts as over.
 */
export async function takeCooldown(
  database: Database | Transaction,
  { key, cooldownMs }: { key: string; cooldownMs: number },
  now: Date,
): Promise<Cooldown> {
  const expiresAt = new Date(now.getTime() + cooldownMs);
  const started = await database
    .insert(limitCounters)
    .values({ key, windowStart: epoch, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { expiresAt },
      setWhere: sql`${limitCounters.expiresAt} <= ${now.toISOString()}
        or ${limitCounters.expiresAt} > ${expiresAt.toISOString()}`,
    })
    .returning({ key: limitCounters.key });
  if (started.length > 0) return { allowed: true };
  const [row] = await database
    .select({ endsAt: limitCounters.expiresAt })
    .from(limitCounters)
    .where(and(eq(limitCounters.key, key), eq(limitCounters.windowStart, epoch)));
  const remainingMs = (row?.endsAt.getTime() ?? 0) - now.getTime();
  return { allowed: false, retryAfterMs: Math.max(remainingMs, 1) };
}
