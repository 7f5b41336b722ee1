import type { ReactNode } from 'react';
import styles from '../art.module.css';
import { Ring } from '../line-signs.tsx';
import { type ArtProps, Picture } from '../picture.tsx';

/** One solid object on a line that crosses the receipt from edge to edge at y = 92. */
export function ReceiptArt({ way = 'M0 92H352', stops, children, ...art }: ReceiptArtProps) {
  return (
    <Picture {...art} frame={[352, 128]} ground="white" width="100%">
      <path className={styles.lineStroke} d={way} strokeWidth="6" />
      {children}
      <Ring x={stops[0]} y={92} r={7} weight={3} />
      <circle className={styles.figure} cx={stops[1]} cy="92" r="7" />
    </Picture>
  );
}

type ReceiptArtProps = ArtProps & {
  way?: string;
  stops: readonly [entry: number, exit: number];
  children: ReactNode;
};
