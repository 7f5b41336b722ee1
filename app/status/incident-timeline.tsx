import { DoubleTickIcon } from '#app/art/signs.tsx';
import { KeptEnd } from '#app/ui/kept-end.tsx';
import type { Incident } from '#contract/status.ts';
import styles from './incident-timeline.module.css';
import { Moment } from './moments.tsx';
import { useGround } from './status-ground.tsx';

/** All that was said, on the rail, the newest first; each under an address of its own. */
export function IncidentTimeline({ incident, began }: { incident: Incident; began: string }) {
  const { shared, inLanguage } = useGround();
  const { updates, startTime, kind, impact } = incident;
  const isOver = incident.phase === 'over';
  return (
    <ol className={styles.timeline} data-over={isOver} data-impact={impact}>
      {updates.map((update, index) => (
        <li key={update.id} id={`u-${update.id}`}>
          <span className={styles.ring} data-newest={index === 0 || undefined}>
            {index === 0 && isOver && <DoubleTickIcon width={20} />}
          </span>
          <p className={styles.at}>
            <a href={`#u-${update.id}`}>
              <Moment at={update.time} />
            </a>
          </p>
          <div>
            <h2>{shared.stages[update.state]}</h2>
            <p>
              <KeptEnd>{inLanguage(update, 'text')}</KeptEnd>
            </p>
          </div>
        </li>
      ))}
      {kind === 'incident' && updates.at(-1)?.time !== startTime && (
        <li>
          <span className={styles.ring} />
          <p className={styles.at}>
            <Moment at={startTime} />
          </p>
          <h2>{began}</h2>
        </li>
      )}
    </ol>
  );
}
