import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from '../db/database.ts';
import { limitCounters } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import { addToCounter, readCounter } from './counter.ts';

const now = new Date('2026-03-01T09:05:00Z');
const later = (byMs: number) => new Date(now.getTime() + byMs);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
});
afterAll(() => drop());

test('a new counter is at zero', async () => {
  expect(await readCounter(database, { key: 'new', windowMs: hourMs }, now)).toBe(0);
});

test('events count per key and leave the window one after the other', async () => {
  const counter = { key: 'ageing', windowMs: hourMs };
  await addToCounter(database, counter, now);
  await addToCounter(database, counter, now);
  await addToCounter(database, counter, later(30 * minuteMs));
  expect(await readCounter(database, counter, later(30 * minuteMs))).toBe(3);
  expect(await readCounter(database, { ...counter, key: 'other' }, later(30 * minuteMs))).toBe(0);
  expect(await readCounter(database, counter, later(54 * minuteMs))).toBe(3);
  expect(await readCounter(database, counter, later(60 * minuteMs))).toBe(1);
  expect(await readCounter(database, counter, later(90 * minuteMs))).toBe(0);
});

test('fifty parallel additions count fifty', async () => {
  const counter = { key: 'crowd', windowMs: hourMs };
  await Promise.all(Array.from({ length: 50 }, () => addToCounter(database, counter, now)));
  expect(await readCounter(database, counter, now)).toBe(50);
});

test('the sweep deletes rows outside the window and no others', async () => {
  await database.delete(limitCounters);
  const counter = { key: 'swept', windowMs: hourMs };
  await addToCounter(database, counter, now);
  await addToCounter(database, counter, later(30 * minuteMs));
  const moment = later(70 * minuteMs);
  await sweep({ env: readEnv({}), clock: { now: () => moment } }, database);
  expect(await database.select().from(limitCounters)).toHaveLength(1);
  expect(await readCounter(database, counter, moment)).toBe(1);
});
