/** A table by columns: similar values compress best next to each other. */
export type Columns<Row> = { [Name in keyof Row]-?: Row[Name][] };

/** All rows have the same keys. */
export function columnsOf<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => new Map(Object.entries(row)));
  return Object.fromEntries(
    names.map((name) => [name, values.map((row) => row.get(name))]),
  ) as Columns<Row>;
}

export function rowsOf<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries<unknown[]>(columns);
  const [, first = []] = entries[0] ?? [];
  return first.map((_, at) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of entries) row[name] = values[at];
    return row as Row;
  });
}
