import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { type Lane, Lanes } from '../line.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { AccountArt } from './account-art.tsx';
import { at, badge, bottom, end, left, radii, right, start, top } from './login-n.ts';

/** The line draws the N of the name, with its unread badge. */
export function LoginArt(art: ArtProps) {
  return (
    <AccountArt {...art}>
      <Lanes lanes={lanes} radius={radii} cap={5} />
      <path className={lines.accountLine} d={route([...start, top, bottom, end], radii)} />
      <circle className={styles.hot} {...badge} r="30" />
    </AccountArt>
  );
}

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
