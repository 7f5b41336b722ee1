import { callAtHand } from '../call-time.ts';

/** What the pool says itself when no connection comes free. */
export const noConnection = 'timeout exceeded when trying to connect';

type Share = { taken: number; waiting: Set<() => void> };

/**
 * No call takes more than a third of the connections, so that one whose table is locked does not
 * keep all others from theirs. What works for no call takes what it finds.
 */
export function fairShare(connections: number, waitMs: number) {
  const most = Math.ceil(connections / 3);
  const shares = new Map<string, Share>();

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const call = callAtHand();
    if (call === undefined) return work();
    const share = shares.get(call) ?? { taken: 0, waiting: new Set() };
    shares.set(call, share);
    if (share.taken >= most) await turnIn(share, waitMs);
    else share.taken += 1;
    try {
      return await work();
    } finally {
      const [next] = share.waiting;
      if (next) next();
      else share.taken -= 1;
    }
  };
}

/** Whoever leaves hands over to the first in the queue. */
function turnIn({ waiting }: Share, waitMs: number): Promise<void> {
  const turn = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    waiting.delete(enter);
    turn.reject(new Error(noConnection));
  }, waitMs);
  const enter = () => {
    clearTimeout(timer);
    waiting.delete(enter);
    turn.resolve();
  };
  waiting.add(enter);
  return turn.promise;
}
