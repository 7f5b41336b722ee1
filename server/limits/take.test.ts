import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { databaseTests } from '#tests/support/database-tests.ts';
import { limitCounters } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import { giveBack, requireWithinLimit, resetLimit, settleTake, take, usedOfLimit } from './take.ts';
import { type Taken, takeParameter, takeStatement } from './take-statement.ts';

const now = new Date('2026-03-01T09:30:00Z');
const sweepAt = (moment: Date) =>
  sweep({ env: readEnv({}), clock: { now: () => moment } }, tests.database);
const later = (byMs: number) => new Date(now.getTime() + byMs);

const tests = databaseTests();

test('takes from all of several limits, or from none', async () => {
  const wide = { key: 'wide', limit: 3, windowMs: hourMs };
  const tight = { key: 'tight', limit: 1, windowMs: minuteMs };
  expect(await take(tests.database, [wide, tight], now)).toEqual({ allowed: true, remaining: 0 });
  expect(await take(tests.database, [wide, tight], now)).toEqual({
    allowed: false,
    retryAfterMs: minuteMs,
    refusing: tight,
  });
  expect(await usedOfLimit(tests.database, wide, now)).toBe(1);
});

test('takes nothing where the condition of the statement does not hold', async () => {
  const limits = [{ key: 'conditional', limit: 3, windowMs: hourMs }];
  const takeWhen = async (when: SQL) =>
    (await tests.database.execute<Taken>(takeStatement(takeParameter(limits, now), when))).rows;
  expect(await takeWhen(sql`false`)).toEqual([]);
  expect(await takeWhen(sql`true`)).toEqual([{ key: 'conditional', used: 1 }]);
});

test('no limits at all allow everything', async () => {
  expect((await take(tests.database, [], now)).allowed).toBe(true);
});

test('a take that got only some of its limits gives these back', async () => {
  const wide = { key: 'some', limit: 9, windowMs: hourMs, cost: 4 };
  const empty = { key: 'none', limit: 0, windowMs: hourMs };
  await take(tests.database, [wide], now);
  const taken = [{ key: 'some', used: 4 }];
  expect(await settleTake(tests.database, [wide, empty], taken, now)).toEqual({
    allowed: false,
    retryAfterMs: hourMs,
    refusing: empty,
  });
  expect(await usedOfLimit(tests.database, wide, now)).toBe(0);
});

test('thirty parallel takes from two limits get exactly the smaller one, and as much of the other', async () => {
  const own = { key: 'own', limit: 20, windowMs: hourMs };
  const shared = { key: 'shared', limit: 10, windowMs: hourMs };
  const takes = await Promise.all(
    Array.from({ length: 30 }, () => take(tests.database, [own, shared], now)),
  );
  expect(takes.filter(({ allowed }) => allowed)).toHaveLength(10);
  expect(await usedOfLimit(tests.database, own, now)).toBe(10);
});

test('a take beyond the limit is refused with the time until it is allowed', async () => {
  const limit = { key: 'plain', limit: 2, windowMs: hourMs };
  expect(await take(tests.database, [limit], now)).toEqual({ allowed: true, remaining: 1 });
  expect(await take(tests.database, [limit], later(minuteMs))).toEqual({
    allowed: true,
    remaining: 0,
  });
  expect(await take(tests.database, [limit], later(minuteMs))).toEqual({
    allowed: false,
    retryAfterMs: hourMs - minuteMs,
    refusing: limit,
  });
  await expect(
    requireWithinLimit(tests.database, limit, later(2 * minuteMs)),
  ).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterMs: hourMs - 2 * minuteMs,
  });
  expect(await take(tests.database, [limit], later(hourMs))).toEqual({
    allowed: true,
    remaining: 0,
  });
});

test('no hour exceeds the limit, wherever it begins', async () => {
  const limit = { key: 'sliding', limit: 10, windowMs: hourMs };
  const allowedAt: number[] = [];
  for (let byMs = 0; byMs < 4 * hourMs; byMs += 97_003) {
    const takes = await Promise.all(
      [0, 1, 2].map(() => take(tests.database, [limit], later(byMs))),
    );
    for (const { allowed } of takes) if (allowed) allowedAt.push(byMs);
  }
  for (const began of allowedAt) {
    const inHour = allowedAt.filter((at) => at >= began && at < began + hourMs);
    expect(inHour.length).toBeLessThanOrEqual(10);
  }
  expect(allowedAt.length).toBeGreaterThan(35);
});

