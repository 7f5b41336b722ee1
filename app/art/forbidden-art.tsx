import styles from './art.module.css';
import { type Point, route } from './geometry.ts';
import { farLeft, LanePaths } from './line.tsx';
import { type ArtProps, Picture } from './picture.tsx';

/** The line is the shackle of a lock; beyond it lanes lead to a stop that nobody reaches. */
export function ForbiddenArtWide(art: ArtProps) {
  return (
    <Picture {...art} frame={[1440, 430]} width="100%" fit="xMidYMid meet" spill>
      <LanePaths ways={wideWays} caps={['M880 280v36']} />
      <path className={styles.groundStroke} d={route(wideShackle, wideRadii)} strokeWidth="28" />
      <path className={styles.lineStroke} d={route(wideShackle, wideRadii)} strokeWidth="16" />
      <path className={styles.figure} d="M500 196H820V400H500Z" />
      <Keyhole x={660} y={284} radius={26} />
      <circle className={styles.closedStop} cx="1180" cy="298" r="20" strokeWidth="7" />
    </Picture>
  );
}

export function ForbiddenArtNarrow(art: ArtProps) {
  return (
    <Picture {...art} frame={[390, 220]} width="100%" spill fine>
      <LanePaths ways={['M290 150H1200']} caps={['M290 145v10']} />
      <path className={styles.lineStroke} d={route(narrowShackle, [20, 54, 54])} strokeWidth="9" />
      <path className={styles.figure} d="M92 92H262V206H92Z" />
      <Keyhole x={177} y={140} radius={15} />
      <circle className={styles.closedStop} cx="340" cy="150" r="10" strokeWidth="4" />
    </Picture>
  );
}

function Keyhole({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle className={styles.ground} cx={x} cy={y} r={radius} />
      <path
        className={styles.groundStroke}
        d={`M${x} ${y}v${radius * 2.54}`}
        strokeWidth={radius * 0.68}
      />
    </>
  );
}

const wideShackle: Point[] = [
  [farLeft, 340],
  [560, 340],
  [560, 60],
  [760, 60],
  [760, 196],
];
const wideRadii = [44, 100, 100];
const narrowShackle: Point[] = [
  [farLeft, 150],
  [122, 150],
  [122, 26],
  [232, 26],
  [232, 100],
];

const wideWays = [
  ...[-27, -18, 18, 27].map((offset) => route(wideShackle, wideRadii, offset)),
  ...[289, 298, 307].map((y) => `M880 ${y}H4000`),
];
