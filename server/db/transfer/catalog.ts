import pg from 'pg';
import type { Sequence } from './parts.ts';
import { TransferError } from './transfer-error.ts';

export interface Table {
  name: string;
  /** Without generated columns. */
  columns: { name: string; type: string }[];
  /** Tables referenced by its foreign keys. */
  parents: string[];
}

/** All tables of the schema, each after those it references. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(tablesQuery);
  return parentsFirst(rows);
}

/** Values of all sequences. They are not part of a snapshot, so read them after the rows. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(sequencesQuery);
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Sequence>(
      `select $1 as name, last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
      [name],
    );
    sequences.push(...rows);
  }
  return sequences;
}

export const quoted = pg.escapeIdentifier;

export const listed = (names: string[]): string => names.map(quoted).join(', ');

function parentsFirst(tables: Table[]): Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const waiting = tables.filter(({ name }) => !ordered.has(name));
    const ready = waiting.filter(({ parents }) => parents.every((parent) => ordered.has(parent)));
    if (ready.length === 0)
      throw new TransferError(
        `These tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    for (const table of ready) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}

/** Excludes relations that belong to extensions. */
const ownRelations = (kind: 'r' | 'S') => `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind = '${kind}' and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )
  order by c.relname`;

const tablesQuery = `
  select c.relname as name,
    (select json_agg(
        json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
        order by attnum)
      from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns,
    array(select parent.relname::text
      from pg_constraint join pg_class parent on parent.oid = confrelid
      where conrelid = c.oid and contype = 'f'
    ) as parents
  ${ownRelations('r')}`;

const sequencesQuery = `select c.relname as name ${ownRelations('S')}`;
