import styles from './balance-bar.module.css';

/** What is paid in, as a part of the whole line: the rest of it is lent. Decorative. */
export function BalanceBar({ paid, lent }: { paid: number; lent: number }) {
  const end = `${paid > 0 ? (100 * paid) / (paid + lent) : 0}%`;
  return (
    <svg className={styles.bar} width="100%" height="20" aria-hidden="true">
      {[5, 9, 13].map((y) => (
        <rect key={y} className={styles.lane} y={y} width="100%" height="2" />
      ))}
      <rect className={styles.paid} x="-44" y="6" width="44" height="8" />
      <rect className={styles.paid} y="6" width={end} height="8" />
      <svg x={end} overflow="visible" aria-hidden="true">
        <path className={styles.packet} d="M-20 0h10a10 10 0 0 1 0 20h-10z" />
      </svg>
    </svg>
  );
}
