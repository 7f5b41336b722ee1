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

test('nothing happened yet', async () => {
  expect(await readCounter(database, { key: 'new', windowMs: hourMs }, now)).toBe(0);
});

test('what happened is counted by its key, and ages away bit by bit', async () => {
  const tally = { key: 'ageing', windowMs: hourMs };
  await addToCounter(database, tally, now);
  await addToCounter(database, tally, now);
  await addToCounter(database, tally, later(30 * minuteMs));
  expect(await readCounter(database, tally, later(30 * minuteMs))).toBe(3);
  expect(await readCounter(database, { ...tally, key: 'other' }, later(30 * minuteMs))).toBe(0);
  expect(await readCounter(database, tally, later(54 * minuteMs))).toBe(3);
  expect(await readCounter(database, tally, later(60 * minuteMs))).toBe(1);
  expect(await readCounter(database, tally, later(90 * minuteMs))).toBe(0);
});

test('fifty at once are fifty', async () => {
  const tally = { key: 'crowd', windowMs: hourMs };
  await Promise.all(Array.from({ length: 50 }, () => addToCounter(database, tally, now)));
  expect(await readCounter(database, tally, now)).toBe(50);
});

test('what no longer counts is swept away, and what counts is not', async () => {
  await database.delete(limitCounters);
  const tally = { key: 'swept', windowMs: hourMs };
  await addToCounter(database, tally, now);
  await addToCounter(database, tally, later(30 * minuteMs));
  const moment = later(70 * minuteMs);
  await sweep({ env: readEnv({}), clock: { now: () => moment } }, database);
  expect(await database.select().from(limitCounters)).toHaveLength(1);
  expect(await readCounter(database, tally, moment)).toBe(1);
});
