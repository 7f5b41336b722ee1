import type { ReactNode } from 'react';
import styles from '../art.module.css';
import { DoubleTick, Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { type ArtProps, join, Picture } from '../picture.tsx';

const lineY = 150;

/**
 * 400x200 units: the line crosses at y = 150 and an object stands on it, its origin at the middle
 * of its base. What is drawn at the exit stays left of x = 345, clear of the disc that ends the
 * row.
 */
export function BenefitTile({ place, children, ...art }: BenefitTileProps) {
  const { ground, exit } = places[place % places.length] ?? places[0];
  return (
    <Picture {...art} frame={[400, 200]} ground={ground} filled width="100%" fit="xMidYMid slice">
      <path className={lines.through} d={`M-4 ${lineY}H404`} />
      <g transform={`translate(196 ${lineY - 4})`}>{children}</g>
      <Ring x={48} y={lineY} r={8} weight={3} />
      {exit}
    </Picture>
  );
}

type BenefitTileProps = ArtProps & { place: number; children: ReactNode };

/** Adjacent tiles never have the same ground. */
const places = [
  {
    ground: 'ink',
    exit: (
      <>
        <circle
          className={join(styles.hot, styles.groundStroke)}
          cx="342"
          cy={lineY}
          r="15"
          strokeWidth="4"
        />
        <DoubleTick x={332.5} y={144} width={19} weight={4} className={styles.inkStroke} />
      </>
    ),
  },
  { ground: 'paper2', exit: <circle className={styles.figure} cx="344" cy={lineY} r="8" /> },
  { ground: 'ink', exit: <Packet x={312} y={lineY} width={30} height={20} /> },
] as const;
