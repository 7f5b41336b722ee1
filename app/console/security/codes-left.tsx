import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './codes-left.module.css';

const all = 10;

/** From here on it is time to make new ones. */
const few = 3;

/** Recovery codes as bars: those that were used are grey. */
export function CodesLeft({ left }: { left: number }) {
  const words = useWords('consoleSecurity').others;
  return (
    <span className={styles.codes} data-few={left <= few || undefined}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: all }, (_, bar) => (
          <i key={bar} data-used={bar < all - left || undefined} />
        ))}
      </span>
      {fill(words.codesLeft, { left, all })}
    </span>
  );
}
