import type pg from 'pg';
import { listed, quoted, type Table } from './catalog.ts';
import type { TableSum } from './parts.ts';
import { sumRows } from './row-sum.ts';

/** Session settings for a stable text form of values, for the current transaction. */
export const plainText = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`;

/**
 * Target size of a batch in memory (characters); its row count follows from the rows read so far.
 */
const batch = { signs: 1_000_000, first: 5, most: 1_000 };

/** Rows of a table in batches, within a transaction. */
export async function* readRows(
  client: pg.ClientBase,
  { name, columns }: Table,
): AsyncGenerator<string[]> {
  const list = listed(columns.map((column) => column.name));
  await client.query(
    `declare reading no scroll cursor for select ${list} from only ${quoted(name)}`,
  );
  let count = batch.first;
  for (;;) {
    const { rows } = await client.query({
      text: `fetch ${count} from reading`,
      rowMode: 'array',
      types: { getTypeParser: () => (value: string) => value },
    });
    if (rows.length === 0) break;
    const lines = rows.map((row) => JSON.stringify(row));
    const signs = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.min(Math.ceil((batch.signs * lines.length) / signs), batch.most);
    yield lines;
  }
  await client.query('close reading');
}

/** Checksum of what the database holds. */
export async function sumTable(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const sum = sumRows(table.name);
  for await (const rows of readRows(client, table)) sum.add(rows);
  return sum.total();
}

/** Inserts rows in the form that `readRows` yields. */
export async function insertRows(
  client: pg.ClientBase,
  { name, columns }: Table,
  rows: string[],
): Promise<void> {
  const values = columns.map(({ type }, index) => `(given ->> ${index})::${type}`);
  await client.query(
    `insert into ${quoted(name)} (${listed(columns.map((column) => column.name))})
     overriding system value
     select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as given`,
    [`[${rows.join(',')}]`],
  );
}
