import { and, asc, eq, gt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';
import { serverEvents } from '../events.ts';
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
  limit: Limit,
  now: Date,
): Promise<Take> {
  const { rows } = await database.execute<Taken>(takingFrom(asked([limit], now)));
  const [taken] = rows;
  if (taken) return { allowed: true, used: taken.used };
  return { allowed: false, retryAfterMs: await untilAllFree(database, [limit], rows, now) };
}

/** A limit that was taken from: `used` is what was taken in its window, this one included. */
export type Taken = { key: string; used: number };

/** What `takingFrom` is asked, as one value whose shape is the same for any number of limits. */
export const asked = (limits: readonly Limit[], now: Date): string =>
  JSON.stringify(
    limits.map(({ key, limit, windowMs, cost = 1 }) => {
      const part = partOf(now, windowMs);
      return {
        key,
        part,
        since: new Date(now.getTime() - windowMs),
        expires: new Date(part.getTime() + windowMs),
        cost,
        most: limit,
      };
    }),
  );

/**
 * The statement that takes, also as a part of a larger one: from all limits, or from none where one
 * has no room or `when` does not hold. It answers with a `Taken` for each. Parallel takes may leave
 * only some of several; `untilAllFree` gives these back. A part later than this one is of a clock
 * that went ahead: it counts when its time has come.
 */
export const takingFrom = (asked: string | Placeholder, when: SQL = sql`true`): SQL => sql`
  with asked as (
    select asked.*, (
      select coalesce(sum(earlier.count), 0)::int from ${limitCounters} earlier
      where earlier.key = asked.key and earlier.window_start > asked.since
        and earlier.window_start < asked.part) as before
    from jsonb_to_recordset(${asked}::jsonb) as asked (
      key text, part timestamptz, since timestamptz, expires timestamptz, cost int, most int)
  )
  insert into ${limitCounters} as counted (key, window_start, count, expires_at)
  select key, part, cost, expires from asked
  where ${when} and not exists (
    select from asked one
    left join ${limitCounters} there on there.key = one.key and there.window_start = one.part
    where one.before + coalesce(there.count, 0) + one.cost > one.most)
  on conflict (key, window_start) do update set count = counted.count + excluded.count
  where (select before + counted.count + excluded.count <= most
    from asked where asked.key = excluded.key)
  returning counted.key, (select before from asked where asked.key = counted.key) + counted.count as used`;

/** How long to wait after a take for which not all had room; what some of them gave goes back. */
export async function untilAllFree(
  database: Database | Transaction,
  limits: readonly Limit[],
  taken: readonly Taken[],
  now: Date,
): Promise<number> {
  const isTaken = ({ key }: Limit) => taken.some((one) => one.key === key);
  for (const limit of limits.filter(isTaken)) await giveBack(database, limit, now);
  const waitsMs: number[] = [];
  for (const limit of limits) waitsMs.push(await untilFree(database, { cost: 1, ...limit }, now));
  const longestMs = Math.max(...waitsMs);
  const inTheWay = limits[waitsMs.indexOf(longestMs)];
  if (inTheWay) serverEvents.emit('limit refused', { limit: limitName(inTheWay.key) });
  return longestMs;
}

/** Words that may stand second in a key; whatever else does is somebody's own. */
const parts =
  'all|customer|day|deliveries|device|dial|dial-hour|free-mail|ip|mail|network|prefix|strangers|things|unproven';
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
