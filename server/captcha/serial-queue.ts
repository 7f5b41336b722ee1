import { AppError } from '../http/errors.ts';

type QueueOptions = { longestQueue: number; retryAfterMs: number };

/**
 * Runs one task at a time with a bounded queue; when it is full, throws `busy` with a time to
 * retry.
 */
export function serialQueue({ longestQueue, retryAfterMs }: QueueOptions) {
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
