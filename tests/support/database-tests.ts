import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';

/** A new database for the tests of a file. */
export function databaseTests(): { readonly database: Database } {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase();
  });
  afterAll(() => fresh.drop());
  return {
    get database() {
      return fresh.database;
    },
  };
}
