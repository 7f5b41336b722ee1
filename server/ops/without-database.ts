import { systemClock } from '../context.ts';
import { closeDatabase, openDatabase } from '../db/database.ts';
import { requireEmbedded } from '../db/embedded.ts';
import { reachDatabase } from '../db/reach.ts';
import { type Env, readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import type { Report, Work } from './command.ts';

/** Shorter than a start: whoever asks wants to know how it is now. */
const patienceMs = 3_000;

/** A pool opens no connection before it is asked for one. */
const nowhere = 'postgresql://127.0.0.1:1/none';

/** For a command that works without a database, too: what is wrong is handed over with the rest. */
export async function withoutDatabase(
  env: Env,
  source: Record<string, string | undefined>,
  work: Work,
): Promise<Report> {
  const reach = async () => {
    if (env.databaseUrl === undefined) await requireEmbedded(env.dataDir);
    return reachDatabase(env, { log: () => undefined, join: true, patienceMs });
  };
  const reached = await reach().catch(problemOf);
  const parts = { env, clock: systemClock, settingsProblem: problemWith(source) };
  if (typeof reached !== 'string')
    return work({ ...parts, database: reached.database }).finally(reached.close);
  const database = openDatabase(nowhere);
  return work({ ...parts, database, databaseProblem: reached }).finally(() =>
    closeDatabase(database),
  );
}

function problemWith(source: Record<string, string | undefined>): string | undefined {
  try {
    readEnv(source);
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  throw error;
}
