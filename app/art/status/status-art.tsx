import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Ring } from '../line-signs.tsx';
import { type ArtProps, Picture } from '../picture.tsx';

/** Six services side by side: one goes around a fault, one rests between two buffers. */
export function StatusArt(art: ArtProps) {
  return (
    <Picture {...art} frame={[760, 330]} spill>
      <path
        className={styles.laneStroke}
        d={`M438 ${detourY}H520M400 ${restY}H${far}`}
        strokeWidth="3"
      />
      <path className={styles.lineStroke} d={lines.join('')} strokeWidth="6" />
      <path className={styles.paperStroke} d={buffers} strokeWidth="4" />
      <path className={styles.paperStroke} d={cross} strokeWidth="3.5" />
      {starts.map(([x, y]) => (
        <Ring key={y} x={x} y={y} r={9} weight={4} />
      ))}
    </Picture>
  );
}

/** An x coordinate beyond the right edge of the widest screen. */
const far = 3000;
const starts = [0, 1, 2, 3, 4, 5].map(
  (index) => [60 + ((index * 97) % 220), 40 + index * 30] as const,
);
const detourY = 70;
const restY = 100;

const lines = [
  ...starts.map(([x, y]) => {
    if (y === restY) return `M${x} ${y}H300`;
    if (y !== detourY) return `M${x} ${y}H${far}`;
    return route(
      [
        [x, y],
        [420, y],
        [438, y - 22],
        [520, y - 22],
        [538, y],
        [far, y],
      ],
      9,
    );
  }),
  `M0 220H${far}`,
];
const buffers = `M302 ${restY - 9}v18M398 ${restY - 9}v18`;
const cross = `M472 ${detourY - 7}l14 14m0 -14l-14 14`;
