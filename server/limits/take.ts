import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';
import { serverEvents } from '../events.ts';
import { AppError } from '../http/errors.ts';
import { limitName } from './limit-name.ts';
import { bucketOf, type Taken, takeParameter, takeStatement } from './take-statement.ts';

/** A rate limit: at most `limit` per key within the sliding window. */
export type Limit = {
  /** What is counted, and whose it is: `contact:ip:203.0.113.7`. */
  key: string;
  limit: number;
  windowMs: number;
  /** How much one take counts; 1 unless given. */
  cost?: number;
};

/**
 * `remaining` is the smallest quota that is left after the take, over all of its limits; `refusing`
 * the limit with the longest wait.
 */
export type Take =
  | { allowed: true; remaining: number }
  | { allowed: false; retryAfterMs: number; refusing: Limit | undefined };

/**
 * Takes from all limits, or from none of them when one has no quota left. One statement, so that
 * parallel takes cannot exceed a limit; it commits or rolls back with the caller's transaction.
 */
export async function take(
  database: Database | Transaction,
  limits: readonly Limit[],
  now: Date,
): Promise<Take> {
  if (limits.length === 0) return { allowed: true, remaining: Number.POSITIVE_INFINITY };
  const { rows } = await database.execute<Taken>(takeStatement(takeParameter(limits, now)));
  return settleTake(database, limits, rows, now);
}

/**
 * The result of a take whose statement ran inside a larger one. Parallel takes can leave it with
 * some of its limits only: those are given back here.
 */
export async function settleTake(
  database: Database | Transaction,
  limits: readonly Limit[],
  taken: readonly Taken[],
  now: Date,
): Promise<Take> {
  const usedOf = new Map(taken.map(({ key, used }) => [key, used]));
  if (limits.every(({ key }) => usedOf.has(key))) {
    const left = limits.map(({ key, limit }) => limit - (usedOf.get(key) ?? 0));
    return { allowed: true, remaining: Math.min(...left) };
  }
  for (const limit of limits) if (usedOf.has(limit.key)) await giveBack(database, limit, now);
  const waitsMs: number[] = [];
  for (const limit of limits) waitsMs.push(await waitMsOf(database, limit, now));
  const retryAfterMs = Math.max(...waitsMs);
  const refusing = limits[waitsMs.indexOf(retryAfterMs)];
  if (refusing) serverEvents.emit('limit refused', { limit: limitName(refusing.key) });
  return { allowed: false, retryAfterMs, refusing };
}

/** Takes from one limit, or throws `too-many-requests`. */
export async function requireWithinLimit(
  database: Database | Transaction,
  limit: Limit,
  now: Date,
): Promise<void> {
  const taken = await take(database, [limit], now);
  if (!taken.allowed) throw new AppError('too-many-requests', { retryAfterMs: taken.retryAfterMs });
}

/** Undoes a take that turned out not to count, such as that of a correct password. */
export async function giveBack(
  database: Database | Transaction,
  { key, windowMs, cost = 1 }: Limit,
  takenAt: Date,
): Promise<void> {
  await database
    .update(limitCounters)
    .set({ count: sql`greatest(${limitCounters.count} - ${cost}, 0)` })
    .where(
      and(eq(limitCounters.key, key), eq(limitCounters.windowStart, bucketOf(takenAt, windowMs))),
    );
}

/** Deletes everything counted for a key. */
export async function resetLimit(
  database: Database | Transaction,
  { key }: Pick<Limit, 'key'>,
): Promise<void> {
  await database.delete(limitCounters).where(eq(limitCounters.key, key));
}

/** How much was taken within the window that ends now. */
export async function usedOfLimit(
  database: Database | Transaction,
  limit: Pick<Limit, 'key' | 'windowMs'>,
  now: Date,
): Promise<number> {
  return sumOf(await bucketsInWindow(database, limit, now));
}

/** The time until enough buckets have left the window for one more take. */
async function waitMsOf(
  database: Database | Transaction,
  { key, limit, windowMs, cost = 1 }: Limit,
  now: Date,
): Promise<number> {
  const buckets = await bucketsInWindow(database, { key, windowMs }, now);
  let used = sumOf(buckets);
  let freeAt = now;
  for (const { bucket, count } of buckets) {
    if (used + cost <= limit) break;
    used -= count;
    freeAt = new Date(bucket.getTime() + windowMs);
  }
  // A cost above the limit never fits; a whole window is the longest wait there is.
  const waitMs = used + cost <= limit ? freeAt.getTime() - now.getTime() : windowMs;
  return Math.max(waitMs, 1);
}

type Bucket = { bucket: Date; count: number };

const sumOf = (buckets: readonly Bucket[]): number =>
  buckets.reduce((sum, { count }) => sum + count, 0);

const bucketsInWindow = (
  database: Database | Transaction,
  { key, windowMs }: Pick<Limit, 'key' | 'windowMs'>,
  now: Date,
): Promise<Bucket[]> =>
  database
    .select({ bucket: limitCounters.windowStart, count: limitCounters.count })
    .from(limitCounters)
    .where(
      and(
        eq(limitCounters.key, key),
        gt(limitCounters.windowStart, new Date(now.getTime() - windowMs)),
        lte(limitCounters.windowStart, bucketOf(now, windowMs)),
      ),
    )
    .orderBy(asc(limitCounters.windowStart));
