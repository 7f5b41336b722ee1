import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { closeDatabase, type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { runningEmbedded, startEmbedded } from './embedded.ts';

export interface ReachedDatabase {
  /** Without time limits, for migrations and operator commands. */
  database: Database;
  /** Opens the same database with a separate pool. */
  open(options: DatabaseOptions): Database;
  /** Location of the data, for messages; contains no password. */
  place: string;
  /** Resolves when the database is lost for good. */
  lost?: Promise<Error>;
  close(): Promise<void>;
}

interface ReachOptions {
  log: (line: string) => void;
  /** Connects to the embedded cluster of a server running on the same data folder. */
  join?: boolean;
  patienceMs?: number;
  /** Name of the setting that holds the URL. */
  setting?: string;
}

/**
 * Connects to the configured database, or starts the embedded one; resolves when it accepts
 * queries.
 */
export async function reachDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { log, join = false, patienceMs = 10_000, setting = 'DATABASE_URL' }: ReachOptions,
): Promise<ReachedDatabase> {
  if (env.databaseUrl !== undefined) {
    const place = placeOf(env.databaseUrl);
    log(`Connecting to PostgreSQL at ${place}`);
    const reached = openings(env.databaseUrl);
    await answering(reached.database, { place, patienceMs, setting });
    return { ...reached, place };
  }
  const shared = join ? await runningEmbedded(env.dataDir) : undefined;
  if (shared !== undefined) return { ...openings(shared), place: env.dataDir };
  log('Starting the embedded PostgreSQL');
  const embedded = await startEmbedded({ dataDir: env.dataDir, log });
  const reached = openings(embedded.url);
  return {
    ...reached,
    place: embedded.directory,
    lost: embedded.lost,
    close: async () => {
      await reached.close();
      await embedded.stop();
    },
  };
}

function openings(url: string): Pick<ReachedDatabase, 'database' | 'open' | 'close'> {
  const opened: Database[] = [];
  const open = (options: DatabaseOptions) => {
    const database = openDatabase(url, options);
    opened.push(database);
    return database;
  };
  return {
    database: open({ poolSize: 4 }),
    open,
    close: async () => void (await Promise.all(opened.map(closeDatabase))),
  };
}

async function answering(
  database: Database,
  { place, patienceMs, setting }: { place: string; patienceMs: number; setting: string },
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await database.$client.query('select 1');
      return;
    } catch (error) {
      if (isRefusal(error) || Date.now() > deadline) {
        await closeDatabase(database);
        throw new StartError(
          `PostgreSQL at ${place} does not let us in (${causeOf(error)}): check ${setting} and that the server runs.`,
        );
      }
      await pause(500);
    }
  }
}

/** Wrong user or password (class 28) and unknown database (3D000): retrying does not help. */
const isRefusal = (error: unknown): boolean => /^(28|3D000)/.test(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function causeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || codeOf(error) || 'no answer';
}

function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}
