import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import map from '../map.module.css';
import { Picture } from '../picture.tsx';
import { officesLand } from './land.generated.ts';

type Layers = Record<'land' | 'wide' | 'narrow', string | undefined>;

/**
 * Land, and the lines between the offices for wide and for narrow screens. The page puts the
 * offices themselves on top; `offices.module.css` has the same places.
 */
export function OfficesMap({ classes }: { classes: Layers }) {
  return (
    <>
      <Picture className={classes.land} frame={[1440, 700]} spill>
        <path className={styles.land} d={officesLand} strokeWidth="2.3" />
      </Picture>
      <Lines className={classes.wide} frame={[1440, 700]} ways={wideWays} />
      <Lines className={classes.narrow} frame={[390, 398]} ways={narrowWays} />
    </>
  );
}

function Lines({
  ways,
  ...picture
}: {
  className: string | undefined;
  frame: readonly [number, number];
  ways: readonly string[];
}) {
  const all = ways.join('');
  return (
    <Picture {...picture} spill>
      <path className={map.officeClearance} d={all} />
      <path className={map.officeLine} d={all} />
      <g className={map.flow} strokeWidth="6">
        {ways.slice(0, 2).map((way) => (
          <path key={way} d={way} pathLength={100} />
        ))}
      </g>
    </Picture>
  );
}

/** From Singapore to the Middle East and Europe, up the coast of Asia, and to Indonesia. */
const wideWays = [
  ways([953, 491], [680, 491], [267, 78], [153, 78]),
  ways([953, 491], [975, 469], [975, 408], [1053, 330], [1013, 290], [1054, 249], [1095, 249]),
  ways([953, 491], [982, 520], [982, 563]),
];

/** The page draws the way from the rail to Singapore; Europe and the Middle East lie on the rail. */
const narrowWays = [
  ways([247, 279], [260, 266], [260, 238], [304, 194], [270, 160], [310, 120]),
  ways([247, 279], [264, 296], [264, 320]),
];

function ways(...points: Point[]): string {
  return route(
    points,
    points.slice(1, -1).map((point, index) => Math.min(14, reach(point, points[index]))),
  );
}

/** Corners as round as the shorter ways allow. */
function reach(point: Point, before: Point = point): number {
  return Math.hypot(point[0] - before[0], point[1] - before[1]) * 0.5;
}
