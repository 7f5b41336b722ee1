import { officeLines } from '#content/office-map.ts';
import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import map from '../map.module.css';
import { Picture } from '../picture.tsx';
import { officesLand } from './land.generated.ts';

type Layers = Record<'land' | 'wide' | 'narrow', string | undefined>;

/**
 * Land, and the lines between the offices for wide and for narrow screens. The page puts the
 * offices themselves on top.
 */
export function OfficesMap({ classes }: { classes: Layers }) {
  return (
    <>
      <Picture className={classes.land} frame={[1440, 700]} spill>
        <path className={styles.land} d={officesLand} strokeWidth="2.3" />
      </Picture>
      <Lines className={classes.wide} frame={[1440, 700]} ways={officeLines('wide').map(rounded)} />
      <Lines
        className={classes.narrow}
        frame={[390, 398]}
        ways={officeLines('narrow').map(rounded)}
      />
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

function rounded(points: Point[]): string {
  return route(
    points,
    points.slice(1, -1).map((point, index) => Math.min(14, reach(point, points[index]))),
  );
}

/** Largest corner radius that the shorter leg allows. */
function reach(point: Point, before: Point = point): number {
  return Math.hypot(point[0] - before[0], point[1] - before[1]) * 0.5;
}
