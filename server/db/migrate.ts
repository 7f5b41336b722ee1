import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

export interface AppliedMigration {
  name: string;
  checksum: string;
  appliedAt: Date;
}

/** Applies what is missing, in name order; answers the names it applied. */
export async function migrate(database: Database, directory = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await database.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(createRecord);
    const missing = unapplied(migrations, await readRecord(client));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock and its settings.
    client.release(true);
  }
}

/** What is applied and what still waits; reads only. */
export async function migrationStatus(
  database: Database,
  directory = ownMigrations,
): Promise<{ applied: AppliedMigration[]; pending: string[] }> {
  const migrations = await readMigrations(directory);
  const { rows } = await database.$client.query("select to_regclass('schema_migrations') as found");
  const applied = rows[0]?.found ? await readRecord(database.$client) : [];
  return { applied, pending: unapplied(migrations, applied).map(({ name }) => name) };
}

const ownMigrations = join(import.meta.dirname, 'migrations');

const lockKey = 7_220_115_018;

const createRecord = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readRecord(client: Pick<PoolClient, 'query'>): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum, applied_at as "appliedAt" from schema_migrations order by name',
  );
  return rows;
}

function unapplied(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const changed = migrations.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (changed)
    throw new StartError(
      `Migration ${changed.name} was changed after this database applied it: restore the file and put the change into a new one.`,
    );
  return migrations.filter(({ name }) => !checksums.has(name));
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
  }
}
