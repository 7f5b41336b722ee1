import type pg from 'pg';
import { advisoryLocks } from '../advisory-lock.ts';
import type { Database } from '../database.ts';
import { createRecord, migrate, readMigrations } from '../migrate.ts';
import { renewExceptions } from '../row-rights.ts';
import { listed, quoted, readSequences, readTables, type Table } from './catalog.ts';
import { checkedParts, compareSums } from './checked-parts.ts';
import { clearSchema } from './clear-schema.ts';
import type { End, Header, Part, TableSum } from './parts.ts';
import { insertRows, plainText, sumTable } from './rows.ts';
import { TransferError } from './transfer-error.ts';

export interface Restored {
  takenAt: string;
  tables: TableSum[];
  /** Rows that were replaced, by table. */
  deleted: { table: string; rows: number }[];
  /** Migrations newer than the dump. */
  migrated: string[];
}

type Options = { replace: boolean; say: (line: string) => void };

/** Restores into an empty or replaceable database, in one transaction: all or nothing. */
export async function restore(
  database: Database,
  parts: AsyncIterable<Part>,
  { replace, say }: Options,
): Promise<Restored> {
  const client = await database.$client.connect();
  let isDone = false;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migration]);
    const deleted = await clearSchema(client, { replace, say });
    const loaded = await load(client, parts, say);
    await client.query('commit');
    isDone = true;
    const migrated = await migrate(database);
    await renewExceptions(database);
    return { ...loaded, deleted, migrated };
  } finally {
    client.release(!isDone);
  }
}

async function load(
  client: pg.ClientBase,
  parts: AsyncIterable<Part>,
  say: Options['say'],
): Promise<Pick<Restored, 'takenAt' | 'tables'>> {
  let takenAt = '';
  let tables: Table[] = [];
  let filled: Table | undefined;
  let done: TableSum[] = [];
  for await (const part of checkedParts(parts, say)) {
    if ('header' in part) {
      takenAt = part.header.takenAt;
      tables = await makeTables(client, part.header);
    } else if ('table' in part) filled = sameTable(tables, part.table);
    else if ('rows' in part) {
      if (filled) await insertRows(client, filled, part.rows);
    } else done = await finish(client, tables, part.end);
  }
  return { takenAt, tables: done };
}

/** Creates the empty tables of the dump's release; triggers are off while rows are inserted. */
async function makeTables(client: pg.ClientBase, { migrations }: Header): Promise<Table[]> {
  const wanted = new Set(migrations.map(({ name }) => name));
  await client.query(createRecord);
  for (const { name, sql } of await readMigrations()) if (wanted.has(name)) await client.query(sql);
  await client.query(plainText);
  const tables = await readTables(client);
  for (const { name } of tables)
    await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${listed(tables.map(({ name }) => name))}`);
  return tables;
}

/** The target table, with its columns in the order of the dumped rows. */
function sameTable(tables: Table[], dumped: { name: string; columns: string[] }): Table {
  const table = tables.find(({ name }) => name === dumped.name);
  const columns = dumped.columns.flatMap(
    (wanted) => table?.columns.filter(({ name }) => name === wanted) ?? [],
  );
  const isSame = [dumped.columns.length, table?.columns.length].every((n) => n === columns.length);
  if (table && isSame) return { ...table, columns };
  throw new TransferError(`The table ${dumped.name} of this dump is not one that migrations make.`);
}

/** Sets the sequences, then reads all rows back and compares checksums with the dump. */
async function finish(client: pg.ClientBase, tables: Table[], end: End): Promise<TableSum[]> {
  const found: TableSum[] = [];
  for (const table of tables) {
    found.push(await sumTable(client, table));
    await client.query(`alter table ${quoted(table.name)} enable trigger user`);
  }
  compareSums(end.tables, found);
  for (const { name, last, isCalled } of end.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled]);
  if (JSON.stringify(await readSequences(client)) !== JSON.stringify(end.sequences))
    throw new TransferError('The sequences of this dump are not those that migrations make.');
  return found;
}
