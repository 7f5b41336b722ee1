import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import styles from './rail-stop.module.css';

/**
 * A ring on the rail at the left of a status page, or a green disc where something has ended well.
 * `--stop-top` is its offset, `--stop-fill` its colour, `--stop-shift` how far its parent is moved.
 */
export const RailStop = ({ isArrived = false }: { isArrived?: boolean }) => (
  <span className={classNames(styles.stop, isArrived && styles.arrived)}>
    {isArrived && <DoubleTickIcon width={20} />}
  </span>
);
