import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { DoubleTick, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { type ArtProps, Picture } from '../picture.tsx';

const frame = [560, 240] as const;
const lineY = 120;

/** The line runs straight past a receipt. */
export function SincerityTile(art: ArtProps) {
  return (
    <Picture {...art} frame={frame} ground="paper2" filled width="100%" fit="xMidYMid slice">
      <g transform="translate(196 40)">
        <path
          className={`${styles.white} ${styles.inkStroke}`}
          d={`M0 0H168V150${'l-7 8l-7-8'.repeat(12)}Z`}
          strokeWidth="4"
        />
        <path
          className={styles.inkStroke}
          d="M22 30H92M22 50H60M22 112H146M22 130H110"
          strokeWidth="5"
        />
      </g>
      <path className={lines.through} d={`M-4 ${lineY}H564`} />
      <DoubleTick x={318} y={64} width={30} weight={3.8} className={styles.hotStroke} />
      <Ring x={80} y={lineY} r={11} />
      <circle className={styles.ink} cx="480" cy={lineY} r="11" />
    </Picture>
  );
}

/** The line follows the bends of a bundle of lanes at a constant distance. */
export function ProfessionalTile(art: ArtProps) {
  return (
    <Picture {...art} frame={frame} filled width="100%" fit="xMidYMid slice">
      <path
        className={lines.lane}
        d={[-32, -24, -16, -8, 8, 16, 24, 32].map((offset) => route(bends, 38, offset)).join('')}
      />
      <path className={lines.through} d={route(bends, 38)} />
      <Ring x={80} y={lineY} r={11} />
      <Ring x={280} y={lineY} r={11} />
      <circle className={styles.paper} cx="480" cy={lineY} r="11" />
    </Picture>
  );
}

const bends: readonly Point[] = [
  [-10, 120],
  [150, 120],
  [150, 196],
  [280, 196],
  [280, 44],
  [410, 44],
  [410, 120],
  [570, 120],
];
