import { fill } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import type { Availability } from '#contract/status.ts';
import { dayMs } from '#contract/time-units.ts';
import styles from './availability-figures.module.css';

/** The share of time without a reported outage; a service that is younger than the period says so. */
export function AvailabilityFigures({
  label,
  figures,
  words,
}: {
  label: string;
  figures: readonly Availability[];
  words: StatusWords['periods'];
}) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ days, since, percent }) => (
        <div key={days}>
          <dt>{periodOf(days, since, words)}</dt>
          <dd>
            {fill(words.percent, { percent: percent === 100 ? percent : percent.toFixed(2) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function periodOf(days: number, since: string, words: StatusWords['periods']): string {
  const isWhole = Date.now() - Date.parse(since) >= days * dayMs;
  if (!isWhole) return fill(words.since, { day: since });
  return days > 90 ? words.days365 : words.days90;
}
