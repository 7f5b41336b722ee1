import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { LanePaths } from '../line.tsx';
import { Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { AccountArt, farAway, footY } from './account-art.tsx';

/** A new station joins a running bundle. */
export function SignUpArt(art: ArtProps) {
  return (
    <AccountArt {...art}>
      <LanePaths ways={offsets.map((offset) => route(bundle, [90, 90, 70], offset))} caps={[]} />
      <path className={lines.accountLine} d={route(way, [70, 0.01, 90, 70])} />
      <Ring x={204} y={660} r={46} weight={12} />
      <path className={styles.hotStroke} d="M186 660H222M204 642V678" strokeWidth="9" />
      <Ring x={470} y={300} r={17} weight={6} />
      <Ring x={386} y={478} r={17} weight={6} />
    </AccountArt>
  );
}

const offsets = [-44, -33, -22, -11, 11, 22, 33, 44];
const bundle: Point[] = [
  [300, 1200],
  [300, 560],
  [470, 390],
  [470, 190],
  [1400, 190],
];
const way: Point[] = [
  [farAway, footY],
  [120, footY],
  [300, 564],
  [470, 394],
  [470, 190],
  [1400, 190],
];
