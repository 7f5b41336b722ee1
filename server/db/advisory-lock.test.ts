import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { lockRow, takeAdvisoryLock } from './advisory-lock.ts';
import type { Transaction } from './database.ts';
import { statusServices } from './status-schema.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const waiting = async (): Promise<number> => {
  const { rows } = await fresh.database.$client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};

/**
 * Runs two transactions at once; the first commits only once PostgreSQL shows the second one
 * waiting.
 */
async function stepsOfTwo(enter: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const steps: string[] = [];
  const entered = Promise.withResolvers<void>();
  const first = fresh.database.transaction(async (tx) => {
    await enter(tx);
    steps.push('first in');
    entered.resolve();
    await expect.poll(waiting, { timeout: 15_000 }).toBe(1);
    steps.push('first out');
  });
  await entered.promise;
  const second = fresh.database.transaction(async (tx) => {
    await enter(tx);
    steps.push('second in');
  });
  await Promise.all([first, second]);
  return steps;
}

const oneAfterTheOther = ['first in', 'first out', 'second in'];

test('a second transaction waits for a lock until the first one ends', async () => {
  expect(await stepsOfTwo((tx) => takeAdvisoryLock(tx, 'status change'))).toEqual(oneAfterTheOther);
});

test('locks of different names do not wait for each other', async () => {
  await fresh.database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'migration');
    await fresh.database.transaction((other) => takeAdvisoryLock(other, 'status change'));
  });
});

test('lockRow waits for a row that another transaction holds', async () => {
  const voice = (tx: Transaction) =>
    lockRow(tx.select().from(statusServices).where(eq(statusServices.slug, 'voice')));
  expect(await stepsOfTwo(voice)).toEqual(oneAfterTheOther);
});

test('lockRow returns undefined when no row matches', async () => {
  const nothing = await fresh.database.transaction((tx) =>
    lockRow(tx.select().from(statusServices).where(eq(statusServices.slug, 'telex'))),
  );
  expect(nothing).toBeUndefined();
});
