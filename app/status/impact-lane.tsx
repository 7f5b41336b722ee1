import { doubleTick } from '#app/art/double-tick.ts';
import type { Impact } from '#contract/incident-states.ts';
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
  const hasEnded = now === 'recovered' || isOver;
  return (
    <svg className={styles.lane} height={height} aria-hidden="true">
      <rect width="100%" height="3" y={middle - 1.5} />
      {spans.map(({ impact, from, to }) => (
        <Span key={from} impact={impact} from={place(from)} to={place(to)} />
      ))}
      {hasEnded ? (
        <svg
          x={`${now === 'recovered' ? place(since) : 100}%`}
          y={middle}
          overflow="visible"
          aria-hidden="true"
        >
          <circle className={styles.end} r="15" />
          <path className={styles.tick} d={doubleTick} transform="translate(-6.5 -4) scale(.433)" />
        </svg>
      ) : (
        <circle className={styles.now} data-impact={now} cx="100%" cy={middle} r="10" />
      )}
    </svg>
  );
}

const height = 44;
const middle = height / 2;

/** The worse, the higher; a degraded one is below a cap of ink, so that the two differ without colour. */
function Span({ impact, from, to }: { impact: Impact; from: number; to: number }) {
  const along = { x: `${from}%`, width: `${to - from}%` };
  switch (impact) {
    case 'outage':
      return <rect className={styles.outage} {...along} y={middle - 12} height="24" />;
    case 'degraded':
      return (
        <>
          <rect {...along} y={middle - 15} height="4" />
          <rect className={styles.degraded} {...along} y={middle - 8} height="17" />
        </>
      );
    case 'maintenance':
      return <rect className={styles.maintenance} {...along} y={middle - 8} height="16" />;
  }
}
