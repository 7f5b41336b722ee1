import type { ReactNode } from 'react';
import { type CellKind, DataTable } from './data-table.tsx';

/** A table of things, one a row. Up to 760 px a row becomes a few lines. */
export function RowTable<Row extends { id: string | number | null }, Id extends string>({
  label,
  heads,
  kinds,
  rows,
  cells,
  className,
}: {
  label: string;
  /** By column. */
  heads: Readonly<Record<NoInfer<Id>, string>>;
  /** Of columns between the first, which is the heading of the row, and `actions`. */
  kinds?: Partial<Record<NoInfer<Id>, CellKind>>;
  rows: readonly Row[];
  /** What a row shows, in the order of the columns. */
  cells: (row: Row) => Record<Id, ReactNode>;
  className?: string | undefined;
}) {
  const shown = rows.map((row) => ({ id: String(row.id), cells: cells(row) }));
  const ids = Object.keys(shown[0]?.cells ?? {}) as Id[];
  const kindOf = (id: Id) => {
    if (id === ids[0]) return 'name';
    return id === 'actions' ? 'actions' : kinds?.[id];
  };
  return (
    <DataTable
      isStacked
      namesValues
      label={label}
      className={className}
      columns={ids.map((id) => ({ id, head: heads[id], kind: kindOf(id) }))}
      rows={shown}
    />
  );
}
