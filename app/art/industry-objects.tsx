import type { ReactNode } from 'react';
import type { IndustryId } from '#content/industries.ts';
import styles from './art.module.css';
import { type Point, route } from './geometry.ts';
import { Mono } from './lettering.tsx';
import { type ArtProps, type Ground, join, Picture } from './picture.tsx';

/**
 * The solid objects of the industries. Each has its origin at the middle of its base, so
 * that it stands on any line: in the menu (120x84, base at y = 76) and, scaled, in larger pictures.
 */
export function IndustryObject({ industry, ground = 'paper', ...art }: IndustryObjectProps) {
  const { scale, object } = inMenu[industry];
  return (
    <Picture {...art} frame={[120, 84]} ground={ground} spill>
      <g transform={scale === 1 ? 'translate(60 76)' : `translate(60 76) scale(${scale})`}>
        {object}
      </g>
    </Picture>
  );
}

type IndustryObjectProps = ArtProps & { industry: IndustryId; ground?: Ground };

/** A bag, 68x56 units; the line is its handle. */
const ShoppingBag = () => (
  <>
    <path className={styles.lineStroke} d={route(bagHandle, 18)} strokeWidth="5" />
    <path className={styles.figure} d="M-34 0L-30-40H30L34 0Z" />
  </>
);

/** A cap, 108x62 units; the line is its tassel. */
const GraduationCap = () => (
  <>
    <path className={styles.figure} d="M-30 0V-24L0-12L30-24V0Z" />
    <path
      className={join(styles.figure, styles.groundStroke)}
      d="M0-62L54-40L0-18L-54-40Z"
      strokeWidth="3"
    />
    <path className={styles.lineStroke} d={route(tassel, 8)} strokeWidth="5" />
  </>
);

/** A safe, 336x318 units; `hairline` is the stroke width of its fine rings. */
export const Safe = ({ hairline = 3 }: { hairline?: number }) => (
  <>
    <path
      className={styles.figure}
      d="M-160-18V-318H160V-18ZM-130 0V-18H-80V0ZM80 0V-18H130V0ZM-160-250H-176V-210H-160ZM-160-126H-176V-86H-160Z"
    />
    <path className={styles.groundStroke} d="M-140-38V-298H140V-38Z" strokeWidth={hairline} />
    <circle className={styles.ground} cy="-168" r="108" />
    <g className={styles.figureStroke}>
      <circle cy="-168" r="94" strokeWidth={hairline} />
      <circle cy="-168" r="82" strokeWidth={hairline} />
      <path d="M0-232V-104M-64-168H64M-45-213L45-123M45-213L-45-123" strokeWidth="13" />
    </g>
  </>
);

/** A game controller, 176x91 units. */
export const GameController = () => (
  <g transform="translate(-176 -135)">
    <path
      className={styles.figure}
      d="M126 44H226a34 34 0 0 1 33 27l5 40c3 22-20 32-34 17l-18-20H140l-18 20c-14 15-37 5-34-17l5-40A34 34 0 0 1 126 44Z"
    />
    <path className={styles.groundStroke} d="M134 60v28M120 74h28" strokeWidth="7" />
    <circle className={styles.ground} cx="212" cy="64" r="6.5" />
    <circle className={styles.lineFill} cx="229" cy="81" r="6.5" />
  </g>
);

/** A truck that faces right, 294x154 units; `plate` is written on its side. */
export const Truck = ({ plate }: { plate?: string }) => (
  <>
    <path
      className={styles.figure}
      d="M-150-24V-154H34V-24ZM42-24V-124H92q10 0 16 8l30 42q6 8 6 18V-24Z"
    />
    <path className={styles.ground} d="M60-106H88q4 0 7 4l20 30H60ZM-128-122H12V-74H-128Z" />
    {plate && (
      <Mono x={-114} y={-91} size={20} weight={700} tone="figure">
        {plate}
      </Mono>
    )}
    {[-96, 92].map((x) => (
      <g key={x}>
        <circle className={styles.ring} cx={x} cy="-27" r="27" strokeWidth="12" />
        <circle className={styles.lineFill} cx={x} cy="-27" r="9" />
      </g>
    ))}
  </>
);

/** A ring light with a phone in it, 326x389 units. */
const RingLight = () => (
  <>
    <path className={styles.figure} d="M-10 0V-80H10V0ZM-50-320H50V-130H-50Z" />
    <circle className={styles.figureStroke} cy="-226" r="140" strokeWidth="46" />
    <circle className={styles.lineFill} cy="-226" r="22" />
  </>
);

/** A shop, 300x238 units. */
export const Shop = () => (
  <>
    <path className={styles.figure} d="M-134 0V-190H134V0ZM-150-238H150V-204H-150Z" />
    <path className={styles.ground} d="M-106-28V-108H10V-28ZM40 0V-108H108V0Z" />
    <circle className={styles.figure} cx="96" cy="-52" r="5" />
    <path className={styles.figure} d="M-86-28V-62H-56V-28ZM-44-28V-78H-8V-28Z" />
    {[0, 1, 2, 3, 4, 5].map((stripe) => (
      <path
        key={stripe}
        className={join(stripe % 2 ? styles.white : styles.hot, styles.figureStroke)}
        d={`M${stripe * 50 - 150}-204h50v54a25 25 0 0 1-50 0Z`}
        strokeWidth="5"
      />
    ))}
  </>
);

const bagHandle: Point[] = [
  [-18, -16],
  [-18, -56],
  [18, -56],
  [18, -16],
];
const tassel: Point[] = [
  [0, -40],
  [42, -40],
  [42, -8],
];

const inMenu: Record<IndustryId, { scale: number; object: ReactNode }> = {
  'industry-e-commerce': { scale: 1, object: <ShoppingBag /> },
  'industry-education': { scale: 1, object: <GraduationCap /> },
  'industry-fintech': { scale: 0.235, object: <Safe hairline={9} /> },
  'industry-gaming': { scale: 0.6, object: <GameController /> },
  'industry-logistics': { scale: 0.36, object: <Truck /> },
  'industry-online-social': { scale: 0.2, object: <RingLight /> },
  'industry-retail': { scale: 0.3, object: <Shop /> },
};
