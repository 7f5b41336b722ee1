import styles from './spend-bars.module.css';

const height = 74;
const base = 5;
/** A day that cost anything is visible. */
const leastHeight = 3;

/** A bar for each day on the line; the last one, if it is today, is not over. */
export function SpendBars({
  prices,
  isLastLit,
  label,
}: {
  prices: readonly number[];
  isLastLit: boolean;
  label: string;
}) {
  const highest = Math.max(...prices);
  const step = 100 / prices.length;
  return (
    <svg className={styles.bars} width="100%" height={height + base} role="img" aria-label={label}>
      {prices.map((price, day) => {
        const tall = price > 0 ? Math.max((price / highest) * (height - 4), leastHeight) : 0;
        return (
          <rect
            key={day}
            className={isLastLit && day === prices.length - 1 ? styles.lit : undefined}
            x={`${(day + 0.14) * step}%`}
            y={height - tall}
            width={`${0.72 * step}%`}
            // Down behind the line, which hides the lower round corners.
            height={tall > 0 ? tall + base - 1 : 0}
            rx="3.5"
          />
        );
      })}
      <rect y={height} width="100%" height={base} />
    </svg>
  );
}
