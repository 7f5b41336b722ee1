import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { onLoop } from '../loop-time.ts';
import { inPartSpan } from '../spans.ts';
import { type Deadlines, unlimitedDeadlines } from './deadlines.ts';
import { fairShare } from './fair-share.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };

/** A pooled connection or an open transaction; repositories take either. */
export type Transaction = NodePgTransaction<
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

export interface DatabaseOptions {
  /** `application_name` of the connections. */
  name?: string;
  poolSize?: number;
  deadlines?: Deadlines;
  /** Called when an idle connection breaks, e.g. after a database restart; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { name = 'nuntix', poolSize = 10 } = options;
  const { deadlines = unlimitedDeadlines, onIdleError = reportIdleError } = options;
  const { connectMs, statementMs, lockMs, answerMs } = deadlines;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    application_name: name,
    query_timeout: answerMs,
    // Set after connecting, not at startup: connection poolers refuse unknown startup parameters.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${statementMs}`);
      await client.query(`set lock_timeout = ${lockMs}`);
      await client.query(`set idle_in_transaction_session_timeout = ${2 * statementMs}`);
    },
  });
  pool.on('error', onIdleError);
  // Without this listener, a connection lost inside a transaction would crash the process; its next
  // statement fails anyway.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const ask = client.query.bind(client);
    Object.assign(client, {
      query: (...given: Parameters<typeof ask>) =>
        isWithCallback(given) ? ask(...given) : traced(given, async () => ask(...given)),
    });
  });
  const inShare = fairShare(poolSize, connectMs);
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (...given: Parameters<typeof query>) =>
      traced(given, () => inShare(async () => query(...given))),
  });
  const transaction = transactionsOn(pool, answerMs);
  return Object.assign(drizzle(pool), {
    transaction: (...given: Parameters<typeof transaction>) => inShare(() => transaction(...given)),
  });
}

/**
 * Error message of a transaction whose connection was cut because PostgreSQL stopped responding.
 */
export const silentDatabaseMessage = 'PostgreSQL does not answer';

export const closeDatabase = (database: Database): Promise<void> => database.$client.end();

/**
 * Drizzle's own `transaction` leaks the connection when `begin` fails and waits forever for
 * `rollback` on a dead connection, so the connection is checked out, timed and released here.
 */
const transactionsOn =
  (pool: pg.Pool, answerMs: number): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    const hangUp = () => client.connection.stream.destroy(new Error(silentDatabaseMessage));
    const timer = answerMs > 0 ? setTimeout(hangUp, answerMs) : undefined;
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      clearTimeout(timer);
      client.release();
    }
  };

/** The pool's internal queries use callbacks; the pool call already has a span. */
const isWithCallback = (given: readonly unknown[]): boolean => typeof given.at(-1) === 'function';

/** Traces a statement by its text; parameter values are never recorded. */
function traced<T>([statement]: readonly unknown[], work: () => Promise<T>): Promise<T> {
  const text = statementOf(statement);
  const name = /^\s*\w+/.exec(text)?.[0].trim().toLowerCase() ?? 'query';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return onLoop(inPartSpan(name, attributes, work));
}

function statementOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && typeof statement.text === 'string' ? statement.text : '';
}

function reportIdleError(error: Error): void {
  console.error(`A database connection was lost: ${error.message}`);
}
