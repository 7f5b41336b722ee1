import type { ServiceState } from '#content/status/states.ts';
import styles from './service-lanes.module.css';

/** A picture with one lane per service, drawn by its state. */
export const ServiceLanes = ({
  states,
  className,
}: {
  states: readonly ServiceState[];
  className?: string | undefined;
}) => (
  <svg
    className={className}
    viewBox="0 0 560 250"
    width="560"
    height="250"
    fill="none"
    overflow="visible"
    aria-hidden="true"
    focusable="false"
  >
    {states.map((state, index) => (
      <g key={index} className={styles[state]}>
        {lanes[state](40 + ((index * 53) % 120), 10 + index * 14)}
      </g>
    ))}
  </svg>
);

/** Beyond the right edge of any screen. */
const far = 3000;
const start = (x: number, y: number) => <circle cx={x} cy={y} r="5" className={styles.start} />;

const lanes: Record<ServiceState, (x: number, y: number) => React.ReactNode> = {
  fine: (x, y) => (
    <>
      <path d={`M${x} ${y}H${far}`} strokeWidth="4" />
      {start(x, y)}
    </>
  ),
  degraded: (x, y) => (
    <>
      <path d={`M${x} ${y}H${far}`} strokeWidth="6" />
      <circle cx="330" cy={y} r="8" className={styles.slow} />
      {start(x, y)}
    </>
  ),
  outage: (x, y) => (
    <>
      <path d={`M336 ${y}H${far}`} className={styles.idle} />
      <path d={`M${x} ${y}H290`} strokeWidth="6" />
      <path d={`M304 ${y - 8}l16 16m0-16l-16 16`} strokeWidth="4.5" />
      {start(x, y)}
    </>
  ),
  maintenance: (x, y) => (
    <>
      <path d={`M${x} ${y}H${far}`} strokeWidth="4" strokeDasharray="10 7" />
      {start(x, y)}
    </>
  ),
};
