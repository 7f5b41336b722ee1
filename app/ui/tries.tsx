import { Ring } from './ring.tsx';
import styles from './tries.module.css';

const shown = 5;

/** A ring for every try, the last of them red where it was the last of all; more are in words. */
export function Tries({
  count,
  isGivenUp,
  words,
}: {
  count: number;
  isGivenUp: boolean;
  words: string;
}) {
  const rings = Array.from({ length: Math.min(count, shown) }, (_, index) => index + 1);
  return (
    <span className={styles.tries}>
      {rings.map((ring) => (
        <Ring key={ring} look={isGivenUp && ring === rings.length ? 'bad' : 'open'} />
      ))}
      <span data-spoken={count <= shown ? '' : undefined}>{words}</span>
    </span>
  );
}
