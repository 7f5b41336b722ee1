import { DoubleTickIcon } from '#app/art/signs.tsx';
import styles from './impact-lane.module.css';
import type { ServiceImpacts } from './service-impacts.ts';
import { placeOn, type TimeAxis } from './time-axis.ts';

/** What a service went through, as a line along a time axis: thin where it was fine. */
export function ImpactLane({
  service: { spans, now, since },
  axis,
  isOver,
}: {
  service: ServiceImpacts;
  axis: TimeAxis;
  isOver: boolean;
}) {
  const place = (at: string) => placeOn(axis, Date.parse(at));
  const recovered = now === 'recovered' ? place(since) : 100;
  return (
    <span className={styles.lane} aria-hidden>
      {spans.map(({ impact, from, to }) => (
        <i
          key={from}
          data-impact={impact}
          style={{ left: `${place(from)}%`, width: `${place(to) - place(from)}%` }}
        />
      ))}
      {now === 'recovered' || isOver ? (
        <b className={styles.end} style={{ left: `${recovered}%` }}>
          <DoubleTickIcon width={13} />
        </b>
      ) : (
        <b className={styles.now} data-impact={now} />
      )}
    </span>
  );
}
