import type { ReactNode } from 'react';
import { Slip, SlipHead } from '#app/ui/slip.tsx';
import styles from './receipt.module.css';

/** The sum on a receipt. A live region announces it once typing pauses. */
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
      <Slip className={styles.receipt}>
        <SlipHead name={title} aside={aside} />
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
      </Slip>
    </div>
  );
}
