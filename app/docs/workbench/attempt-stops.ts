import type { PracticeDelivery } from '#contract/deliveries.ts';
import { secondMs } from '#contract/time-units.ts';
import type { Attempt } from './traffic.ts';

/** An attempt that was made, the one that comes next, or one that follows if that fails. */
export type AttemptStop = {
  state: 'taken' | 'failed' | 'next' | 'later';
  number: number;
  attempt?: Attempt;
  /** After the one before, in seconds; undefined for the first. */
  afterSeconds?: number;
};

/** So many have room on the line. */
const shown = 6;

/** The attempts of a callback, and those that its schedule still holds. */
export function attemptStops(
  { attempts, state }: Pick<PracticeDelivery, 'attempts' | 'state'>,
  pausesMs: readonly number[],
): AttemptStop[] {
  const made = attempts.map((attempt, index): AttemptStop => {
    const before = attempts[index - 1];
    const afterMs = before && Date.parse(attempt.madeAt) - Date.parse(before.madeAt);
    return {
      state: isTaken(attempt) ? 'taken' : 'failed',
      number: attempt.number,
      attempt,
      ...(afterMs !== undefined && { afterSeconds: Math.round(afterMs / secondMs) }),
    };
  });
  if (state !== 'waiting') return made.slice(-shown);
  const left = Math.max(1, pausesMs.length + 1 - made.length);
  const coming = Array.from({ length: left }, (_, index): AttemptStop => {
    const pauseMs = pausesMs[made.length + index - 1];
    return {
      state: index === 0 ? 'next' : 'later',
      number: made.length + index + 1,
      ...(pauseMs !== undefined && { afterSeconds: pauseMs / secondMs }),
    };
  });
  return [...made, ...coming].slice(-shown);
}

export const isTaken = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;
