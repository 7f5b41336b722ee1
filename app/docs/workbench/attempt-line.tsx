import { classNames } from '#app/ui/class-names.ts';
import { CloseIcon } from '#app/ui/close-icon.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { secondMs } from '#contract/time-units.ts';
import { clockSeconds } from '../run/clock.ts';
import track from '../track.module.css';
import styles from './attempt-line.module.css';
import { type AttemptStop, attemptStops } from './attempt-stops.ts';

/** Delivery attempts as stops on a line; distances grow with the backoff. */
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
    <ol className={classNames(track.track, styles.line)} data-count={stops.length}>
      {stops.map((stop) => (
        <li key={stop.number} data-state={stop.state}>
          {stop.state === 'failed' && <CloseIcon />}
          <b>
            {stop.state === 'waiting' ? (
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
