import styles from '../art.module.css';
import { round } from '../geometry.ts';
import lettering from '../lettering.module.css';
import { monoWidth } from '../lettering.tsx';
import { DoubleTick } from '../line-signs.tsx';
import { MarkShapes } from '../mark.tsx';
import { join } from '../picture.tsx';

type Disc = { x: number; y: number; r: number };

/** Our platform as a stop on the line. */
export const Hub = ({ x, y, r }: Disc) => (
  <g transform={`translate(${x} ${y}) scale(${round(r / 30)})`}>
    <circle className={styles.ring} r="30" strokeWidth="5" />
    <g className={styles.figureText} transform="translate(-15 -16) scale(.78)">
      <MarkShapes />
    </g>
  </g>
);

/** A person: head and shoulders in a ring. */
export const Person = ({ x, y, r, weight = 4 }: Disc & { weight?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${round(r / 50)})`}>
    <circle
      className={join(styles.ink, styles.figureStroke)}
      r="50"
      strokeWidth={round((weight * 50) / r)}
    />
    <circle className={styles.figure} cy="-13" r="17" />
    <path className={styles.figure} d="M-31 39.2A33.5 33.5 0 0 1 31 39.2A50 50 0 0 1-31 39.2Z" />
  </g>
);

/** Delivered: the double tick in a hot disc. */
export const Arrived = ({ x, y, r = 14 }: Omit<Disc, 'r'> & { r?: number }) => (
  <>
    <circle className={styles.hot} cx={x} cy={y} r={r} />
    <DoubleTick
      x={round(x - r * 0.66)}
      y={round(y - r * 0.4)}
      width={round(r * 1.32)}
      weight={3.8}
      className={styles.inkStroke}
    />
  </>
);

/** A number with digits hidden by dots: drawn, since the mono face has no such letter. */
export function MaskedNumber({ x, y, size, number, dim }: MaskedNumberProps) {
  const step = monoWidth('0', size);
  const dots = [...number].flatMap((letter, place) =>
    letter === '•' ? [`M${round(x + (place + 0.5) * step)} ${round(y - size * 0.36)}h.01`] : [],
  );
  const shown = [...number.matchAll(/[^•]*[^•\s]/g)].map((run) => ({
    text: run[0].trimStart(),
    x: round(x + (run.index + run[0].length - run[0].trimStart().length) * step),
  }));
  return (
    <>
      <path
        className={dim ? styles.ashStroke : styles.inkStroke}
        d={dots.join('')}
        strokeWidth={round(size * 0.37)}
        strokeLinecap="round"
      />
      <text
        className={join(lettering.mono, dim ? styles.ash : styles.ink)}
        y={y}
        fontSize={size}
        fontWeight={dim ? 500 : 700}
      >
        {shown.map((run) => (
          <tspan key={run.x} x={run.x}>
            {run.text}
          </tspan>
        ))}
      </text>
    </>
  );
}

type MaskedNumberProps = {
  x: number;
  y: number;
  size: number;
  number: string;
  /** Dimmed: a number that was not chosen, on a dark ground. */
  dim?: boolean;
};
