import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { LanePaths } from '../line.tsx';
import lines from '../lines.module.css';
import { MarkShapes } from '../mark.tsx';
import type { ArtProps } from '../picture.tsx';
import { AccountArt, farAway, footY } from './account-art.tsx';

/** An envelope on the line, which goes on to the double tick beside it. */
export function SentArt(art: ArtProps) {
  return (
    <AccountArt {...art}>
      <LanePaths ways={offsets.map((offset) => route(toEnvelope, 54, offset))} caps={[]} />
      <path className={lines.accountLine} d={route(way, 54)} />
      <g transform="translate(176 372)">
        <path className={styles.paper} d="M0 0H276V196H0Z" />
        <path className={styles.inkStroke} d="M0 0L138 112L276 0" strokeWidth="9" />
        <path className={styles.inkStroke} d="M0 196L104 86M276 196L172 86" strokeWidth="4" />
        <circle className={styles.hot} cx="138" cy="112" r="26" />
        <g className={styles.inkText} transform="translate(124.5 97.5) scale(.66)">
          <MarkShapes without="live" />
        </g>
      </g>
    </AccountArt>
  );
}

const offsets = [-33, -22, -11, 11, 22, 33];
const lineY = 470;
const toEnvelope: Point[] = [
  [farAway, footY],
  [90, footY],
  [90, lineY],
  [200, lineY],
];
const way: Point[] = [
  [farAway, footY],
  [90, footY],
  [90, lineY],
  [556, lineY],
  [556, 305],
  [1400, 305],
];
