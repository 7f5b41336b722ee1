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

/** Two at once; the first one ends when the other is seen waiting, and not before. */
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

test('whoever wants a turn that is taken waits for the end of that transaction', async () => {
  expect(await stepsOfTwo((tx) => takeAdvisoryLock(tx, 'status change'))).toEqual(oneAfterTheOther);
});

test('advisoryLocks at different work do not wait for each other', async () => {
  await fresh.database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'migration');
    await fresh.database.transaction((other) => takeAdvisoryLock(other, 'status change'));
  });
});

test('a row that is held is waited for', async () => {
  const voice = (tx: Transaction) =>
    lockRow(tx.select().from(statusServices).where(eq(statusServices.slug, 'voice')));
  expect(await stepsOfTwo(voice)).toEqual(oneAfterTheOther);
});

test('where there is no row, there is nothing to hold', async () => {
  const nothing = await fresh.database.transaction((tx) =>
    lockRow(tx.select().from(statusServices).where(eq(statusServices.slug, 'telex'))),
  );
  expect(nothing).toBeUndefined();
});
