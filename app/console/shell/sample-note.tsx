import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './sample-note.module.css';

/** Above every page of the demo account, whose figures would otherwise be taken for real ones. */
export function SampleNote({ until }: { until: string }) {
  const { samples } = useWords('console');
  const { day } = useFormats();
  return (
    <p role="note" className={styles.note}>
      {fill(samples, { day: day(until) })}
    </p>
  );
}
