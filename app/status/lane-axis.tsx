import styles from './lane-axis.module.css';
import { useMomentText } from './moments.tsx';
import { useGround } from './status-ground.tsx';
import { isOfDays, placeOn, type TimeAxis } from './time-axis.ts';

/** The times above lanes; of an open incident the last one is now. */
export function LaneAxis({ axis, isOpen }: { axis: TimeAxis; isOpen: boolean }) {
  const { shared } = useGround();
  const { write } = useMomentText();
  const form = isOfDays(axis) ? 'date' : 'time';
  const labels = axis.labels
    .map((at) => ({ at, place: placeOn(axis, at) }))
    // The label of now needs its room.
    .filter(({ place }) => place < (isOpen ? 86 : 101));
  return (
    <svg className={styles.axis} height="20" aria-hidden="true">
      {labels.map(({ at, place }, index) => (
        <text
          key={at}
          data-edge={index === 0 ? 'start' : place > 92 ? 'end' : undefined}
          x={`${place}%`}
          y="12"
        >
          {write(new Date(at).toISOString(), form)}
        </text>
      ))}
      {isOpen && (
        <text data-edge="end" x="100%" y="12">
          {shared.impacts.now}
        </text>
      )}
    </svg>
  );
}
