import { systemClock } from '../context.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { requireEmbedded } from '../db/embedded.ts';
import { migrationStatus } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach.ts';
import { readCommandEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import type { Command, OpsContext, Report, Work } from './command.ts';
import { runLine } from './run.ts';
import { withoutDatabase } from './without-database.ts';

try {
  const { exitCode, text } = await runLine(process.argv.slice(2), onDatabase);
  (exitCode === 2 ? process.stderr : process.stdout).write(`${text}\n`);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function onDatabase(command: Command, work: Work): Promise<Report> {
  const env = readCommandEnv(process.env);
  if (command.worksWithoutDatabase) return withoutDatabase(env, process.env, work);
  if (env.databaseUrl === undefined) await prepareEmbedded(command, env.dataDir);
  const log = (line: string) => console.error(line);
  const { database, close } = await reachDatabase(env, { log, join: true });
  try {
    const context: OpsContext = { env, database, clock: systemClock, say: log };
    if (!command.beforeMigrations) await requireMigrated(context);
    return await work(context);
  } finally {
    await close();
  }
}

async function prepareEmbedded(command: Command, dataDir: string): Promise<void> {
  if (command.makesDatabase) await prepareDataFolder(dataDir);
  else await requireEmbedded(dataDir);
}

async function requireMigrated({ database }: OpsContext): Promise<void> {
  const { pending } = await migrationStatus(database);
  if (pending.length > 0)
    throw new StartError(
      'The database is behind this version: run npm run ops -- db migrate first.',
    );
}
