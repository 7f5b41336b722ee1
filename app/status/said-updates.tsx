import { NoWidow } from '#app/ui/no-widow.tsx';
import type { Incident } from '#contract/status.ts';
import { Moment } from './moments.tsx';
import styles from './said-updates.module.css';
import { useGround } from './status-ground.tsx';

/** Updates with stage and time, newest first. */
export function SaidUpdates({ updates }: { updates: Incident['updates'] }) {
  const { shared, inLanguage } = useGround();
  return (
    <ol className={styles.updates}>
      {updates.map((update) => (
        <li key={update.id}>
          <Moment at={update.time} />
          <p>
            <strong>{shared.stages[update.state]}</strong>{' '}
            <NoWidow>{inLanguage(update, 'text')}</NoWidow>
          </p>
        </li>
      ))}
    </ol>
  );
}
