import { endcap, type Point, route } from './geometry.ts';
import styles from './lines.module.css';
import { join } from './picture.tsx';

type LiveLineProps = {
  /** Path from a point far to the left, at `startX`, to where the line arrives. */
  draw: (startX: number) => string;
};

/** The line with its clearance over the lanes, and the pulse that runs along it. */
export function LiveLine({ draw }: LiveLineProps) {
  const way = draw(farLeft);
  return (
    <>
      <path className={styles.clearance} d={way} />
      <path className={styles.live} d={way} />
      <path className={join(styles.live, styles.pulse)} d={draw(pulseStart)} pathLength={1000} />
    </>
  );
}

export type Lane = readonly [offset: number, points: readonly Point[]];

type LanesProps = { lanes: readonly Lane[]; radius: number | readonly number[]; cap: number };

/** Idle lanes: thin, parallel to the line, each closed by a bar. */
export function Lanes({ lanes, radius, cap }: LanesProps) {
  const ways = lanes.map(([offset, points]) => route(points, radius, offset));
  const caps = lanes.map(([offset, points]) => endcap(points, offset, cap));
  return <LanePaths ways={ways} caps={caps} />;
}

export function LanePaths({ ways, caps }: { ways: readonly string[]; caps: readonly string[] }) {
  return (
    <>
      <path className={styles.lane} d={ways.join('')} />
      <path className={styles.cap} d={caps.join('')} />
    </>
  );
}

/** Beyond the left edge of the widest screen the page fills. */
export const farLeft = -3200;
const pulseStart = -1200;
