import { systemClock } from '../context.ts';
import { closeDatabase, openDatabase } from '../db/database.ts';
import { requireEmbedded } from '../db/embedded.ts';
import { reachDatabase } from '../db/reach.ts';
import { type Env, readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import type { Report, Work } from './command.ts';

/** Shorter than at a server start: the operator wants the current state. */
const patienceMs = 3_000;

/** A pool connects only when it is first used. */
const nowhere = 'postgresql://127.0.0.1:1/none';

/**
 * Context for commands that also run without a database: problems are passed along instead of
 * thrown.
 */
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
