import styles from './art.module.css';
import { endcap, type Point, route } from './geometry.ts';
import { farLeft, LanePaths } from './line.tsx';
import { type ArtProps, Picture } from './picture.tsx';

/** The line writes a 4, meets an open ring and stops: the second 4 is only planned. */
export function NotFoundArtWide(art: ArtProps) {
  return (
    <Picture {...art} frame={[1440, 430]} width="100%" fit="xMidYMid meet" spill>
      <LanePaths ways={wideWays} caps={wideCaps} />
      <Four {...wideFour} weight={16} />
      <circle className={styles.ring} cx="720" cy="224" r="172" strokeWidth="22" />
    </Picture>
  );
}

export function NotFoundArtNarrow(art: ArtProps) {
  return (
    <Picture {...art} frame={[390, 220]} width="100%" spill fine>
      <LanePaths ways={narrowWays} caps={narrowCaps} />
      <Four {...narrowFour} weight={9} />
      <circle className={styles.ring} cx="206" cy="108" r="66" strokeWidth="11" />
    </Picture>
  );
}

/** A 4 drawn by the line: its bar passes over its stem. */
function Four({ foot, stem, left, top, bar, end, radii, weight }: FourProps) {
  const way = route(
    [
      [farLeft, foot],
      [stem, foot],
      [stem, top],
      [left, bar],
      [end, bar],
    ],
    radii,
  );
  const over = `M${stem - weight * 2} ${bar}h${weight * 4}`;
  return (
    <>
      <path className={styles.lineStroke} d={way} strokeWidth={weight} />
      <path className={styles.groundStroke} d={over} strokeWidth={weight * 1.75} />
      <path className={styles.lineStroke} d={over} strokeWidth={weight} />
    </>
  );
}

type FourShape = {
  foot: number;
  stem: number;
  left: number;
  top: number;
  bar: number;
  end: number;
  radii: readonly number[];
};
type FourProps = FourShape & { weight: number };

const wideFour: FourShape = {
  foot: 396,
  stem: 372,
  left: 186,
  top: -4,
  bar: 292,
  end: 566,
  radii: [44, 24, 24],
};
const narrowFour: FourShape = {
  foot: 190,
  stem: 112,
  left: 34,
  top: 22,
  bar: 140,
  end: 148,
  radii: [20, 12, 12],
};

const widePlan: Point[] = [
  [1180, 407],
  [1180, -4],
  [994, 292],
  [1300, 292],
];
const narrowPlan: Point[] = [
  [346, 196],
  [346, 22],
  [286, 140],
  [378, 140],
];

const planOffsets = [-18, -9, 0, 9, 18];
const entryOffsets = [-36, -27, -18, 18, 27, 36];
const entryEnd = (offset: number) => 230 - Math.abs(offset) * 2;

const wideWays = [
  ...entryOffsets.map((offset) => `M${farLeft} ${396 + offset}H${entryEnd(offset)}`),
  ...planOffsets.map((offset) => route(widePlan, 24, offset)),
];
const wideCaps = [
  ...entryOffsets.map((offset) => `M${entryEnd(offset)} ${391 + offset}v10`),
  ...planOffsets.flatMap((offset) => [endcap(widePlan, offset, 5), `M${1175 + offset} 407h10`]),
];

const narrowOffsets = [-8, -4, 0, 4, 8];
const narrowWays = narrowOffsets.map((offset) => route(narrowPlan, 12, offset));
const narrowCaps = narrowOffsets.flatMap((offset) => [
  endcap(narrowPlan, offset, 2.5),
  `M${343.5 + offset} 196h5`,
]);
