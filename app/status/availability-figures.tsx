import { fill } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import type { Availability } from '#contract/status.ts';
import { dayMs } from '#contract/time-units.ts';
import styles from './availability-figures.module.css';
import { useGround } from './status-ground.tsx';

/** Availability in percent per period; a newer service shows since when it is recorded. */
export function AvailabilityFigures({
  label,
  figures,
  words,
}: {
  label: string;
  figures: readonly Availability[];
  words: StatusWords['periods'];
}) {
  const { asOf } = useGround();
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.days}>
          <dt>{periodOf(figure, asOf, words)}</dt>
          <dd>{fill(words.percent, { percent: percentOf(figure) })}</dd>
        </div>
      ))}
    </dl>
  );
}

export const percentOf = ({ percent }: Availability): string =>
  percent === 100 ? '100' : percent.toFixed(2);

export function periodOf(
  { days, since }: Availability,
  asOf: string,
  words: StatusWords['periods'],
): string {
  const isWhole = Date.parse(asOf) - Date.parse(since) >= days * dayMs;
  if (!isWhole) return fill(words.since, { day: since });
  return days > 90 ? words.days365 : words.days90;
}
