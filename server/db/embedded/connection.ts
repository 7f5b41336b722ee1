import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import type { Home } from './home.ts';

/**
 * Socket paths are limited to 103 bytes; a cluster with a longer path listens on loopback TCP
 * instead.
 */
export const socketFits = (home: Home): boolean =>
  Buffer.byteLength(join(home.cluster, '.s.PGSQL.5432')) <= 103;

export async function embeddedUrl(home: Home, database: string): Promise<string> {
  const login = `nuntix:${encodeURIComponent(home.password)}`;
  return socketFits(home)
    ? `postgresql://${login}@localhost:5432/${database}?sslmode=disable&host=${encodeURIComponent(home.cluster)}`
    : `postgresql://${login}@127.0.0.1:${(await loopbackPort(home)) ?? unusedPort}/${database}?sslmode=disable`;
}

/** `absent`: nothing listens. `busy`: PostgreSQL is starting or stopping. */
export async function connect(home: Home, name: string): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({
    connectionString: await embeddedUrl(home, 'postgres'),
    application_name: name,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
    if (code.startsWith('28'))
      throw new StartError(
        `The cluster in ${home.directory} does not know the password beside it: bring back both from one backup.`,
      );
    // A server that starts or stops refuses, disconnects or stays silent.
    return 'busy';
  }
}

/** A port where nothing listens: connecting is refused at once. */
const unusedPort = 1;

/** Port from line 4 of PostgreSQL's lock file. */
export async function loopbackPort(home: Home): Promise<number | undefined> {
  const lock = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(lock.split('\n')[3] ?? '', 10) || undefined;
}
