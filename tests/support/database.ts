import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '#server/db/database.ts';
import { unlimitedDeadlines } from '#server/db/deadlines.ts';
import { migrate } from '#server/db/migrate.ts';

export type FreshDatabase = { database: Database; url: string; drop(): Promise<void> };

/** A new database, migrated and seeded. Tests that do not change its tables use a pooled one. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${name} template nuntix strategy file_copy`);
  const url = withDatabase(inject('templateUrl'), name);
  // A busy machine must not influence a test.
  const deadlines = { ...unlimitedDeadlines, connectMs: 60_000 };
  const database = openDatabase(url, { deadlines });
  return {
    database,
    url,
    drop: async () => {
      await closeDatabase(database);
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** An empty database without tables. */
export async function bareDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${name} template template0`);
  return {
    url: withDatabase(inject('templateUrl'), name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

/** A database as it was before a migration, `0022`; `migrate` applies that one and all after it. */
export async function databaseBefore(
  migration: string,
): Promise<{ database: Database; migrate(): Promise<void>; drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrationsFolder))
    if (name < migration) await copyFile(join(migrationsFolder, name), join(folder, name));
  const bare = await bareDatabase();
  const database = openDatabase(bare.url);
  await migrate(database, folder);
  await rm(folder, { recursive: true });
  return {
    database,
    migrate: async () => void (await migrate(database)),
    drop: async () => {
      await closeDatabase(database);
      await bare.drop();
    },
  };
}

const migrationsFolder = join(import.meta.dirname, '../../server/db/migrations');

/** Copying needs a template without connections, so another database is used to administer. */
async function administer(statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: withDatabase(inject('templateUrl'), 'postgres'),
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
