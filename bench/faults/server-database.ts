import { closeDatabase, type Database, openDatabase } from '#server/db/database.ts';
import { runningEmbedded } from '#server/db/embedded.ts';

/** Works on the database of a running server, as an operator would. */
export async function withServerDatabase<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const url = await runningEmbedded(dataDir);
  if (!url) throw new Error(`No database runs in ${dataDir}.`);
  const database = openDatabase(url);
  try {
    return await work(database);
  } finally {
    await closeDatabase(database);
  }
}
