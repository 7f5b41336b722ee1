import { useId, useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { fill } from '#content/fill.ts';
import styles from './share-bars.module.css';

type Row = {
  id: string;
  name: string;
  /** Beside the name, in mono. */
  code?: string;
  note?: string;
  isGone?: boolean;
  share: number;
  value: string;
};

const shownRows = 10;

/** Countries or keys as bars; each filters to itself. */
export function ShareBars({
  heading,
  unit,
  rows,
  all,
  onChoose,
}: {
  heading: string;
  unit: string;
  rows: readonly Row[];
  /** Of the button that shows all: `All {count} countries`. */
  all: string;
  onChoose: (id: string) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const shown = showsAll ? rows : rows.slice(0, shownRows);
  const longest = Math.max(...rows.map(({ share }) => share), Number.MIN_VALUE);
  return (
    <section className={styles.shares} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <span>{unit}</span>
      </div>
      <ul>
        {shown.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => onChoose(row.id)}
              data-gone={row.isGone || undefined}
            >
              <span className={styles.name}>
                <b>{row.name}</b> {row.code && <code>{row.code}</code>}
                {row.note && <small>{row.note}</small>}
              </span>
              <span className={styles.value}>{row.value}</span>
              <svg className={styles.bar} width="100%" height="13" aria-hidden="true">
                <rect y="4" width={`${(100 * row.share) / longest}%`} height="5" />
                <svg x={`${(100 * row.share) / longest}%`} overflow="visible" aria-hidden="true">
                  <circle cy="6.5" r="4.75" />
                </svg>
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {rows.length > shownRows && !showsAll && (
        <TextButton onClick={() => setShowsAll(true)}>
          {fill(all, { count: rows.length })}
        </TextButton>
      )}
    </section>
  );
}
