import type { ReactNode } from 'react';
import { type CellKind, DataTable } from './data-table.tsx';

/** A table of things: each column says how it shows one. Up to 760 px a row becomes a few lines. */
export const RowTable = <Row,>({
  label,
  rows,
  idOf,
  columns,
  className,
}: {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  columns: readonly { head: string; kind?: CellKind; cell: (row: Row) => ReactNode }[];
  className?: string | undefined;
}) => (
  <DataTable
    isStacked
    namesValues
    label={label}
    {...(className && { className })}
    columns={columns.map(({ cell, ...column }) => ({ ...column, id: column.head }))}
    rows={rows.map((row) => ({
      id: idOf(row),
      cells: Object.fromEntries(columns.map(({ head, cell }) => [head, cell(row)])),
    }))}
  />
);
