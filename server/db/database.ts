import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** What a repository needs: the pool or the transaction it works in. */
export type Transaction = NodePgTransaction<
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

export interface DatabaseOptions {
  poolSize?: number;
  statementTimeoutMs?: number;
  /** Idle connections break when the database restarts; the pool opens new ones. */
  onIdleError?: (error: Error) => void;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { poolSize = 10, statementTimeoutMs = 15_000, onIdleError = reportIdleError } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'nuntix',
    // Set after connecting, not at startup: connection poolers refuse unknown startup parameters.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${statementTimeoutMs}`);
      await client.query(`set idle_in_transaction_session_timeout = ${2 * statementTimeoutMs}`);
    },
  });
  pool.on('error', onIdleError);
  // A connection lost inside a transaction fails its next statement; unheard it would end us.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool, { schema });
}

export const closeDatabase = (database: Database): Promise<void> => database.$client.end();

function reportIdleError(error: Error): void {
  console.error(`A database connection was lost: ${error.message}`);
}
