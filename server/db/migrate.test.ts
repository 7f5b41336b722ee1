import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { bareDatabase, freshDatabase } from '#tests/support/database.ts';
import * as auditSchema from './audit-schema.ts';
import * as captchaSchema from './captcha-schema.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import * as deskSchema from './desk-schema.ts';
import * as gatewaySchema from './gateway-schema.ts';
import * as loginSchema from './login-schema.ts';
import { migrate, migrationStatus } from './migrate.ts';
import * as replaySchema from './replay-schema.ts';
import * as sandboxSchema from './sandbox-schema.ts';
import * as mainSchema from './schema.ts';
import * as siteSchema from './site-schema.ts';
import * as statusSchema from './status-schema.ts';
import * as ticketSchema from './ticket-schema.ts';
import * as twoFactorSchema from './two-factor-schema.ts';
import * as usageSchema from './usage-schema.ts';

const schema = {
  ...mainSchema,
  ...loginSchema,
  ...auditSchema,
  ...captchaSchema,
  ...replaySchema,
  ...deskSchema,
  ...sandboxSchema,
  ...twoFactorSchema,
  ...siteSchema,
  ...ticketSchema,
  ...statusSchema,
  ...usageSchema,
  ...gatewaySchema,
};

const cleanups: Array<() => Promise<unknown>> = [];
afterAll(() => Promise.all(cleanups.map((clean) => clean())));

async function openBare(): Promise<Database> {
  const { url, drop } = await bareDatabase();
  const database = openDatabase(url);
  cleanups.push(async () => {
    await closeDatabase(database);
    await drop();
  });
  return database;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('two simultaneous migrators apply each file once', async () => {
  const database = await openBare();
  const applied = await Promise.all([migrate(database), migrate(database), migrate(database)]);
  const status = await migrationStatus(database);
  expect(applied.flat().sort()).toEqual(status.applied.map(({ name }) => name));
  expect(status.pending).toEqual([]);
});

test('no two migrations have the same number', async () => {
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('every table and column of the schema exists in the database', async () => {
  const { database, drop } = await freshDatabase();
  cleanups.push(drop);
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const list = columns.map((column) => `"${column.name}"`).join(', ');
    await database.$client.query(`select ${list} from "${name}" limit 0`);
  }
});

test('the schema contains every column that the database requires', async () => {
  const { database, drop } = await freshDatabase();
  cleanups.push(drop);
  const { rows } = await database.$client.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and is_nullable = 'NO'
       and column_default is null and is_identity = 'NO'`,
  );
  const known = new Map(
    Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map(getTableConfig)
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  const unknown = rows.filter(({ table, column }) => known.get(table)?.includes(column) === false);
  expect(unknown).toEqual([]);
});

test('no table lists the languages, so that a new one needs no migration', async () => {
  const { database, drop } = await freshDatabase();
  cleanups.push(drop);
  const { rows } = await database.$client.query(
    `select conname from pg_constraint where pg_get_constraintdef(oid) like '%''zh''%'`,
  );
  expect(rows).toEqual([]);
});

test('files are applied in the order of their names, each once', async () => {
  const database = await openBare();
  await writeFile(join(folder, '0002-b.sql'), 'alter table things add column b text;');
  await writeFile(join(folder, '0001-a.sql'), 'create table things (a text);');
  expect(await migrate(database, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
  await writeFile(join(folder, '0003-c.sql'), 'alter table things add column c text;');
  expect((await migrationStatus(database, folder)).pending).toEqual(['0003-c.sql']);
  expect(await migrate(database, folder)).toEqual(['0003-c.sql']);
});

test('an applied file that was changed later is refused by name', async () => {
  const database = await openBare();
  await writeFile(join(folder, '0001-a.sql'), 'create table things (a text);');
  await migrate(database, folder);
  await writeFile(join(folder, '0001-a.sql'), 'create table things (a integer);');
  await expect(migrate(database, folder)).rejects.toThrow(/0001-a\.sql was changed/);
});

test('a failing file changes nothing and releases the lock', async () => {
  const database = await openBare();
  await writeFile(join(folder, '0001-a.sql'), 'create table things (a text); select nonsense;');
  await expect(migrate(database, folder)).rejects.toThrow(
    /^Migration 0001-a\.sql failed: .*column "nonsense" does not exist$/,
  );
  await writeFile(join(folder, '0001-a.sql'), 'create table things (a text);');
  expect(await migrate(database, folder)).toEqual(['0001-a.sql']);
});
