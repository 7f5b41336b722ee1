import styles from './maintenance-window.module.css';
import { useMomentText } from './moments.tsx';
import { useDurationText } from './use-duration-text.ts';

/** Start and end of a maintenance in the chosen time zone and UTC, and its duration. */
export function MaintenanceWindow({ from, to }: { from: string; to: string }) {
  const lengthOf = useDurationText();
  return (
    <div className={styles.window}>
      <End at={from} />
      <End at={to} />
      <span className={styles.length}>{lengthOf(from, to)}</span>
    </div>
  );
}

function End({ at }: { at: string }) {
  const { write, zoneOf } = useMomentText();
  return (
    <p>
      <time dateTime={at}>
        <strong>{`${write(at, 'weekday')}\u00a0${zoneOf(at)}`}</strong>
      </time>
      <small>{at.slice(0, 16).replace('T', ' ')} UTC</small>
    </p>
  );
}
