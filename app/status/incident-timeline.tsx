import { classNames } from '#app/ui/class-names.ts';
import { stageOf } from '#content/status/states.ts';
import type { Incident } from '#contract/status.ts';
import { Corrected, SaidBefore } from './corrections.tsx';
import impacts from './impact.module.css';
import { ImpactChanges } from './impact-changes.tsx';
import styles from './incident-timeline.module.css';
import { Moment } from './moments.tsx';
import { RailStop } from './rail-stop.tsx';
import { SaidText } from './said-text.tsx';
import { useGround } from './status-ground.tsx';
import { WindowChange } from './window-change.tsx';

/** All updates of an incident along the rail, newest first, each with its own URL fragment. */
export function IncidentTimeline({ incident, began }: { incident: Incident; began: string }) {
  const { shared } = useGround();
  const { updates, startTime, kind, impactNow } = incident;
  const isOver = incident.phase === 'over';
  return (
    <ol
      className={classNames(styles.timeline, impacts.impact)}
      data-over={isOver}
      data-impact={impactNow === 'fine' ? 'recovered' : impactNow}
    >
      {updates.map((update, index) => (
        <li key={update.id} id={`u-${update.id}`}>
          <RailStop isArrived={index === 0 && isOver} />
          <p className={styles.at}>
            <a href={`#u-${update.id}`}>
              <Moment at={update.time} />
            </a>
          </p>
          <div>
            <h2>
              {shared.stages[stageOf(update)]} <Corrected at={update.corrections.at(-1)?.time} />
            </h2>
            <ImpactChanges changes={update.changes} />
            <WindowChange change={update.replanned} />
            <p>
              <SaidText said={update} />
            </p>
            <SaidBefore corrections={update.corrections} />
          </div>
        </li>
      ))}
      {kind === 'incident' && updates.at(-1)?.time !== startTime && (
        <li>
          <RailStop />
          <p className={styles.at}>
            <Moment at={startTime} />
          </p>
          <h2>{began}</h2>
        </li>
      )}
    </ol>
  );
}
