import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { defaultCallMs } from '../call-timeout.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { callDeadlines } from './deadlines.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const backendOf = async (database: Pick<Database, 'execute'>): Promise<number> => {
  const { rows } = await database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
};

test('an idle connection that breaks is reported and replaced', async () => {
  const reported = Promise.withResolvers<Error>();
  const database = openDatabase(fresh.url, { poolSize: 1, onIdleError: reported.resolve });
  const broken = await backendOf(database);
  await fresh.database.execute(sql`select pg_terminate_backend(${broken})`);
  expect((await reported.promise).message).toMatch(/terminating connection/);
  expect(await backendOf(database)).not.toBe(broken);
  await closeDatabase(database);
});

test('a connection that breaks inside a transaction fails the transaction alone', async () => {
  const database = openDatabase(fresh.url, { poolSize: 1 });
  const broken = database.transaction(async (tx) => {
    await fresh.database.execute(sql`select pg_terminate_backend(${await backendOf(tx)}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await backendOf(database)).toBeGreaterThan(0);
  await closeDatabase(database);
});

test('a statement over its time limit is cancelled', async () => {
  const database = openDatabase(fresh.url, {
    poolSize: 1,
    deadlines: { ...callDeadlines(defaultCallMs), statementMs: 50 },
  });
  await expect(database.$client.query('select pg_sleep(30)')).rejects.toThrow(/statement timeout/);
  await closeDatabase(database);
});
