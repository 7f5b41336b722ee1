import { ArrowIcon } from '#app/art/signs.tsx';
import { fill } from '#content/fill.ts';
import type { Incident, MaintenanceWindow } from '#contract/status.ts';
import styles from './impact-changes.module.css';
import { useMomentText } from './moments.tsx';
import { useGround } from './status-ground.tsx';

/** The window that an update of maintenance changes: the old one struck out, the new one. */
export function WindowChange({ change }: { change: Incident['updates'][number]['replanned'] }) {
  const { shared } = useGround();
  const { write, zoneOf } = useMomentText();
  const say = ({ startTime, endTime }: MaintenanceWindow) =>
    fill(shared.window.fromTo, {
      from: write(startTime, 'full'),
      to: `${write(endTime, 'full')}\u00a0${zoneOf(endTime)}`,
    });
  if (!change || say(change.before) === say(change.after)) return null;
  return (
    <p className={styles.changes}>
      <span>
        <b>{shared.window.label}</b>
        <s>{say(change.before)}</s>
        <ArrowIcon />
        <span data-spoken="">{shared.impacts.now}</span>
        {say(change.after)}
      </span>
    </p>
  );
}
