import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { type ArtProps, Picture } from '../picture.tsx';

const far = 3000;
const lineY = 220;

/** The line went around a fault. */
export function FaultArt(art: ArtProps) {
  return (
    <Picture {...art} frame={[760, 330]} spill>
      <path className={lines.lane} d={lanesAt([-8, 0, 8], 384, 576)} />
      <path className={styles.lineStroke} d={route(detour, 26)} strokeWidth="6" />
      <path className={styles.paperStroke} d="M462 202l36 36m0 -36l-36 36" strokeWidth="8" />
      <Ring x={480} y={130} />
    </Picture>
  );
}

/** The line ran straight through. */
export function CalmArt(art: ArtProps) {
  return (
    <Picture {...art} frame={[760, 330]} spill>
      <path className={lines.lane} d={lanesAt([-16, -8, 8, 16], 120, far)} />
      <path className={styles.lineStroke} d={`M0 ${lineY}H${far}`} strokeWidth="6" />
      <Ring x={480} y={lineY} />
    </Picture>
  );
}

const lanesAt = (offsets: readonly number[], from: number, to: number): string =>
  offsets.map((offset) => `M${from} ${lineY + offset}H${to}`).join('');

const detour: Point[] = [
  [0, lineY],
  [330, lineY],
  [420, 130],
  [540, 130],
  [630, lineY],
  [far, lineY],
];
