import styles from '../lines.module.css';
import { join } from '../picture.tsx';

/** A stretch of the live line with its clearance over the lanes, and the pulse along it. */
export function HeroLine({ way, exit, solid }: HeroLineProps) {
  return (
    <>
      {!solid && <path className={styles.clearance} d={way} />}
      <path className={styles.live} d={`${exit}${way}`} />
      <path className={join(styles.live, styles.pulse)} d={way} pathLength={1000} />
    </>
  );
}

type HeroLineProps = {
  way: string;
  exit: string;
  /** Draws the line without its clearance, whose gap would seem to cut a solid object in two. */
  solid?: boolean;
};

export const IdleLanes = ({ ways }: { ways: readonly string[] }) => (
  <path className={styles.lane} d={ways.join('')} />
);
