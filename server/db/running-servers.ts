import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** `application_name` of a server's connections. */
export const serverName = 'nuntix server';

/** Refuses while a server is connected, for commands that replace its tables. */
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
