import styles from './closing-line.module.css';
import { type NBox, nVertices, type Point, route } from './geometry.ts';
import art from './lines.module.css';
import { join, Picture } from './picture.tsx';

/**
 * The line of the closing banner, ink on hot: down the rail, along the foot, and an N at the right.
 * It fills a positioned banner. The corner hangs from the rail, the N from the right edge, and the
 * run between them is cut to whatever is left, so it holds at every width.
 */
export function ClosingLine({ className }: { className?: string | undefined }) {
  return (
    <div className={join(styles.line, className)} aria-hidden="true">
      {Object.entries(forms).map(([name, form]) => (
        <div key={name} className={form.className}>
          <Bundle
            {...form}
            className={styles.corner}
            frame={cornerFrame(form)}
            points={cornerPoints(form)}
          />
          <div className={styles.run}>
            <Bundle {...form} className={styles.n} frame={nFrame(form)} points={nPoints(form)} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Bundle({ frame, points, radius, lanes, laneWeight, className }: BundleProps) {
  return (
    <Picture className={className} frame={frame} ground="hot" spill>
      <path
        className={styles.lanes}
        d={[...lanes.map((lane) => -lane), ...lanes]
          .map((offset) => route(points, radius, offset))
          .join('')}
        strokeWidth={laneWeight}
      />
      <path className={art.live} d={route(points, radius)} />
    </Picture>
  );
}

type Form = {
  className: string | undefined;
  /** The run is at y = 0; `height` is that of the N, `left` and `right` its stems from the edge. */
  n: { left: number; right: number; height: number };
  radius: number;
  /** How far the lanes lie from the line, to either side. */
  lanes: readonly number[];
  laneWeight: number;
};

type BundleProps = Pick<Form, 'radius' | 'lanes' | 'laneWeight'> & {
  className: string | undefined;
  frame: readonly [number, number, number, number];
  points: readonly Point[];
};

const forms = {
  wide: {
    className: styles.wide,
    n: { left: 376, right: 118, height: 448 },
    radius: 52,
    lanes: [9, 18, 27, 36],
    laneWeight: 2.2,
  },
  medium: {
    className: styles.medium,
    n: { left: 308, right: 98, height: 382 },
    radius: 42,
    lanes: [8, 16, 24],
    laneWeight: 2,
  },
  stacked: {
    className: styles.stacked,
    n: { left: 338, right: 178, height: 224 },
    radius: 30,
    lanes: [8, 16, 24],
    laneWeight: 2,
  },
  narrow: {
    className: styles.narrow,
    n: { left: 240, right: 90, height: 206 },
    radius: 24,
    lanes: [4, 8, 12, 16],
    laneWeight: 1.4,
  },
} satisfies Record<string, Form>;

/** Room under the run for its lanes; the style sheet sets the corner and the N down by as much. */
const footRoom = 40;

const cornerFrame = ({ radius }: Form) =>
  [-footRoom, -radius, footRoom + radius, radius + footRoom] as const;

const cornerPoints = ({ radius }: Form): Point[] => [
  [0, -2000],
  [0, 0],
  [radius, 0],
];

const nFrame = ({ n }: Form) =>
  [-n.left - footRoom, -n.height, n.left + footRoom, n.height + footRoom] as const;

function nPoints({ n, radius }: Form): Point[] {
  const box: NBox = { left: -n.left, right: -n.right, top: -n.height, bottom: 0, radius };
  const { top, bottom } = nVertices(box);
  return [[-4000, 0], [box.left, 0], top, bottom, [box.right, box.top], [4000, box.top]];
}
