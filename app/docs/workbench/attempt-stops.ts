import type { PracticeDelivery } from '#contract/deliveries.ts';
import { secondMs } from '#contract/time-units.ts';
import type { Attempt } from './traffic.ts';

/** An attempt that was made, the one that is due next, or one that follows if that fails. */
export type AttemptStop = {
  state: 'received' | 'failed' | 'waiting' | 'idle';
  number: number;
  attempt?: Attempt;
  /** Seconds since the previous attempt; undefined for the first. */
  afterSeconds?: number;
};

/** As many as fit on the line. */
const maxShown = 6;

/** The attempts of a callback, and those that its retry schedule still has. */
export function attemptStops(
  { attempts, state }: Pick<PracticeDelivery, 'attempts' | 'state'>,
  pausesMs: readonly number[],
): AttemptStop[] {
  const made = attempts.map((attempt, index): AttemptStop => {
    const before = attempts[index - 1];
    const afterMs = before && Date.parse(attempt.madeAt) - Date.parse(before.madeAt);
    return {
      state: isReceived(attempt) ? 'received' : 'failed',
      number: attempt.number,
      attempt,
      ...(afterMs !== undefined && { afterSeconds: Math.round(afterMs / secondMs) }),
    };
  });
  if (state !== 'waiting') return made.slice(-maxShown);
  const left = Math.max(1, pausesMs.length + 1 - made.length);
  const coming = Array.from({ length: left }, (_, index): AttemptStop => {
    const pauseMs = pausesMs[made.length + index - 1];
    return {
      state: index === 0 ? 'waiting' : 'idle',
      number: made.length + index + 1,
      ...(pauseMs !== undefined && { afterSeconds: pauseMs / secondMs }),
    };
  });
  return [...made, ...coming].slice(-maxShown);
}

export const isReceived = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;