test('a burst across the full hour counts as one burst', async () => {
  const limit = { key: 'turn', limit: 5, windowMs: hourMs };
  const before = later(hourMs / 2 - 1);
  for (let i = 0; i < 5; i += 1) await take(tests.database, [limit], before);
  expect((await take(tests.database, [limit], later(hourMs / 2 + 1))).allowed).toBe(false);
});

test('takes by a clock that ran ahead do not count after it is set back', async () => {
  const limit = { key: 'ahead', limit: 2, windowMs: hourMs };
  for (let i = 0; i < 2; i += 1) await take(tests.database, [limit], later(24 * hourMs));
  expect((await take(tests.database, [limit], now)).allowed).toBe(true);
});

test('a take that was given back can be repeated', async () => {
  const limit = { key: 'given back', limit: 1, windowMs: hourMs };
  await take(tests.database, [limit], now);
  await giveBack(tests.database, limit, now);
  expect(await usedOfLimit(tests.database, limit, now)).toBe(0);
  expect((await take(tests.database, [limit], now)).allowed).toBe(true);
});

test('a limit that is reset starts again', async () => {
  const limit = { key: 'reset', limit: 1, windowMs: hourMs };
  await take(tests.database, [limit], now);
  await resetLimit(tests.database, limit);
  expect((await take(tests.database, [limit], now)).allowed).toBe(true);
});

test('a refused take is not counted', async () => {
  const limit = { key: 'costly', limit: 5, windowMs: hourMs };
  expect((await take(tests.database, [{ ...limit, cost: 6 }], now)).allowed).toBe(false);
  expect((await take(tests.database, [{ ...limit, cost: 4 }], now)).allowed).toBe(true);
  expect((await take(tests.database, [{ ...limit, cost: 2 }], now)).allowed).toBe(false);
  expect((await take(tests.database, [{ ...limit, cost: 1 }], now)).allowed).toBe(true);
});

test('a take counts its cost', async () => {
  const costly = { key: 'cost 2', limit: 5, windowMs: hourMs, cost: 2 };
  expect((await take(tests.database, [costly], now)).allowed).toBe(true);
  expect((await take(tests.database, [costly], now)).allowed).toBe(true);
  expect((await take(tests.database, [costly], now)).allowed).toBe(false);
});

test('fifty parallel takes get exactly the limit', async () => {
  const limit = { key: 'crowd', limit: 20, windowMs: hourMs };
  const takes = await Promise.all(
    Array.from({ length: 50 }, () => take(tests.database, [limit], now)),
  );
  expect(takes.filter(({ allowed }) => allowed)).toHaveLength(20);
});

test('a take that waited for another transaction counts what that one took', async () => {
  const limit = { key: 'contested', limit: 1, windowMs: hourMs };
  const second = await tests.database.transaction(async (tx) => {
    await take(tx, [limit], now);
    const waiting = take(tests.database, [limit], now);
    await expect.poll(countWaiting).toBe(1);
    return { waiting };
  });
  expect((await second.waiting).allowed).toBe(false);
});

const countWaiting = async (): Promise<number> => {
  const { rows } = await tests.database.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
};

test('twenty thousand other keys evict no counter', async () => {
  const limit = { key: 'remembered', limit: 1, windowMs: hourMs };
  await take(tests.database, [limit], now);
  await tests.database.execute(sql`
    insert into limit_counters (key, window_start, count, expires_at)
    select 'other:' || n, ${now.toISOString()}, 1, ${later(hourMs).toISOString()}
    from generate_series(1, 20000) n`);
  expect((await take(tests.database, [limit], now)).allowed).toBe(false);
});

test('a transaction that fails gives back what it took', async () => {
  const limit = { key: 'undone', limit: 1, windowMs: hourMs };
  const failing = tests.database.transaction(async (tx) => {
    await take(tx, [limit], now);
    throw new Error('failed later');
  });
  await expect(failing).rejects.toThrow('failed later');
  expect((await take(tests.database, [limit], now)).allowed).toBe(true);
});

test('the sweep deletes counters once their window is over', async () => {
  await tests.database.delete(limitCounters);
  await take(tests.database, [{ key: 'short', limit: 9, windowMs: minuteMs }], now);
  await take(tests.database, [{ key: 'long', limit: 9, windowMs: hourMs }], now);
  await tests.database.execute(sql`
    insert into limit_counters (key, window_start, count, expires_at)
    select 'old:' || n, ${later(-hourMs).toISOString()}, 1, ${now.toISOString()}
    from generate_series(1, 6000) n`);
  expect((await sweepAt(later(minuteMs))).limitCounters).toBe(6001);
  expect(await tests.database.select({ key: limitCounters.key }).from(limitCounters)).toEqual([
    { key: 'long' },
  ]);
});
