import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { databaseTests } from '#tests/support/database-tests.ts';
import { limitCounters } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import { addToCounter, readCounter } from './counter.ts';

const now = new Date('2026-03-01T09:05:00Z');
const later = (byMs: number) => new Date(now.getTime() + byMs);

const tests = databaseTests();

test('a new counter is at zero', async () => {
  expect(await readCounter(tests.database, { key: 'new', windowMs: hourMs }, now)).toBe(0);
});

test('events count per key and leave the window one after the other', async () => {
  const counter = { key: 'ageing', windowMs: hourMs };
  await addToCounter(tests.database, counter, now);
  await addToCounter(tests.database, counter, now);
  await addToCounter(tests.database, counter, later(30 * minuteMs));
  expect(await readCounter(tests.database, counter, later(30 * minuteMs))).toBe(3);
  expect(
    await readCounter(tests.database, { ...counter, key: 'other' }, later(30 * minuteMs)),
  ).toBe(0);
  expect(await readCounter(tests.database, counter, later(54 * minuteMs))).toBe(3);
  expect(await readCounter(tests.database, counter, later(60 * minuteMs))).toBe(1);
  expect(await readCounter(tests.database, counter, later(90 * minuteMs))).toBe(0);
});

test('fifty parallel additions count fifty', async () => {
  const counter = { key: 'crowd', windowMs: hourMs };
  await Promise.all(Array.from({ length: 50 }, () => addToCounter(tests.database, counter, now)));
  expect(await readCounter(tests.database, counter, now)).toBe(50);
});

test('the sweep deletes rows outside the window and no others', async () => {
  await tests.database.delete(limitCounters);
  const counter = { key: 'swept', windowMs: hourMs };
  await addToCounter(tests.database, counter, now);
  await addToCounter(tests.database, counter, later(30 * minuteMs));
  const moment = later(70 * minuteMs);
  await sweep({ env: readEnv({}), clock: { now: () => moment } }, tests.database);
  expect(await tests.database.select().from(limitCounters)).toHaveLength(1);
  expect(await readCounter(tests.database, counter, moment)).toBe(1);
});
