import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';

const dialect = new PgDialect();

/**
 * A prepared statement with named placeholders: built once, parsed and planned once per connection.
 * Worth it only for the most frequent queries.
 */
export function prepared<Row>(name: string, statement: SQL) {
  const query = dialect.sqlToQuery(statement);
  return async (
    database: Database | Transaction,
    values: Record<string, unknown>,
  ): Promise<Row[]> => {
    type Result = { execute: { rows: Row[] }; all: Row[]; values: unknown };
    const { session } = database._;
    const { rows } = await session
      .prepareQuery<Result>(query, undefined, name, false)
      .execute(values);
    return rows;
  };
}

/** The same for statements of the query builder, prepared once per database. */
export function preparedFor<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = known.get(database) ?? prepare(database);
    known.set(database, statement);
    return statement;
  };
}
