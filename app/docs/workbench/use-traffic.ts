import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type OpenedPractice, readTraffic } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import { pause, shown } from '../run/watch-run.ts';
import type { Traffic } from './traffic.ts';

const oftenMs = secondMs;
const seldomMs = 3 * secondMs;
/** So long after something happened more of it is expected. */
const livelyForMs = 30 * secondMs;
const answerWithinMs = 10 * secondMs;

export type Followed = {
  traffic?: Traffic;
  /** Nobody answers; what was known stays. */
  isAway: boolean;
  /** How far the server's clock is ahead of this one. */
  aheadMs: number;
};

const nothing: Followed = { isAway: false, aheadMs: 0 };

/** What happened in a session, asked for again and again while somebody looks. */
export function useTraffic(
  session: OpenedPractice | undefined,
  onEnded: () => void,
): Followed & { refresh: () => void } {
  const token = session?.token;
  const [followed, setFollowed] = useState(nothing);
  const wake = useRef(new AbortController());
  const ended = useEffectEvent(onEnded);

  useEffect(() => {
    const end = new AbortController();
    setFollowed(nothing);
    if (token) void follow(token, end.signal);
    return () => end.abort();

    async function follow(token: string, signal: AbortSignal): Promise<void> {
      let last = '';
      let changedMs = performance.now();
      while (!signal.aborted) {
        await shown(signal);
        const reply = await ask(token);
        if (signal.aborted) return;
        if (reply && !isAccepted(reply) && reply.code === 'practice.ended') return ended();
        if (reply && isAccepted(reply)) {
          const { now, ...traffic } = reply.data;
          const aheadMs = Date.parse(now) - Date.now();
          const text = JSON.stringify(traffic);
          if (text !== last) changedMs = performance.now();
          last = text;
          setFollowed({ traffic, isAway: false, aheadMs });
        } else setFollowed((known) => ({ ...known, isAway: true }));
        wake.current = new AbortController();
        const isLively = performance.now() - changedMs < livelyForMs;
        await pause(isLively ? oftenMs : seldomMs, AbortSignal.any([signal, wake.current.signal]));
      }
    }
  }, [token]);

  return { ...followed, refresh: () => wake.current.abort() };
}

/** Undefined where no answer came in time. */
async function ask(token: string) {
  const late = new AbortController();
  const asked = request(readTraffic, { token }).catch((problem: unknown) => {
    if (!(problem instanceof RequestCancelled)) console.error(problem);
    return undefined;
  });
  const reply = await Promise.race([
    asked,
    pause(answerWithinMs, late.signal).then(() => undefined),
  ]);
  late.abort();
  return reply;
}
