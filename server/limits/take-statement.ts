import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { limitCounters } from '../db/schema.ts';
import type { Limit } from './take.ts';

/** A limit that was taken from; `used` is the total of its window, this take included. */
export type Taken = { key: string; used: number };

/**
 * The statement of `take`, also usable as a part of a larger one, whose rows go to `settleTake`. It
 * takes nothing where `when` does not hold. Buckets later than the current one were written by a
 * clock that ran ahead; they do not count yet.
 */
export const takeStatement = (parameter: string | Placeholder, when: SQL = sql`true`): SQL => sql`
  with requested as (
    select requested.*, (
      select coalesce(sum(earlier.count), 0)::int from ${limitCounters} earlier
      where earlier.key = requested.key and earlier.window_start > requested.since
        and earlier.window_start < requested.bucket) as before
    from jsonb_to_recordset(${parameter}::jsonb) as requested (
      key text, bucket timestamptz, since timestamptz, expires timestamptz, cost int, most int)
  )
  insert into ${limitCounters} as counted (key, window_start, count, expires_at)
  select key, bucket, cost, expires from requested
  where ${when} and not exists (
    select from requested one
    left join ${limitCounters} there on there.key = one.key and there.window_start = one.bucket
    where one.before + coalesce(there.count, 0) + one.cost > one.most)
  on conflict (key, window_start) do update set count = counted.count + excluded.count
  where (select before + counted.count + excluded.count <= most
    from requested where requested.key = excluded.key)
  returning counted.key,
    (select before from requested where requested.key = counted.key) + counted.count as used`;

/** The parameter of `takeStatement`: one JSON text, whatever the number of limits. */
export const takeParameter = (limits: readonly Limit[], now: Date): string =>
  JSON.stringify(
    limits.map(({ key, limit, windowMs, cost = 1 }) => {
      const bucket = bucketOf(now, windowMs);
      return {
        key,
        bucket,
        since: new Date(now.getTime() - windowMs),
        expires: new Date(bucket.getTime() + windowMs),
        cost,
        most: limit,
      };
    }),
  );

/** A window consists of this many buckets; each is one row of the table. */
const bucketsPerWindow = 60;

/**
 * The bucket of a moment, named by its end and stored as `window_start`: a take stays counted for
 * at least the whole window.
 */
export function bucketOf(moment: Date, windowMs: number): Date {
  const bucketMs = windowMs / bucketsPerWindow;
  return new Date(Math.ceil(moment.getTime() / bucketMs) * bucketMs);
}
