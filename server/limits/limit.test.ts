import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import {
  asked,
  giveBack,
  type Limit,
  requireWithinLimit,
  type Taken,
  takeFromLimit,
  takingFrom,
  untilAllFree,
  usedOfLimit,
} from './limit.ts';

const now = new Date('2026-03-01T09:30:00Z');
const sweepAt = (moment: Date) =>
  sweep({ env: readEnv({}), clock: { now: () => moment } }, database);
const later = (byMs: number) => new Date(now.getTime() + byMs);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
});
afterAll(() => drop());

const take = async (limits: Limit[], when = sql`true`) =>
  (await database.execute<Taken>(takingFrom(asked(limits, now), when))).rows;

test('several are taken from together, or none of them', async () => {
  const roomy = { key: 'roomy', limit: 3, windowMs: hourMs };
  const tight = { key: 'tight', limit: 1, windowMs: minuteMs };
  expect(await take([roomy, tight], sql`false`)).toEqual([]);
  expect(await take([roomy, tight])).toEqual([
    { key: 'roomy', used: 1 },
    { key: 'tight', used: 1 },
  ]);
  expect(await take([roomy, tight])).toEqual([]);
  expect(await usedOfLimit(database, roomy, now)).toBe(1);
  expect(await untilAllFree(database, [roomy, tight], [], now)).toBe(minuteMs);
});

test('what only some of several gave goes back', async () => {
  const roomy = { key: 'some', limit: 9, windowMs: hourMs, cost: 4 };
  const tight = { key: 'none', limit: 0, windowMs: hourMs };
  const taken = await take([roomy]);
  expect(await untilAllFree(database, [roomy, tight], taken, now)).toBe(hourMs);
  expect(await usedOfLimit(database, roomy, now)).toBe(0);
});

test('thirty at once that share one of two get exactly what is there, and of both as much', async () => {
  const own = { key: 'own', limit: 20, windowMs: hourMs };
  const shared = { key: 'shared', limit: 10, windowMs: hourMs };
  const allowed = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const taken = await take([own, shared]);
      if (taken.length < 2) await untilAllFree(database, [own, shared], taken, now);
      return taken.length === 2;
    }),
  );
  expect(allowed.filter(Boolean)).toHaveLength(10);
  expect(await usedOfLimit(database, own, now)).toBe(10);
});

test('what is left in the window is allowed, and the rest says when to come back', async () => {
  const limit = { key: 'plain', limit: 2, windowMs: hourMs };
  expect(await takeFromLimit(database, limit, now)).toEqual({ allowed: true, used: 1 });
  expect(await takeFromLimit(database, limit, later(minuteMs))).toEqual({ allowed: true, used: 2 });
  expect(await takeFromLimit(database, limit, later(minuteMs))).toEqual({
    allowed: false,
    retryAfterMs: hourMs - minuteMs,
  });
  await expect(requireWithinLimit(database, limit, later(2 * minuteMs))).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterMs: hourMs - 2 * minuteMs,
  });
  expect(await takeFromLimit(database, limit, later(hourMs))).toEqual({ allowed: true, used: 2 });
});

test('no hour has more than the limit, wherever it begins', async () => {
  const limit = { key: 'sliding', limit: 10, windowMs: hourMs };
  const allowedAt: number[] = [];
  for (let byMs = 0; byMs < 4 * hourMs; byMs += 97_003) {
    const takes = await Promise.all(
      [0, 1, 2].map(() => takeFromLimit(database, limit, later(byMs))),
    );
    for (const { allowed } of takes) if (allowed) allowedAt.push(byMs);
  }
  for (const began of allowedAt) {
    const inHour = allowedAt.filter((at) => at >= began && at < began + hourMs);
    expect(inHour.length).toBeLessThanOrEqual(10);
  }
  expect(allowedAt.length).toBeGreaterThan(35);
});

test('the burst at the turn of an hour is one burst', async () => {
  const limit = { key: 'turn', limit: 5, windowMs: hourMs };
  const before = later(hourMs / 2 - 1);
  for (let i = 0; i < 5; i += 1) await takeFromLimit(database, limit, before);
  expect((await takeFromLimit(database, limit, later(hourMs / 2 + 1))).allowed).toBe(false);
});

