import type { ReactNode } from 'react';
import styles from './receipt.module.css';

/** What it comes to, on a slip of paper. Changes are read out once they settle. */
export function Receipt({
  title,
  aside,
  rows,
  total,
  notes,
}: {
  title: string;
  aside: string;
  rows: readonly { label: string; value: string }[];
  total: { label: string; value: ReactNode };
  notes: readonly ReactNode[];
}) {
  return (
    <div className={styles.hanger}>
      <div className={styles.receipt}>
        <p className={styles.top}>
          <span>{title}</span>
          <span>{aside}</span>
        </p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.total} role="status">
          <span>{total.label}</span> <strong>{total.value}</strong>
        </p>
        {notes.map((note, index) => (
          <div key={index} className={styles.note}>
            {note}
          </div>
        ))}
      </div>
    </div>
  );
}
