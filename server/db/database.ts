import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { onLoop } from '../loop-time.ts';
import { inPartSpan } from '../spans.ts';
import { type Deadlines, patientDeadlines } from './deadlines.ts';
import { fairShare } from './fair-share.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** What a repository needs: the pool or the transaction it works in. */
export type Transaction = NodePgTransaction<
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

export interface DatabaseOptions {
  /** What PostgreSQL shows its connections as. */
  name?: string;
  poolSize?: number;
  deadlines?: Deadlines;
  /** Idle connections break when the database restarts; the pool opens new ones. */
  onIdleError?: (error: Error) => void;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { name = 'nuntix', poolSize = 10 } = options;
  const { deadlines = patientDeadlines, onIdleError = reportIdleError } = options;
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
  // A connection lost inside a transaction fails its next statement; unheard it would end us.
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
  return Object.assign(drizzle(pool, { schema }), {
    transaction: (...given: Parameters<typeof transaction>) => inShare(() => transaction(...given)),
  });
}

/** What a transaction fails with whose connection we cut. */
export const silentDatabase = 'PostgreSQL does not answer';

export const closeDatabase = (database: Database): Promise<void> => database.$client.end();

/**
 * The library's own never gives a connection back whose `begin` failed, and waits for an answer to
 * `rollback` where nothing answers: so we take the connection, watch it and give it back.
 */
const transactionsOn =
  (pool: pg.Pool, answerMs: number): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    const hangUp = () => client.connection.stream.destroy(new Error(silentDatabase));
    const timer = answerMs > 0 ? setTimeout(hangUp, answerMs) : undefined;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } finally {
      clearTimeout(timer);
      client.release();
    }
  };

/** The pool asks with a callback, on whichever connection is free; it has its own span. */
const isWithCallback = (given: readonly unknown[]): boolean => typeof given.at(-1) === 'function';

/** A statement as it was written: what is filled in for `$1` stays here. */
function traced<T>([asked]: readonly unknown[], work: () => Promise<T>): Promise<T> {
  const text = statementOf(asked);
  const name = /^\s*\w+/.exec(text)?.[0].trim().toLowerCase() ?? 'query';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return onLoop(inPartSpan(name, attributes, work));
}

function statementOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const isNamed = typeof asked === 'object' && asked !== null && 'text' in asked;
  return isNamed && typeof asked.text === 'string' ? asked.text : '';
}

function reportIdleError(error: Error): void {
  console.error(`A database connection was lost: ${error.message}`);
}