test('a clock that went ahead and back takes nothing from what is left', async () => {
  const limit = { key: 'ahead', limit: 2, windowMs: hourMs };
  for (let i = 0; i < 2; i += 1) await takeFromLimit(database, limit, later(24 * hourMs));
  expect((await takeFromLimit(database, limit, now)).allowed).toBe(true);
});

test('what is given back can be taken again', async () => {
  const limit = { key: 'given back', limit: 1, windowMs: hourMs };
  await takeFromLimit(database, limit, now);
  await giveBack(database, limit, now);
  expect(await usedOfLimit(database, limit, now)).toBe(0);
  expect((await takeFromLimit(database, limit, now)).allowed).toBe(true);
});

test('a refused take is not counted', async () => {
  const limit = { key: 'costly', limit: 5, windowMs: hourMs };
  expect((await takeFromLimit(database, { ...limit, cost: 6 }, now)).allowed).toBe(false);
  expect((await takeFromLimit(database, { ...limit, cost: 4 }, now)).allowed).toBe(true);
  expect((await takeFromLimit(database, { ...limit, cost: 2 }, now)).allowed).toBe(false);
  expect((await takeFromLimit(database, { ...limit, cost: 1 }, now)).allowed).toBe(true);
});

test('what costs more counts for more', async () => {
  const take = { key: 'dear', limit: 5, windowMs: hourMs, cost: 2 };
  expect((await takeFromLimit(database, take, now)).allowed).toBe(true);
  expect((await takeFromLimit(database, take, now)).allowed).toBe(true);
  expect((await takeFromLimit(database, take, now)).allowed).toBe(false);
});

test('fifty at once get exactly what is there', async () => {
  const limit = { key: 'crowd', limit: 20, windowMs: hourMs };
  const takes = await Promise.all(
    Array.from({ length: 50 }, () => takeFromLimit(database, limit, now)),
  );
  expect(takes.filter(({ allowed }) => allowed)).toHaveLength(20);
});

test('a take that waited for another one counts what that one took', async () => {
  const limit = { key: 'contested', limit: 1, windowMs: hourMs };
  const second = await database.transaction(async (tx) => {
    await takeFromLimit(tx, limit, now);
    const waiting = takeFromLimit(database, limit, now);
    await expect.poll(countWaiting).toBe(1);
    return { waiting };
  });
  expect((await second.waiting).allowed).toBe(false);
});

const countWaiting = async (): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
};

test('twenty thousand other keys push none out', async () => {
  const limit = { key: 'remembered', limit: 1, windowMs: hourMs };
  await takeFromLimit(database, limit, now);
  await database.execute(sql`
    insert into limit_counters (key, window_start, count, expires_at)
    select 'other:' || n, ${now.toISOString()}, 1, ${later(hourMs).toISOString()}
    from generate_series(1, 20000) n`);
  expect((await takeFromLimit(database, limit, now)).allowed).toBe(false);
});

test('what was taken in a transaction that failed is given back', async () => {
  const limit = { key: 'undone', limit: 1, windowMs: hourMs };
  const failing = database.transaction(async (tx) => {
    await takeFromLimit(tx, limit, now);
    throw new Error('later trouble');
  });
  await expect(failing).rejects.toThrow('later trouble');
  expect((await takeFromLimit(database, limit, now)).allowed).toBe(true);
});

test('counters are deleted when their window is over, and not before', async () => {
  await database.delete(limitCounters);
  await takeFromLimit(database, { key: 'short', limit: 9, windowMs: minuteMs }, now);
  await takeFromLimit(database, { key: 'long', limit: 9, windowMs: hourMs }, now);
  await database.execute(sql`
    insert into limit_counters (key, window_start, count, expires_at)
    select 'old:' || n, ${later(-hourMs).toISOString()}, 1, ${now.toISOString()}
    from generate_series(1, 6000) n`);
  expect((await sweepAt(later(minuteMs))).limitCounters).toBe(6001);
  expect(await database.select({ key: limitCounters.key }).from(limitCounters)).toEqual([
    { key: 'long' },
  ]);
});
