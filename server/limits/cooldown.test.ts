import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#contract/time-units.ts';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import { takeCooldown } from './cooldown.ts';

const now = new Date('2026-03-01T09:30:59.500Z');
const later = (byMs: number) => new Date(now.getTime() + byMs);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
});
afterAll(() => drop());

test('the 59th second is too soon and the 60th is not, wherever the minute turns', async () => {
  const pause = { key: 'minute', cooldownMs: minuteMs };
  expect(await takeCooldown(database, pause, now)).toEqual({ allowed: true });
  expect(await takeCooldown(database, pause, later(59_999))).toEqual({
    allowed: false,
    retryAfterMs: 1,
  });
  expect(await takeCooldown(database, pause, later(minuteMs))).toEqual({ allowed: true });
  expect((await takeCooldown(database, pause, later(119_999))).allowed).toBe(false);
});

test('one of twenty at once is allowed', async () => {
  const pause = { key: 'crowd', cooldownMs: minuteMs };
  const takes = await Promise.all(
    Array.from({ length: 20 }, () => takeCooldown(database, pause, now)),
  );
  expect(takes.filter(({ allowed }) => allowed)).toHaveLength(1);
});

test('a pause that is over is swept away, a running one is not', async () => {
  const pause = { key: 'swept', cooldownMs: minuteMs };
  await takeCooldown(database, pause, now);
  await sweep({ env: readEnv({}), clock: { now: () => later(59_999) } }, database);
  expect((await takeCooldown(database, pause, later(59_999))).allowed).toBe(false);
});

test('a clock that went ahead and back lengthens no pause', async () => {
  const pause = { key: 'ahead', cooldownMs: minuteMs };
  await takeCooldown(database, pause, later(24 * 60 * minuteMs));
  expect((await takeCooldown(database, pause, now)).allowed).toBe(true);
  expect((await takeCooldown(database, pause, now)).allowed).toBe(false);
});
