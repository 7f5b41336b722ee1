import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Any number of rows as one JSON parameter, so that the text of the insert statement stays
 * constant.
 */
export const rowsOf = <Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): string => {
  const columns = Object.entries(getTableColumns(table));
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([field, { name }]) => [name, Reflect.get(row, field)])),
    ),
  );
};

/** Insert clause for the parameter that `rowsOf` built; inserts only where `when` holds. */
export function insertRows<Table extends PgTable>(
  table: Table,
  fields: readonly (keyof Table['_']['columns'] & string)[],
  when: SQL,
): SQL {
  const columns = getTableColumns(table);
  const names = sql.join(
    fields.map((field) => sql.identifier(columns[field]?.name ?? field)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${sql.placeholder(getTableName(table))}::jsonb)
    where ${when}`;
}
