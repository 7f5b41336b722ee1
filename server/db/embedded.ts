import type { Client } from 'pg';
import { StartError } from '../start-error.ts';
import { makeCluster } from './embedded/cluster.ts';
import { connect, embeddedUrl } from './embedded/connection.ts';
import { findHome, type PreparedHome, prepareHome } from './embedded/home.ts';
import { claimCluster, holdCluster } from './embedded/occupancy.ts';
import { launch, type Postmaster } from './embedded/postmaster.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** Progress and problems, one line each. */
  log: (line: string) => void;
  /** False only in tests: turns fsync and autovacuum off for speed. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  /** Folder of the cluster; outside the data folder where PostgreSQL's user may not enter that. */
  directory: string;
  /** Resolves when PostgreSQL ended unexpectedly and could not be restarted. */
  lost: Promise<StartError>;
  stop(): Promise<void>;
}

/** Starts an embedded PostgreSQL that lives as long as this process. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, durable = true } = options;
  const home = await prepareHome(dataDir, log);
  await makeCluster(home, { log, durable });

  const lost = Promise.withResolvers<StartError>();
  let stopping = false;
  let current: Postmaster | Promise<Postmaster | undefined> = await begin(home, log, durable);
  watch(current);

  return {
    url: await embeddedUrl(home, 'nuntix'),
    directory: home.directory,
    lost: lost.promise,
    stop: async () => {
      stopping = true;
      await (await current)?.stop();
    },
  };

  function watch(postmaster: Postmaster): void {
    postmaster.ended.then(() => {
      if (!stopping) current = beginAgain();
    });
  }

  async function beginAgain(): Promise<Postmaster | undefined> {
    log('PostgreSQL ended unexpectedly; starting it again.');
    try {
      const postmaster = await begin(home, log, durable);
      watch(postmaster);
      return postmaster;
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      lost.resolve(new StartError(`PostgreSQL ended and could not be started again. ${cause}`));
      return undefined;
    }
  }
}

export async function requireEmbedded(dataDir: string): Promise<void> {
  if ((await findHome(dataDir)) === undefined)
    throw new StartError(
      `There is no database in ${dataDir} yet: npm start makes one, or set DATA_DIR or DATABASE_URL.`,
    );
}

/** URL of the cluster of a running server; undefined when none runs. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const home = await findHome(dataDir);
  const client = home ? await connect(home, 'nuntix probe') : 'absent';
  if (!home || typeof client === 'string') return undefined;
  await client.end();
  return embeddedUrl(home, 'nuntix');
}

async function begin(
  home: PreparedHome,
  log: (line: string) => void,
  durable: boolean,
  attempts = 3,
): Promise<Postmaster> {
  await claimCluster(home, log);
  const postmaster = await launch(home, { durable });
  if (postmaster === 'occupied') {
    if (attempts > 1) return begin(home, log, durable, attempts - 1);
    throw new StartError(`The database in ${home.directory} is in use by another process.`);
  }
  try {
    const owner = await holdCluster(home);
    await ensureDatabase(owner);
    return {
      ended: postmaster.ended,
      stop: async () => {
        await owner.end().catch(() => undefined);
        await postmaster.stop();
      },
    };
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'nuntix'");
  if (!rowCount) await client.query('create database nuntix');
}
