import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { StartError } from '../start-error.ts';
import { takeAdvisoryLock } from './advisory-lock.ts';
import type { Database, Transaction } from './database.ts';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

export type AppliedMigration = typeof schemaMigrations.$inferSelect;

/** Applies pending migrations in the order of their names; returns the names applied. */
export async function migrate(database: Database, directory = ownMigrations): Promise<string[]> {
  // Returns before any write, so that a server whose role may not create tables can start on a
  // migrated database.
  if ((await migrationStatus(database, directory)).pending.length === 0) return [];
  const migrations = await readMigrations(directory);
  const missing = await inMigrationLock(database, async (tx) => {
    await tx.execute(sql.raw(createRecord)).catch(explainRights);
    return unapplied(migrations, await readRecord(tx));
  });
  const applied: string[] = [];
  for (const migration of missing)
    if (await apply(database, migration)) applied.push(migration.name);
  return applied;
}

/** Applied and pending migrations; read-only. */
export async function migrationStatus(
  database: Database,
  directory = ownMigrations,
): Promise<{ applied: AppliedMigration[]; pending: string[] }> {
  const migrations = await readMigrations(directory);
  const { rows } = await database.execute(sql`select to_regclass('schema_migrations') as found`);
  const applied = rows[0]?.found ? await readRecord(database) : [];
  return { applied, pending: unapplied(migrations, applied).map(({ name }) => name) };
}

const ownMigrations = join(import.meta.dirname, 'migrations');

const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

export const createRecord = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

export async function readMigrations(directory = ownMigrations): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const readRecord = (database: Database | Transaction): Promise<AppliedMigration[]> =>
  database.select().from(schemaMigrations).orderBy(schemaMigrations.name);

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

/** Applies one file in its own transaction; false when another process has applied it meanwhile. */
async function apply(
  database: Database,
  { name, checksum, sql: statements }: Migration,
): Promise<boolean> {
  try {
    return await inMigrationLock(database, async (tx) => {
      if ((await readRecord(tx)).some((applied) => applied.name === name)) return false;
      await tx.execute(sql.raw(statements));
      await tx.insert(schemaMigrations).values({ name, checksum });
      return true;
    });
  } catch (error) {
    // Drizzle's message repeats the whole file; its cause is short.
    const reason = error instanceof DrizzleQueryError ? error.cause : error;
    throw new Error(`Migration ${name} failed: ${String(reason)}`, { cause: reason });
  }
}

function explainRights(error: unknown): never {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && cause.code === '42501')
    throw new StartError(
      'The database is behind this version and our role may not change its tables: run npm run ops -- db migrate as their owner first.',
    );
  throw error;
}

/** Runs without time limits, under the lock that all migrators share. */
const inMigrationLock = <Result>(database: Database, work: (tx: Transaction) => Promise<Result>) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await takeAdvisoryLock(tx, 'migration');
    return work(tx);
  });
