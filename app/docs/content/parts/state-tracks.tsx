import type { Mark, StateRow } from '#documents/drawings/tracks.ts';
import styles from './state-tracks.module.css';

/** Distance in px from the top of a row to the centre of its ring; states.module.css has the same. */
const ringY = 28;
const radius = 13;
/** Tracks leave a ring below its centre and arrive above it, so that they never touch. */
const leavesY = ringY + 6;
const arrivesY = ringY - 6;
const pitch = 12;
const bend = 8;

/** The drawing beside a state, as tall as its row: rail, tracks and ring. */
export function StateTracks({ row, tracks }: { row: StateRow | undefined; tracks: number }) {
  if (!row) return null;
  const { fromAbove, fromBelow, toAbove, toBelow, marks } = row;
  const x = tracks * pitch + radius + 2;
  return (
    <svg className={styles.tracks} width={x + radius} height="100%" aria-hidden="true">
      {(fromAbove || toAbove) && <line className={styles.rail} x1={x} x2={x} y1="-1" y2={ringY} />}
      {(fromBelow || toBelow) && (
        <line className={styles.rail} x1={x} x2={x} y1={ringY} y2="100%" />
      )}
      {marks.map((mark) => (
        <Track
          key={mark.track}
          mark={mark}
          x={x - radius - (mark.track + 1) * pitch}
          ringX={x - radius}
        />
      ))}
      <circle className={styles.ring} cx={x} cy={ringY} r={radius - 2.5} />
      {fromAbove && <path className={styles.railHead} d={`M${x} ${ringY - radius}l-8 -10h16z`} />}
      {fromBelow && <path className={styles.railHead} d={`M${x} ${ringY + radius}l-8 10h16z`} />}
    </svg>
  );
}

function Track({ mark: { up, down, end }, x, ringX }: { mark: Mark; x: number; ringX: number }) {
  const y = end === 'arrives' ? arrivesY : leavesY;
  const isThrough = up && down;
  const tip = end === 'arrives' ? ringX - 6 : ringX + 3;
  return (
    <g className={styles.track}>
      {isThrough && <line x1={x} x2={x} y1="-1" y2="100%" />}
      {isThrough && end && <path d={`M${x} ${y}H${tip}`} />}
      {up && !down && <path d={`M${x} -1V${y - bend}q0 ${bend} ${bend} ${bend}H${tip}`} />}
      {down && !up && (
        <>
          <line x1={x} x2={x} y1={y + bend} y2="100%" />
          <path d={`M${x} ${y + bend}q0 ${-bend} ${bend} ${-bend}H${tip}`} />
        </>
      )}
      {end === 'leaves' && isThrough && <circle className={styles.head} cx={x} cy={y} r="4" />}
      {end === 'arrives' && <path className={styles.head} d={`M${ringX + 2} ${y}l-10 -5.5v11z`} />}
    </g>
  );
}
