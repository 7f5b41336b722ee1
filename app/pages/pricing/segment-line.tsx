import type { SmsMeasure } from '#contract/sms-segments.ts';
import styles from './segment-line.module.css';

const width = 420;
const maxStops = 12;

/** The text as a line: one stop per SMS segment, hot as far as it is used. */
export function SegmentLine({ measure }: { measure: SmsMeasure }) {
  const { units, unitsPerSegment } = measure;
  const segments = Math.max(measure.segments, 1);
  const used = Math.min(units / (unitsPerSegment * segments), 1);
  const stops = Math.min(segments, maxStops);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} 32`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.free} d={`M0 16H${width}`} />
      <path className={styles.used} d={`M0 16H${(used * width).toFixed(1)}`} />
      {Array.from({ length: stops + 1 }, (_, stop) => (
        <circle
          key={stop}
          className={stop / stops < used ? styles.passed : styles.stop}
          cx={Math.min(Math.max((stop / stops) * width, 10), width - 10)}
          cy="16"
          r="8"
        />
      ))}
    </svg>
  );
}
