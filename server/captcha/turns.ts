import { AppError } from '../http/errors.ts';

type Turns = { longestQueue: number; retryAfterMs: number };

/** One after the other, a queue behind it, and whoever comes after that is asked to return. */
export function takingTurns({ longestQueue, retryAfterMs }: Turns) {
  let isBusy = false;
  const waiting: Array<() => void> = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (isBusy) {
      if (waiting.length >= longestQueue) throw new AppError('busy', { retryAfterMs });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    isBusy = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else isBusy = false;
    }
  };
}
