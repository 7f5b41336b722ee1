import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './codes-left.module.css';

const all = 10;

/** At or below this number new codes are recommended. */
const few = 3;

/** The remaining recovery codes as bars; used ones are grey. */
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
