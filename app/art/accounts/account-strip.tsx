import styles from '../art.module.css';
import { nVertices, type Point, route } from '../geometry.ts';
import { farLeft } from '../line.tsx';
import { Ring } from '../line-signs.tsx';
import { type ArtProps, Picture } from '../picture.tsx';

/** The short stretch of line above an account form on a phone. */
export function AccountStrip(art: ArtProps) {
  return (
    <Picture {...art} frame={[390, 92]} width="100%" fit="xMidYMax meet" spill>
      <path className={styles.laneStroke} d={lanes} strokeWidth="1.5" />
      <path className={styles.lineStroke} d={route(way, radii)} strokeWidth="5" />
      <Ring x={60} y={66} r={8} weight={3} />
    </Picture>
  );
}

const n = nVertices({ left: 214, right: 258, top: 16, bottom: 66, radius: 10 });
const radii = [14, 10, 10, 14];
const way: Point[] = [[farLeft, 66], [214, 66], n.top, n.bottom, [258, 16], [4000, 16]];
const lanes = [-8, -4, 4, 8].map((offset) => route(way, radii, offset)).join('');
