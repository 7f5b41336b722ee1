import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** What the connections of a server are called. */
export const serverName = 'nuntix server';

/** For whoever would take the tables from under it. */
export async function requireNoServer(database: Database): Promise<void> {
  const { rows } = await database.execute<{ connections: number }>(sql`
    select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name = ${serverName}`);
  const connections = rows[0]?.connections ?? 0;
  if (connections > 0)
    throw new StartError(
      `A server works with this database (its connections: ${connections}): stop every server of it first.`,
    );
}
