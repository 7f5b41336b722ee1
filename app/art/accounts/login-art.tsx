import styles from '../art.module.css';
import { nVertices, type Point, route } from '../geometry.ts';
import { type Lane, Lanes } from '../line.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { AccountArt, farAway, footY } from './account-art.tsx';

/** The line draws the N of the name, with its unread badge. */
export function LoginArt(art: ArtProps) {
  return (
    <AccountArt {...art}>
      <Lanes lanes={lanes} radius={radii} cap={5} />
      <path className={lines.accountLine} d={route([...start, top, bottom, [right, 332]], radii)} />
      <circle className={styles.hot} cx={right} cy="266" r="30" />
    </AccountArt>
  );
}

const left = 170;
const right = 510;
const radii = [54, 54, 54];
const { top, bottom, at } = nVertices({ left, right, top: 210, bottom: footY, radius: 54 });
const start: Point[] = [
  [farAway, footY],
  [left, footY],
];
const toStem = (y: number): Point[] => [...start, [left, y]];
const toDiagonal = (y: number): Point[] => [...start, top, at(y)];
const toSecondStem = (y: number): Point[] => [...start, top, bottom, [right, y]];

const lanes: Lane[] = [
  [-44, toSecondStem(520)],
  [-33, toDiagonal(490)],
  [-22, toSecondStem(440)],
  [-11, toDiagonal(560)],
  [11, toSecondStem(400)],
  [22, toStem(350)],
  [33, toDiagonal(380)],
  [44, toStem(500)],
];
