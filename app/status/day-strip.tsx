import { doubleTick } from '#app/art/shapes.ts';
import type { ServiceState } from '#content/status/states.ts';
import { dayLetters } from '#contract/status.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './day-strip.module.css';

type Drawing = {
  width: number;
  first: number;
  pitch: number;
  /** Where the line ends and where the sign stands. */
  end: number;
  sign: number;
  className: string | undefined;
};

const drawings: Drawing[] = [
  { width: 690, first: 4, pitch: 7.02, end: 638, sign: 668, className: styles.wide },
  { width: 346, first: 2, pitch: 3.36, end: 306, sign: 328, className: styles.narrow },
];
const lineY = 46;

/** Ninety days standing on the service's own line, which ends in the sign of its state. */
export function DayStrip(props: { days?: string; state?: ServiceState; label?: string }) {
  return drawings.map((drawing) => <Strip key={drawing.width} {...props} {...drawing} />);
}

function Strip({
  days = '',
  state,
  label,
  ...drawing
}: Drawing & { days?: string; state?: ServiceState; label?: string }) {
  const { width, end, sign, className } = drawing;
  const ticks = ticksOf(days, drawing);
  const lineEnd = state === 'fine' ? sign - 10 : end;
  return (
    <svg
      className={classNames(styles.strip, className)}
      viewBox={`0 0 ${width} 64`}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={styles.idle} d={`M0 ${lineY}H${state ? ticks.recordedFrom : lineEnd}`} />
      {state && <path className={styles.line} d={lineWithGaps(ticks, lineEnd)} />}
      <path className={styles.fine} d={ticks.fine} />
      <path className={styles.degraded} d={ticks.degraded} />
      <path className={styles.cap} d={ticks.caps} />
      <path className={styles.outage} d={ticks.outage} />
      <path className={styles.buffer} d={ticks.buffers} />
      {ticks.gaps
        .filter(({ letter }) => letter === dayLetters.outage)
        .map(({ x }) => (
          <circle key={x} className={styles.stop} cx={x} cy={lineY} r="4.2" />
        ))}
      {state && (
        <g data-sign={state} transform={`translate(${sign} ${lineY})`}>
          {signs[state](sign - end)}
        </g>
      )}
    </svg>
  );
}

type Ticks = {
  fine: string;
  degraded: string;
  caps: string;
  outage: string;
  buffers: string;
  gaps: { x: number; letter: string }[];
  recordedFrom: number;
};

function ticksOf(days: string, { first, pitch }: Drawing): Ticks {
  const ticks: Ticks = {
    ...{ fine: '', degraded: '', caps: '', outage: '', buffers: '', gaps: [] },
    recordedFrom: 0,
  };
  [...days].forEach((letter, index) => {
    const x = Math.round((first + index * pitch) * 100) / 100;
    if (letter === dayLetters.none) ticks.recordedFrom = x + pitch / 2;
    else if (letter === dayLetters.fine) ticks.fine += `M${x} ${lineY - 3}V14`;
    else if (letter === dayLetters.degraded) {
      ticks.degraded += `M${x} ${lineY - 3}V22`;
      ticks.caps += `M${x} 18v-4`;
    } else {
      ticks.gaps.push({ x, letter });
      if (letter === dayLetters.outage) ticks.outage += `M${x} 34V22`;
      else ticks.buffers += `M${x} ${lineY - 8}v16`;
    }
  });
  return ticks;
}

function lineWithGaps({ gaps, recordedFrom }: Ticks, end: number): string {
  const stops = [...gaps.map(({ x }) => [x - 4, x + 4] as const), [end, end] as const];
  let from = recordedFrom;
  return stops
    .map(([to, next]) => {
      const piece = to > from ? `M${from} ${lineY}H${to}` : '';
      from = next;
      return piece;
    })
    .join('');
}

/** Drawn around the place of the sign; `reach` is how far away the line ended. */
const signs: Record<ServiceState, (reach: number) => React.ReactNode> = {
  fine: () => (
    <>
      <circle className={styles.arrived} r="16" />
      <path className={styles.tick} d={doubleTick} transform="translate(-10.5 -6.3) scale(.7)" />
    </>
  ),
  degraded: (reach) => (
    <>
      <path className={styles.thin} d={`M${-reach} 0H-15`} />
      <circle className={styles.warned} r="13" />
      <path className={styles.mark} d="M0 -6v7M0 4v3" />
    </>
  ),
  outage: () => (
    <>
      <circle className={styles.openRing} r="13" />
      <path className={styles.crossed} d="M-4.5 -4.5l9 9m0 -9l-9 9" />
    </>
  ),
  maintenance: (reach) => (
    <>
      <path className={styles.bar} d={`M${4 - reach} -9v18`} />
      <circle className={styles.openRing} r="13" />
      <path className={styles.wrench} d={wrench} transform="translate(-7 -7) scale(.58)" />
    </>
  ),
};

/** Lucide's wrench. */
const wrench =
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94l-3.76 3.76z';
