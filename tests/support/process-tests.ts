import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { bareDatabase, freshDatabase } from './database.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * For the tests of a file that start the server as a process: before each of them a data folder and
 * a migrated database, after it no process is left.
 */
export function processTests() {
  let dataDir: string;
  let base: { url: string; drop(): Promise<void> };
  let running: ServerProcess[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'start-'));
    await chmod(dataDir, 0o755);
    base = await freshDatabase();
    running = [];
  });
  afterEach(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    await base.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    dataDir: () => dataDir,
    databaseUrl: () => base.url,
    /** Replaces the migrated database by an empty one. */
    async emptyDatabase(): Promise<void> {
      await base.drop();
      base = await bareDatabase();
    },
    async start(env: Record<string, string> = {}): Promise<ServerProcess> {
      const server = await startServerProcess({
        ...{ DATA_DIR: dataDir, DATABASE_URL: base.url },
        // The load of the machine must not affect the test.
        ...{ LIMIT_DELAY_MS: '0' },
        ...env,
      });
      running.push(server);
      return server;
    },
  };
}
