import { currentCall } from '../call-timeout.ts';

/** Message of the pool's own error when no connection becomes free. */
export const noConnection = 'timeout exceeded when trying to connect';

type Share = { taken: number; waiting: Set<() => void> };

/**
 * Limits each call to a third of the connections, so that one whose table is locked cannot starve
 * the others. Work outside of calls is not limited.
 */
export function fairShare(connections: number, waitMs: number) {
  const most = Math.ceil(connections / 3);
  const shares = new Map<string, Share>();

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const call = currentCall();
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

/** Waits in the queue of a share; a finished query hands its place to the first in the queue. */
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
