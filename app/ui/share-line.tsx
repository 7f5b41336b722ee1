import styles from './share-line.module.css';

/** A share of the line on which something travels, from the left margin of the page. */
export function ShareLine({ of, whole }: { of: number; whole: number }) {
  const share = `${whole > 0 ? (100 * of) / whole : 0}%`;
  return (
    <svg className={styles.line} aria-hidden>
      <path className={styles.lanes} d="M0 6h4000M0 10h4000M0 14h4000" />
      <rect className={styles.room} y="3" width={share} height="14" />
      <rect className={styles.way} y="6" width={share} height="8" />
      <svg x={share} overflow="visible" aria-hidden>
        <path className={styles.packet} d="M-20 0h20a10 10 0 0 1 0 20h-20z" />
      </svg>
    </svg>
  );
}

const barWidth = 120;

/** A share as a bar beside its figure. */
export const ShareBar = ({ of, whole }: { of: number; whole: number }) => (
  <svg className={styles.bar} width={barWidth} height="5" aria-hidden>
    <rect width={barWidth} height="5" />
    <rect width={(barWidth * of) / whole} height="5" />
  </svg>
);
