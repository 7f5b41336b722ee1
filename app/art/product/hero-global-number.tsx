import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { monoWidth } from '../lettering.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { join, Picture } from '../picture.tsx';
import { packetPath } from '../shapes.ts';
import { MaskedNumber } from './figures.tsx';
import { globe, globeCities, globeLand, globeLandCoarse } from './globe.generated.ts';
import type { HeroProps } from './hero.ts';
import { exitRun, narrow, wide } from './hero-frame.ts';
import { HeroLine } from './hero-line.tsx';

/** A local number in every city the line reaches. */
export function GlobalNumberHero({ words, ...shown }: HeroProps<'product-global-number'>) {
  const { amsterdam, riyadh, nairobi, shanghai, singapore } = globeCities;
  return (
    <>
      <Picture frame={wide.size} spill label={words.alternative} className={shown.wide}>
        <g transform="translate(-22 0)">
          <Globe land={globeLand} weight={2.5} orbits={[9, 18, 27]} />
          <path className={lines.routeClearance} d={`${routes}M${place(singapore)}V540`} />
          <path className={lines.route} d={routes} />
          <HeroLine
            solid
            way={`M${place(singapore)}V580`}
            exit={exitRun(wide, singapore[0], 574)}
          />
          <Plate at={amsterdam} side="above" number="+31 20 ••• ••••" />
          <Plate at={riyadh} side="left" number="+966 11 ••••" />
          <Plate at={nairobi} side="left" number="+254 20 ••••" />
          <Plate at={shanghai} side="right" number="+86 21 ••••" />
          <circle className={styles.hot} cx={singapore[0]} cy={singapore[1]} r="18" />
          <circle className={styles.ink} cx={singapore[0]} cy={singapore[1]} r="7" />
          <Plate at={singapore} side="right" number="+65 6••• ••••" home />
        </g>
      </Picture>
      <Picture frame={narrow.size} spill fine label={words.alternative} className={shown.narrow}>
        <g transform="translate(18 4) scale(.46)">
          <Globe land={globeLandCoarse} weight={4.4} orbits={[14, 28]} />
        </g>
        <path
          className={lines.routeClearance}
          d={`${smallRoutes}M${place(small(singapore))}V252`}
        />
        <path className={lines.route} d={smallRoutes} />
        <HeroLine
          solid
          way={`M${place(small(singapore))}V272`}
          exit={exitRun(narrow, small(singapore)[0], 266)}
        />
        {[amsterdam, riyadh, nairobi, shanghai].map((city) => (
          <Ring key={city[0]} x={small(city)[0]} y={small(city)[1]} r={7} weight={3} />
        ))}
        <circle className={styles.hot} cx={small(singapore)[0]} cy={small(singapore)[1]} r="11" />
        <circle className={styles.ink} cx={small(singapore)[0]} cy={small(singapore)[1]} r="4" />
        <g transform={`translate(${place(small(singapore))})`}>
          <Packet x={18} y={0} width={72} height={26} className={styles.hot} />
          <MaskedNumber x={26} y={4.5} size={12} number="+65 6•••" />
        </g>
      </Picture>
    </>
  );
}

function Globe({ land, weight, orbits }: GlobeProps) {
  return (
    <>
      <circle className={styles.ink2} cx={globe.x} cy={globe.y} r={globe.radius} />
      {[0, ...orbits].map((orbit) => (
        <circle
          key={orbit}
          className={styles.laneStroke}
          cx={globe.x}
          cy={globe.y}
          r={globe.radius + orbit}
          strokeWidth={weight * 0.88}
        />
      ))}
      <path className={styles.land} d={land} strokeWidth={weight} />
    </>
  );
}

type GlobeProps = { land: string; weight: number; orbits: readonly number[] };

function Plate({ at: [x, y], side, number, home }: PlateProps) {
  const width = monoWidth(number, 13.5) + 36;
  const [dx, dy] = placed[side](width);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.sign}>
        {!home && <Ring r={11} />}
        <path
          className={join(home ? styles.hot : styles.paper, styles.inkStroke)}
          d={packetPath(dx, dy, width, 35)}
          strokeWidth="5"
          paintOrder="stroke"
        />
        <MaskedNumber x={dx + 14} y={dy + 5} size={13.5} number={number} />
      </g>
    </g>
  );
}

/** The middle of the plate's flat end, seen from the city. */
const placed: Record<PlateProps['side'], (width: number) => Point> = {
  left: (width) => [-24 - width, 0],
  right: () => [25, 0],
  above: () => [-54, -38],
};

type PlateProps = {
  at: Point;
  side: 'left' | 'right' | 'above';
  number: string;
  home?: boolean;
};

const place = ([x, y]: Point): string => `${x} ${y}`;

const small = ([x, y]: Point): Point => [Math.round(18 + x * 0.46), Math.round(4 + y * 0.46)];

const legs: readonly (readonly [Point, Point, 'slope' | 'level'])[] = [
  [globeCities.singapore, globeCities.riyadh, 'level'],
  [globeCities.riyadh, globeCities.amsterdam, 'slope'],
  [globeCities.singapore, globeCities.shanghai, 'slope'],
  [globeCities.riyadh, globeCities.nairobi, 'level'],
];
const routes = legs.map(([from, to, first]) => octilinear(from, to, first, 16)).join('');
const smallRoutes = legs
  .map(([from, to, first]) => octilinear(small(from), small(to), first, 8))
  .join('');

/**
 * A route with one bend: straight along the longer axis, 45 degrees for the rest; `first` is the
 * piece that comes first.
 */
function octilinear(from: Point, to: Point, first: 'slope' | 'level', radius: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const slope = Math.min(Math.abs(dx), Math.abs(dy));
  const [stepX, stepY] = [Math.sign(dx) * slope, Math.sign(dy) * slope];
  const bend: Point =
    first === 'slope' ? [from[0] + stepX, from[1] + stepY] : [to[0] - stepX, to[1] - stepY];
  return route([from, bend, to], radius);
}
