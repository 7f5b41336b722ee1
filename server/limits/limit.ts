import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';
import { AppError } from '../http/errors.ts';

export type Limit = {
  /** Names what is counted, for example `contact:ip:203.0.113.7`. */
  key: string;
  limit: number;
  windowMs: number;
  cost?: number;
};

export type Take = { allowed: true } | { allowed: false; retryAfterMs: number };

/**
 * Takes from what a key may do in the current window, in one statement, so that parallel takes
 * can't overshoot. What is refused is not counted.
 */
export async function takeFromLimit(
  database: Database | Transaction,
  { key, limit, windowMs, cost = 1 }: Limit,
  now: Date,
): Promise<Take> {
  const startMs = Math.floor(now.getTime() / windowMs) * windowMs;
  const refused: Take = { allowed: false, retryAfterMs: startMs + windowMs - now.getTime() };
  if (cost > limit) return refused;

  const taken = await database
    .insert(limitCounters)
    .values({
      key,
      windowStart: new Date(startMs),
      count: cost,
      expiresAt: new Date(startMs + windowMs),
    })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + ${cost}` },
      setWhere: sql`${limitCounters.count} + ${cost} <= ${limit}`,
    })
    .returning({ count: limitCounters.count });
  return taken.length > 0 ? { allowed: true } : refused;
}

/** The same for a service that has nothing else to say when it is too much. */
export async function requireWithinLimit(
  database: Database | Transaction,
  limit: Limit,
  now: Date,
): Promise<void> {
  const take = await takeFromLimit(database, limit, now);
  if (!take.allowed) throw new AppError('too-many-requests', { retryAfterMs: take.retryAfterMs });
}
