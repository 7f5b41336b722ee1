import { classNames } from '#app/ui/class-names.ts';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { PracticeRecord } from '#contract/practice.ts';
import track from '../track.module.css';
import { secondsTo } from './run.ts';
import styles from './state-track.module.css';

export type Stop = { state: string; at?: string };

/** The states of a record as stops on a line, each with the seconds since the first. */
export function StateTrack({
  record,
  stops,
  words,
  endNote = '',
  isCompact = true,
}: {
  /** Missing while nothing has been sent: no stop is awaited then. */
  record?: PracticeRecord;
  stops: readonly Stop[];
  words: Pick<TryWords['run'], 'seconds' | 'waiting'>;
  /** Follows the time of the last stop. */
  endNote?: string;
  /** Smaller rings and type, for the column of a run. */
  isCompact?: boolean;
}) {
  const reached = stops.filter(({ at }) => at).length;
  return (
    <ol className={classNames(track.track, isCompact ? styles.compact : styles.wide)}>
      {stops.map(({ state, at }, index) => {
        const isAwaited = record && index === reached;
        return (
          <li
            key={`${index} ${state}`}
            data-state={at ? undefined : isAwaited ? 'waiting' : 'idle'}
          >
            <b>{state}</b>
            <span>
              {record && at
                ? fill(words.seconds, { seconds: secondsTo(record, at) })
                : isAwaited && words.waiting}
              {index === stops.length - 1 && endNote}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The states that a record has reached, and those that usually follow. */
export function stopsOf(
  { states, isDone }: Pick<PracticeRecord, 'states' | 'isDone'>,
  usual: readonly string[] = [],
  expectedEnd?: string,
): Stop[] {
  const reached = states.map(({ status, at }): Stop => ({ state: status, at }));
  if (isDone) return reached;
  const place = usual.indexOf(states.at(-1)?.status ?? '');
  if (place < 0) return [...reached, { state: '…' }];
  return [...reached, ...awaitedStops(usual.slice(place + 1), expectedEnd)];
}

export const awaitedStops = (states: readonly string[], expectedEnd?: string): Stop[] =>
  states.map((state, index) => ({
    state: index === states.length - 1 ? (expectedEnd ?? state) : state,
  }));
