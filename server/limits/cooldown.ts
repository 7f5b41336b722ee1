import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';

export type Cooldown = { allowed: true } | { allowed: false; retryAfterMs: number };

/** A pause has no windows: its one row begins at the beginning of time. */
const always = new Date(0);

/**
 * At most once in `cooldownMs`, to the millisecond. One that would last longer than it may was begun by
 * a clock that went ahead: it is over.
 */
export async function takeCooldown(
  database: Database | Transaction,
  { key, cooldownMs }: { key: string; cooldownMs: number },
  now: Date,
): Promise<Cooldown> {
  const expiresAt = new Date(now.getTime() + cooldownMs);
  const taken = await database
    .insert(limitCounters)
    .values({ key, windowStart: always, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { expiresAt },
      setWhere: sql`${limitCounters.expiresAt} <= ${now.toISOString()}
        or ${limitCounters.expiresAt} > ${expiresAt.toISOString()}`,
    })
    .returning({ key: limitCounters.key });
  if (taken.length > 0) return { allowed: true };
  const running = and(eq(limitCounters.key, key), eq(limitCounters.windowStart, always));
  const [row] = await database
    .select({ endsAt: limitCounters.expiresAt })
    .from(limitCounters)
    .where(running);
  const leftMs = (row?.endsAt.getTime() ?? 0) - now.getTime();
  return { allowed: false, retryAfterMs: Math.max(leftMs, 1) };
}
