import { useLocation } from 'react-router';
import { arrivalOf } from '#app/session/arrival.ts';
import { Callout } from '#app/ui/callout.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import { useWords } from '#app/words/use-words.ts';
import styles from './arrival-note.module.css';

/** Why the console sent somebody here; nothing for those who came by themselves. */
export function ArrivalNote() {
  const { arrivals } = useWords('login');
  const sentence = arrivalOf(useLocation().state, arrivals);
  // A reload keeps the state of the move, the built page does not know of it.
  if (!useHydrated() || !sentence) return null;
  return (
    <div role="status" className={styles.note}>
      <Callout>{sentence}</Callout>
    </div>
  );
}
