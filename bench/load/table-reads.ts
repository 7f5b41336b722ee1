import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { runningEmbedded } from '#server/db/embedded.ts';
import type { Run } from '../measurement.ts';

/** How often PostgreSQL has read a table since its statistics began. */
export type ReadsOf = (table: string) => Promise<number>;

/** An idle connection reports its statistics after ten seconds at the latest. */
const settledMs = 11_000;

export async function openTableReads(run: Run, dataDir: string): Promise<ReadsOf> {
  const url = await runningEmbedded(dataDir);
  if (!url) throw new Error('The product runs without its own database.');
  const database = openDatabase(url, { poolSize: 1 });
  run.onEnd(() => closeDatabase(database));
  return async (table) => {
    await pause(settledMs);
    const { rows } = await database.execute<{ reads: string }>(
      sql`select seq_scan + coalesce(idx_scan, 0) as reads from pg_stat_user_tables
          where relname = ${table}`,
    );
    return Number(rows[0]?.reads ?? 0);
  };
}
