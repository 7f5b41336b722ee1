import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

export type CellKind = 'name' | 'code' | 'figure' | 'actions';

type Column<Id extends string> = {
  id: Id;
  head: string;
  /** The row's heading in bold mono, a value in quiet mono, a right-aligned figure, or buttons. */
  kind?: CellKind | undefined;
};

type Row<Id extends string> = {
  id: string;
  /** The id that a URL fragment leads to. */
  anchor?: string;
  cells: Record<Id, ReactNode>;
};

/** A table that scrolls sideways in its own box where the screen is narrower. */
export function DataTable<Id extends string>({
  label,
  columns,
  rows,
  className,
  isStacked = false,
  isGrid = false,
  namesValues = false,
}: {
  label: string;
  columns: readonly Column<Id>[];
  rows: readonly Row<NoInfer<Id>>[];
  className?: string | undefined;
  /** Up to 760 px each row becomes a few lines instead of scrolling sideways. */
  isStacked?: boolean;
  /** From 761 to 1199 px each row becomes a grid with the columns `--row-columns`. */
  isGrid?: boolean;
  /** Where a row is stacked, each value has the head of its column beside it. */
  namesValues?: boolean;
}) {
  return (
    <section
      className={classNames(styles.box, className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it.
      tabIndex={0}
    >
      <table
        className={classNames(
          styles.table,
          columns.length > 2 && styles.wide,
          isStacked && styles.stacked,
          isGrid && styles.grid,
          namesValues && styles.named,
        )}
      >
        <thead>
          <tr>
            {columns.map(({ id, head, kind }) => (
              <th key={id} scope="col" className={headClass(kind)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={row.anchor}>
              {columns.map(({ id, head, kind }) =>
                kind === 'name' ? (
                  <th key={id} scope="row" className={styles.name}>
                    {row.cells[id]}
                  </th>
                ) : (
                  <td
                    key={id}
                    className={kind && styles[kind]}
                    data-head={namesValues ? head : undefined}
                  >
                    {kind === 'actions' && row.cells[id] ? (
                      <div className={styles.buttons}>{row.cells[id]}</div>
                    ) : (
                      row.cells[id]
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The head of the buttons is for screen readers alone. */
const headClass = (kind: CellKind | undefined): string | undefined =>
  kind === 'figure' ? styles.figure : kind === 'actions' ? styles.actions : undefined;
