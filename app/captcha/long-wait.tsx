import { fill } from '#content/fill.ts';
import styles from './long-wait.module.css';
import { secondsToName } from './seconds-to-name.ts';

/** The estimated duration of a long proof of work. */
export function LongWait({
  text,
  expectedMs = 0,
}: {
  text: string;
  expectedMs?: number | undefined;
}) {
  const seconds = secondsToName(expectedMs);
  return (
    <p className={styles.wait} role="status">
      {seconds && fill(text, { seconds })}
    </p>
  );
}
