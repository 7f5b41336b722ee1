import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAllCountryList, mailForgetPassword } from '#contract/accounts.ts';
import { type Accounts, accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { type FreezableDatabase, freezable } from '#tests/support/freezable-database.ts';
import { buildApp } from '../app.ts';
import { defaultCallMs } from '../call-timeout.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { callDeadlines } from './deadlines.ts';

let served: TestApp;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let way: FreezableDatabase;
let database: Database;
let they: Accounts;

beforeEach(async () => {
  served = await testApp();
  fresh = await freshDatabase();
  way = await freezable(fresh.url);
  database = openDatabase(way.url, {
    poolSize: 3,
    deadlines: callDeadlines(defaultCallMs),
    onIdleError: () => undefined,
  });
  const { clock, context } = served;
  const app = await buildApp({ ...context, database, logTo: { write: () => {} } });
  they = accountsOn({ app, clock, context: { database } });
  await they.addCustomer();
});

afterEach(async () => {
  await closeDatabase(database);
  await way.close();
  await fresh.drop();
  await served.close();
});

const askCountries = () => they.send(getAllCountryList, {});
const askReset = () => they.send(mailForgetPassword, { email: 'mei@harbour.example' });
const isBusy = { status: 503, body: { code: 'busy' } };

describe('a database that stops responding', () => {
  test('fails every caller, even more of them than the pool has connections', async () => {
    way.freeze();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, askCountries),
      ...Array.from({ length: 5 }, askReset),
      they.logIn(),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(isBusy);
  });

  test('is used again once it responds', async () => {
    way.freeze();
    for (const answer of await Promise.all(Array.from({ length: 4 }, askReset)))
      expect(answer).toMatchObject(isBusy);
    way.thaw();
    expect((await askCountries()).status).toBe(200);
    expect((await askReset()).body.code).toBe(0);
    expect((await they.logIn()).body.code).toBe(0);
  });
});

test('a locked table delays only the calls that need it', async () => {
  await fresh.database.transaction(async (tx) => {
    await tx.execute(sql`lock table customers in access exclusive mode`);
    const answers = await Promise.all([they.logIn(), askReset(), askCountries()]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
  });
  expect((await they.logIn()).body.code).toBe(0);
});

test('a transaction that cannot begin releases its connection', async () => {
  const client = await database.$client.connect();
  client.release();
  way.freeze();
  await expect(database.transaction(async () => undefined)).rejects.toThrow('begin');
  way.thaw();
  expect(database.$client.totalCount - database.$client.idleCount).toBe(0);
});

test('a wait without a time limit is not ended', async () => {
  const patient = openDatabase(fresh.url, { poolSize: 1 });
  const { rows } = await patient.$client.query(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: 'lock_timeout', setting: '0' },
    { name: 'statement_timeout', setting: '0' },
  ]);
  await closeDatabase(patient);
});
