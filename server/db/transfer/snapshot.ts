import type pg from 'pg';
import { advisoryLocks } from '../advisory-lock.ts';
import type { Database } from '../database.ts';
import { listed, readSequences, readTables, type Table } from './catalog.ts';
import { dumpedProduct, formatVersion, type Header, type Part, type TableSum } from './parts.ts';
import { progressOf, sumRows } from './row-sum.ts';
import { plainText, readRows } from './rows.ts';
import { TransferError } from './transfer-error.ts';

/** All rows as of one moment, while other connections keep writing. */
export async function* takeSnapshot(
  database: Database,
  say: (line: string) => void = () => undefined,
): AsyncGenerator<Part> {
  const client = await database.$client.connect();
  try {
    const tables = await beginSnapshot(client);
    yield { header: await readHeader(client) };
    const sums: TableSum[] = [];
    for (const table of tables) {
      yield { table: { name: table.name, columns: table.columns.map(({ name }) => name) } };
      const sum = sumRows(table.name);
      for await (const rows of readRows(client, table)) {
        sum.add(rows);
        yield { rows };
      }
      sums.push(sum.total());
      say(progressOf(sum.total()));
    }
    yield { end: { tables: sums, sequences: await readSequences(client) } };
  } finally {
    // Closes the connection, which ends the transaction and releases its locks.
    client.release(true);
  }
}

/**
 * A snapshot misses rows of tables altered after it was taken, so migrations are blocked until the
 * tables are locked against alteration; after that a server may start.
 */
async function beginSnapshot(client: pg.ClientBase): Promise<Table[]> {
  await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.migration]);
  await client.query('begin isolation level repeatable read read only');
  await client.query(plainText);
  const tables = await readTables(client);
  if (!tables.some(({ name }) => name === 'schema_migrations'))
    throw new TransferError(
      'This database has no tables of this product: there is nothing to copy.',
    );
  await client.query(`lock table ${listed(tables.map(({ name }) => name))} in access share mode`);
  await client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.migration]);
  return tables;
}

async function readHeader(client: pg.ClientBase): Promise<Header> {
  const { rows } = await client.query<{ now: Date }>('select now()');
  const { rows: migrations } = await client.query<Header['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  );
  const takenAt = (rows[0]?.now ?? new Date()).toISOString();
  return { product: dumpedProduct, format: formatVersion, takenAt, migrations };
}
