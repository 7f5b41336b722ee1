import { NoWidow } from '#app/ui/no-widow.tsx';
import type { Incident } from '#contract/status.ts';
import { ImpactChanges } from './impact-changes.tsx';
import styles from './incident-updates.module.css';
import { Moment } from './moments.tsx';
import { useGround } from './status-ground.tsx';

/** Updates with stage and time, newest first. */
export function IncidentUpdates({ updates }: { updates: Incident['updates'] }) {
  const { shared, inLanguage } = useGround();
  return (
    <ol className={styles.updates}>
      {updates.map((update) => (
        <li key={update.id}>
          <Moment at={update.time} />
          <div>
            <p>
              <strong>{shared.stages[update.state]}</strong>{' '}
              <NoWidow>{inLanguage(update, 'text')}</NoWidow>
            </p>
            <ImpactChanges changes={update.changes.filter(({ before }) => before)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
