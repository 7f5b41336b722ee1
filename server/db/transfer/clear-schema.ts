import type pg from 'pg';
import { listed, quoted, readTables } from './catalog.ts';
import { TransferError } from './transfer-error.ts';

/** Refuses a database that has tables or, when it may be replaced, drops them and reports which. */
export async function clearSchema(
  client: pg.ClientBase,
  { replace, say }: { replace: boolean; say: (line: string) => void },
): Promise<{ table: string; rows: number }[]> {
  const names = (await readTables(client)).map(({ name }) => name);
  if (names.length === 0) return [];
  const held: { table: string; rows: number }[] = [];
  for (const table of names) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::float8 as rows from ${quoted(table)}`,
    );
    held.push({ table, rows: rows[0]?.rows ?? 0 });
  }
  if (!replace) throw notEmpty(held);
  for (const { table, rows } of held) say(`${table}: ${rows} rows deleted`);
  await client.query(`drop table ${listed(names)}`);
  const { rows: routines } = await client.query<{ name: string }>(ownRoutines);
  for (const { name } of routines) await client.query(`drop routine ${name}`);
  return held;
}

function notEmpty(held: { table: string; rows: number }[]): TransferError {
  const filled = held.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${table} ${rows}`);
  return new TransferError(
    `The database is not empty: it has ${held.length} tables with these rows: ${filled.join(', ') || 'none'}. Take an empty one; db restore --replace drops these first.`,
  );
}

const ownRoutines = `
  select p.oid::regprocedure::text as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = current_schema() and not exists (
    select from pg_depend d
    where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
  )`;
