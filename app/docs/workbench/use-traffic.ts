import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type OpenedPractice, readTraffic } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import { pause, poll } from '../run/poll.ts';
import type { Traffic } from './traffic.ts';

const activePauseMs = secondMs;
const idlePauseMs = 3 * secondMs;
/** A session counts as active for this long after its last change. */
const activeForMs = 30 * secondMs;
const timeoutMs = 10 * secondMs;

export type Followed = {
  traffic?: Traffic;
  /** The last poll failed; `traffic` is what was known before. */
  isAway: boolean;
  /** How far the clock of the server is ahead of the browser's. */
  aheadMs: number;
};

const nothing: Followed = { isAway: false, aheadMs: 0 };

/** Requests and callbacks of a session, polled while the tab is visible. */
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
      await poll(
        async () => {
          const reply = await fetchTraffic(token);
          if (signal.aborted) return undefined;
          if (reply && !isAccepted(reply) && reply.code === 'practice.ended') {
            ended();
            return undefined;
          }
          if (reply && isAccepted(reply)) {
            const { now, ...traffic } = reply.data;
            const text = JSON.stringify(traffic);
            if (text !== last) changedMs = performance.now();
            last = text;
            setFollowed({ traffic, isAway: false, aheadMs: Date.parse(now) - Date.now() });
          } else setFollowed((known) => ({ ...known, isAway: true }));
          wake.current = new AbortController();
          return performance.now() - changedMs < activeForMs ? activePauseMs : idlePauseMs;
        },
        signal,
        () => wake.current.signal,
      );
    }
  }, [token]);

  return { ...followed, refresh: () => wake.current.abort() };
}

/** Undefined where no answer came in time. */
async function fetchTraffic(token: string) {
  const late = new AbortController();
  const answer = request(readTraffic, { token }).catch((problem: unknown) => {
    if (!(problem instanceof RequestCancelled)) console.error(problem);
    return undefined;
  });
  const reply = await Promise.race([answer, pause(timeoutMs, late.signal).then(() => undefined)]);
  late.abort();
  return reply;
}
