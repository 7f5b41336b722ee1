import { stageOf } from '#content/status/states.ts';
import type { Incident } from '#contract/status.ts';
import { Corrected } from './corrections.tsx';
import { ImpactChanges } from './impact-changes.tsx';
import styles from './incident-updates.module.css';
import { Moment } from './moments.tsx';
import { SaidText } from './said-text.tsx';
import { useGround } from './status-ground.tsx';

/** Updates with stage and time, newest first. */
export function IncidentUpdates({ updates }: { updates: Incident['updates'] }) {
  const { shared } = useGround();
  return (
    <ol className={styles.updates}>
      {updates.map((update) => (
        <li key={update.id}>
          <Moment at={update.time} />
          <div>
            <p>
              <strong>{shared.stages[stageOf(update)]}</strong> <SaidText said={update} />{' '}
              <Corrected at={update.corrections.at(-1)?.time} />
            </p>
            <ImpactChanges changes={update.changes.filter(({ before }) => before)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
