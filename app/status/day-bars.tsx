import { doubleTick } from '#app/art/double-tick.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { ServiceState } from '#content/status/states.ts';
import { dayLetters } from '#contract/status-days.ts';
import styles from './day-bars.module.css';

/** Geometry of the bars: first position, pitch, width, and position of the state's sign. */
export type BarPlan = { width: number; first: number; pitch: number; bar: number; sign: number };

export const wideBars: BarPlan = { width: 690, first: 4, pitch: 7.02, bar: 4.4, sign: 672 };
const narrowBars: BarPlan = { width: 346, first: 2, pitch: 3.52, bar: 2.2, sign: 331 };

type Drawn = { days: string; state: ServiceState; marked?: number | undefined };

/** 90 days as bars on a line that ends in the sign of the service's state. */
export const DayBars = (drawn: Drawn) => (
  <>
    <Bars {...drawn} plan={wideBars} className={styles.wide} />
    <Bars {...drawn} plan={narrowBars} className={styles.narrow} />
  </>
);

function Bars({
  days,
  state,
  marked,
  plan,
  className,
}: Drawn & { plan: BarPlan; className: string | undefined }) {
  const { width, bar, sign } = plan;
  const paths = pathsOf(days, plan);
  return (
    <svg
      className={classNames(styles.bars, className)}
      viewBox={`0 0 ${width} 64`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d={`M0 48H${sign - 10}`} />
      <g strokeWidth={bar}>
        <path className={styles.none} d={paths.none} />
        <path className={styles.fine} d={paths.fine} />
        <path className={styles.degraded} d={paths.degraded} />
        <path className={styles.cap} d={paths.caps} />
        <path className={styles.outage} d={paths.outage} strokeWidth={bar + 1} />
      </g>
      <path className={styles.hollow} d={paths.maintenance} />
      {marked !== undefined && (
        <rect
          className={styles.marked}
          x={placeOf(marked, plan) - bar - 1.6}
          y="1"
          width={2 * bar + 3.2}
          height="49"
        />
      )}
      <g data-sign={state} transform={`translate(${sign} 48)`}>
        {signs[state]}
      </g>
    </svg>
  );
}

const placeOf = (day: number, { first, pitch }: BarPlan): number =>
  Math.round((first + day * pitch) * 100) / 100;

function pathsOf(days: string, plan: BarPlan) {
  const paths = { none: '', fine: '', degraded: '', caps: '', outage: '', maintenance: '' };
  const inner = Math.round((plan.bar - 1.2) * 10) / 10;
  [...days].forEach((letter, day) => {
    const x = placeOf(day, plan);
    if (letter === dayLetters.none) paths.none += `M${x} 44V38`;
    else if (letter === dayLetters.outage) paths.outage += `M${x} 44V6`;
    else if (letter === dayLetters.maintenance)
      paths.maintenance += `M${Math.round((x - inner / 2) * 100) / 100} 16h${inner}V44h${-inner}z`;
    else if (letter === dayLetters.degraded) {
      paths.degraded += `M${x} 44V16`;
      paths.caps += `M${x} 12V6`;
    } else paths.fine += `M${x} 44V16`;
  });
  return paths;
}

/** The wrench of Lucide (ISC licence). */
const wrench =
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94l-3.76 3.76z';

const signs: Record<ServiceState, React.ReactNode> = {
  fine: (
    <>
      <circle className={styles.well} r="14" />
      <path className={styles.tick} d={doubleTick} transform="translate(-9.6 -5.8) scale(.64)" />
    </>
  ),
  degraded: (
    <>
      <circle className={styles.warned} r="12" />
      <path className={styles.mark} d="M0 -5.5v6.5M0 3.5v3" />
    </>
  ),
  outage: (
    <>
      <circle className={styles.out} r="14" />
      <path className={styles.cross} d="M-5 -5l10 10m0-10l-10 10" />
    </>
  ),
  maintenance: (
    <>
      <circle className={styles.resting} r="12" />
      <path className={styles.wrench} d={wrench} transform="translate(-6.6 -6.6) scale(.55)" />
    </>
  ),
};
