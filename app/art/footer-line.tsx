import styles from './art.module.css';
import footer from './footer-line.module.css';
import { nVertices, type Point, route } from './geometry.ts';
import { farLeft } from './line.tsx';
import { DoubleTick } from './line-signs.tsx';
import { type ArtProps, join, Picture } from './picture.tsx';

/**
 * The end of the line: a last small N and the double tick, 188 units from the right edge so that
 * the chat button never covers it. It scales with the height only; its straight runs fill any
 * width.
 */
export function FooterLine({ className, ...art }: ArtProps) {
  return (
    <Picture
      {...art}
      className={join(footer.line, className)}
      frame={[1100, 0, 340, 118]}
      width="100%"
      fit="xMaxYMid meet"
    >
      <path className={styles.laneStroke} d={lanes} strokeWidth="1.8" />
      <path className={styles.lineStroke} d={route(way(1246), radii)} strokeWidth="6" />
      <circle className={styles.lineFill} cx="1252" cy="26" r="18" />
      <DoubleTick x={1240} y={19} width={23} weight={3.6} className={styles.inkStroke} />
    </Picture>
  );
}

const n = nVertices({ left: 986, right: 1046, top: 26, bottom: 92, radius: 12 });
const radii = [16, 12, 12, 16];

const way = (endX: number): Point[] => [
  [farLeft, 92],
  [986, 92],
  n.top,
  n.bottom,
  [1046, 26],
  [endX, 26],
];

const lanes = [-10, -5, 5, 10].map((offset) => route(way(1700), radii, offset)).join('');
