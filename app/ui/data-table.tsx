import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

type Column<Id extends string> = {
  id: Id;
  head: string;
  /**
   * The name of the row in bold mono, a value in quiet mono, a figure that lines up right, or what
   * can be done with the row.
   */
  kind?: 'name' | 'code' | 'figure' | 'actions';
};

type Row<Id extends string> = {
  id: string;
  /** What an address leads to it by. */
  anchor?: string;
  cells: Record<Id, ReactNode>;
};

/** A table that scrolls sideways inside its own box where it is wider than the screen. */
export function DataTable<Id extends string>({
  label,
  columns,
  rows,
  className,
  isStacked = false,
  namesValues = false,
}: {
  label: string;
  columns: readonly Column<Id>[];
  rows: readonly Row<NoInfer<Id>>[];
  className?: string;
  /** On a phone each row becomes a few lines, so that there is nothing to scroll sideways for. */
  isStacked?: boolean;
  /** There each value stands beside the head of its column. */
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
          namesValues && styles.named,
        )}
      >
        <thead>
          <tr>
            {columns.map(({ id, head, kind }) => (
              <th key={id} scope="col" className={kind === 'figure' ? styles.figure : undefined}>
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
                    {row.cells[id]}
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
