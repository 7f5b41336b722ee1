import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { announcements } from '../announcements.ts';
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

/** `used` is what was taken in the window, this one included. */
export type Take = { allowed: true; used: number } | { allowed: false; retryAfterMs: number };

/** A window slides by this part of itself. Each row counts one part and is called by its end. */
const partsOfWindow = 60;

/**
 * Takes from what a key may do in the time up to now, in one statement, so that parallel takes
 * can't overshoot. What is refused is not counted.
 */
export async function takeFromLimit(
  database: Database | Transaction,
  { key, limit, windowMs, cost = 1 }: Limit,
  now: Date,
): Promise<Take> {
  const part = partOf(now, windowMs);
  const since = new Date(now.getTime() - windowMs);
  // Parts after this one are of a clock that went ahead: they count when their time has come.
  const before = sql`(
    select coalesce(sum(earlier.count), 0)::int from ${limitCounters} earlier
    where earlier.key = ${key} and earlier.window_start > ${since.toISOString()}
      and earlier.window_start < ${part.toISOString()})`;
  const { rows } = await database.execute<{ used: number }>(sql`
    insert into ${limitCounters} as counted (key, window_start, count, expires_at)
    select ${key}, ${part.toISOString()}::timestamptz, ${cost}::int,
      ${new Date(part.getTime() + windowMs).toISOString()}::timestamptz
    where ${before} + ${cost}::int <= ${limit}::int
    on conflict (key, window_start) do update set count = counted.count + excluded.count
    where ${before} + counted.count + excluded.count <= ${limit}::int
    returning ${before} + counted.count as used`);
  const [taken] = rows;
  if (taken) return { allowed: true, used: taken.used };
  announcements.emit('limit refused', { limit: limitName(key) });
  return {
    allowed: false,
    retryAfterMs: await untilFree(database, { key, limit, windowMs, cost }, now),
  };
}

/** Words that may stand second in a key; whatever else does is somebody's own. */
const parts =
  'all|customer|day|deliveries|dial|dial-hour|free-mail|ip|mail|network|prefix|strangers|things|unproven';
const named = new RegExp(`^[a-z-]+(?::(?:${parts})(?=:|$))?`);

/** What of a key is the same for everybody: `contact:ip` of `contact:ip:203.0.113.7`. */
export const limitName = (key: string): string => named.exec(key)?.[0] ?? 'other';

/** The same for a service that has nothing else to say when it is too much. */
export async function requireWithinLimit(
  database: Database | Transaction,
  limit: Limit,
  now: Date,
): Promise<void> {
  const take = await takeFromLimit(database, limit, now);
  if (!take.allowed) throw new AppError('too-many-requests', { retryAfterMs: take.retryAfterMs });
}

/** For what turned out not to count after all, soon after it was taken. */
export async function giveBack(
  database: Database | Transaction,
  { key, windowMs, cost = 1 }: Limit,
  takenAt: Date,
): Promise<void> {
  await database
    .update(limitCounters)
    .set({ count: sql`greatest(${limitCounters.count} - ${cost}, 0)` })
    .where(
      and(eq(limitCounters.key, key), eq(limitCounters.windowStart, partOf(takenAt, windowMs))),
    );
}

/** How much a key has taken in the time up to now. */
export async function usedOfLimit(
  database: Database | Transaction,
  { key, windowMs }: Pick<Limit, 'key' | 'windowMs'>,
  now: Date,
): Promise<number> {
  const parts = await partsInWindow(database, key, windowMs, now);
  return parts.reduce((sum, { count }) => sum + count, 0);
}

/** When enough of what was taken is older than the window. */
async function untilFree(
  database: Database | Transaction,
  { key, limit, windowMs, cost }: Required<Limit>,
  now: Date,
): Promise<number> {
  const parts = await partsInWindow(database, key, windowMs, now);
  let used = parts.reduce((sum, { count }) => sum + count, 0);
  let freeAt = now;
  for (const { part, count } of parts) {
    if (used + cost <= limit) break;
    used -= count;
    freeAt = new Date(part.getTime() + windowMs);
  }
  // What costs more than the limit is never free; the whole window is a good time to give up.
  const waitMs = used + cost <= limit ? freeAt.getTime() - now.getTime() : windowMs;
  return Math.max(waitMs, 1);
}

const partsInWindow = (
  database: Database | Transaction,
  key: string,
  windowMs: number,
  now: Date,
): Promise<{ part: Date; count: number }[]> =>
  database
    .select({ part: limitCounters.windowStart, count: limitCounters.count })
    .from(limitCounters)
    .where(
      and(
        eq(limitCounters.key, key),
        gt(limitCounters.windowStart, new Date(now.getTime() - windowMs)),
        lte(limitCounters.windowStart, partOf(now, windowMs)),
      ),
    )
    .orderBy(asc(limitCounters.windowStart));

/** The end of the part that a moment lies in: what is counted there is never older than it says. */
function partOf(moment: Date, windowMs: number): Date {
  const partMs = windowMs / partsOfWindow;
  return new Date(Math.ceil(moment.getTime() / partMs) * partMs);
}
