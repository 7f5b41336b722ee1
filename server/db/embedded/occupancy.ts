import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { connect } from './connection.ts';
import type { Home } from './home.ts';
import { clearStaleLock, clusterProcesses, stopProcesses } from './processes.ts';

/**
 * A server holds one named connection to its cluster while it lives. A running cluster without that
 * connection was orphaned by a crash and is stopped; one in use is left alone.
 */
export async function claimCluster(home: Home, log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const client = await connect(home, 'nuntix start');
    if (client === 'absent') {
      if ((await clusterProcesses(home)).length === 0) return clearStaleLock(home);
    } else if (client !== 'busy') {
      const owner = await ownerOf(client);
      await client.end().catch(() => undefined);
      if (owner) throw inUse(home, owner);
      log('Stopping a PostgreSQL that an earlier run left behind.');
      await stopProcesses(home);
    }
    await pause(50);
  }
  await stopProcesses(home);
}

export async function holdCluster(home: Home): Promise<pg.Client> {
  const client = await connect(home, `${ownerPrefix}${process.pid}`);
  if (typeof client !== 'string') return client;
  throw new StartError(`PostgreSQL in ${home.directory} stopped while starting: start again.`);
}

const ownerPrefix = 'nuntix owner ';

/** Checks twice: a server that has just started PostgreSQL needs a moment to connect. */
async function ownerOf(client: pg.Client): Promise<string | undefined> {
  for (const delayMs of [0, 1_000]) {
    await pause(delayMs);
    const name = await readOwner(client);
    if (name) return name.slice(ownerPrefix.length);
  }
  return undefined;
}

async function readOwner(client: pg.Client): Promise<string | undefined> {
  try {
    const { rows } = await client.query<{ name: string }>(
      'select application_name as name from pg_stat_activity where starts_with(application_name, $1)',
      [ownerPrefix],
    );
    return rows[0]?.name;
  } catch {
    // PostgreSQL is shutting down.
    return undefined;
  }
}

const inUse = (home: Home, owner: string): StartError =>
  new StartError(
    `The database in ${home.directory} is in use by process ${owner}: stop that one, or set DATA_DIR to another folder.`,
  );
