import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import type { ArtProps } from '../picture.tsx';
import { ReceiptArt } from './receipt-art.tsx';

/** A game controller whose cable is the line. */
export const GameReceipt = (art: ArtProps) => (
  <ReceiptArt {...art} way={`${route(cable, 16)}M262 92H352`} stops={[46, 312]}>
    <path
      className={styles.figure}
      d="M126 44H226a34 34 0 0 1 33 27l5 26c3 17-17 26-28 13l-12-14H128l-12 14c-11 13-31 4-28-13l5-26A34 34 0 0 1 126 44Z"
    />
    <path className={styles.whiteStroke} d="M132 58v24M120 70h24" strokeWidth="6" />
    <circle className={styles.ground} cx="214" cy="62" r="5.5" />
    <circle className={styles.lineFill} cx="228" cy="76" r="5.5" />
  </ReceiptArt>
);

const cable: Point[] = [
  [0, 92],
  [92, 92],
  [92, 24],
  [176, 24],
  [176, 44],
];
