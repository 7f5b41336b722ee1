import { expect, test } from 'vitest';
import { minuteMs } from '#contract/time-units.ts';
import { databaseTests } from '#tests/support/database-tests.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import { takeCooldown } from './cooldown.ts';

const now = new Date('2026-03-01T09:30:59.500Z');
const later = (byMs: number) => new Date(now.getTime() + byMs);

const tests = databaseTests();

test('a cooldown of a minute ends after exactly 60 s, not at the turn of the minute', async () => {
  const cooldown = { key: 'minute', cooldownMs: minuteMs };
  expect(await takeCooldown(tests.database, cooldown, now)).toEqual({ allowed: true });
  expect(await takeCooldown(tests.database, cooldown, later(59_999))).toEqual({
    allowed: false,
    retryAfterMs: 1,
  });
  expect(await takeCooldown(tests.database, cooldown, later(minuteMs))).toEqual({ allowed: true });
  expect((await takeCooldown(tests.database, cooldown, later(119_999))).allowed).toBe(false);
});

test('one of twenty parallel takes is allowed', async () => {
  const cooldown = { key: 'crowd', cooldownMs: minuteMs };
  const takes = await Promise.all(
    Array.from({ length: 20 }, () => takeCooldown(tests.database, cooldown, now)),
  );
  expect(takes.filter(({ allowed }) => allowed)).toHaveLength(1);
});

test('the sweep keeps a running cooldown', async () => {
  const cooldown = { key: 'swept', cooldownMs: minuteMs };
  await takeCooldown(tests.database, cooldown, now);
  await sweep({ env: readEnv({}), clock: { now: () => later(59_999) } }, tests.database);
  expect((await takeCooldown(tests.database, cooldown, later(59_999))).allowed).toBe(false);
});

test('a clock that ran ahead and was set back does not lengthen a cooldown', async () => {
  const cooldown = { key: 'ahead', cooldownMs: minuteMs };
  await takeCooldown(tests.database, cooldown, later(24 * 60 * minuteMs));
  expect((await takeCooldown(tests.database, cooldown, now)).allowed).toBe(true);
  expect((await takeCooldown(tests.database, cooldown, now)).allowed).toBe(false);
});
