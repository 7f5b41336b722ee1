import { useNow } from '#app/ui/use-now.ts';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { secondMs } from '#contract/time-units.ts';
import styles from './attempt-line.module.css';
import { type AttemptStop, attemptStops } from './attempt-stops.ts';
import { clockSeconds } from './traffic.ts';

/** Attempts as stops whose distance grows with the pause. */
export function AttemptLine({
  delivery,
  pausesMs,
  aheadMs,
  words,
}: {
  delivery: PracticeDelivery;
  pausesMs: readonly number[];
  aheadMs: number;
  words: WorkbenchWords['catcher'];
}) {
  const stops = attemptStops(delivery, pausesMs);
  return (
    <ol className={styles.line} data-count={stops.length}>
      {stops.map((stop) => (
        <li key={stop.number} data-state={stop.state}>
          <i aria-hidden="true">{stop.state === 'failed' && <Cross />}</i>
          <b>
            {stop.state === 'next' ? (
              <Countdown dueAt={delivery.dueAt} aheadMs={aheadMs} words={words} />
            ) : (
              stop.attempt && (stop.attempt.status ?? words.noAnswer)
            )}
          </b>
          <span>{stop.attempt && clockSeconds(stop.attempt.madeAt)}</span>
          <small>{pauseOf(stop)}</small>
        </li>
      ))}
    </ol>
  );

  function pauseOf({ afterSeconds, number }: AttemptStop): string {
    if (afterSeconds !== undefined) return fill(words.after, { seconds: afterSeconds });
    return number === 1 ? words.atOnce : '';
  }
}

function Countdown({
  dueAt,
  aheadMs,
  words,
}: {
  dueAt: string;
  aheadMs: number;
  words: WorkbenchWords['catcher'];
}) {
  const leftMs = Date.parse(dueAt) - useNow(secondMs / 4) - aheadMs;
  const seconds = Math.ceil(leftMs / secondMs);
  return seconds > 0 ? fill(words.inSeconds, { seconds }) : words.now;
}

const Cross = () => (
  <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
    <path d="M1.5 1.5l7 7m0-7l-7 7" fill="none" stroke="currentColor" strokeWidth="2.2" />
  </svg>
);
