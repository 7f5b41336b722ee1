import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated and seeded database from which every test's own is copied. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run. */
export default async function setup(
  project: Pick<TestProject, 'provide'>,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-test-'));
  // As root PostgreSQL runs as another user, who must have access.
  await chmod(dataDir, 0o755);
  const cluster = await startEmbedded({ dataDir, log: () => undefined, durable: false });
  const template = openDatabase(cluster.url);
  await migrate(template);
  await seed(template);
  await closeDatabase(template);
  project.provide('templateUrl', cluster.url);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
