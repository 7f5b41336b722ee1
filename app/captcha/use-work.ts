import { useEffect, useEffectEvent, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import { answerWork, fetchWork } from '#contract/captcha.ts';
import { isAccepted } from '#contract/envelope.ts';
import { solveWork } from './solve-work.ts';

export type WorkState =
  /** `expectedMs` is set once it is known. */
  | { step: 'working'; share: number; expectedMs?: number }
  | { step: 'solved' }
  | { step: 'failed'; message: string };

const begun: WorkState = { step: 'working', share: 0 };

/** Requests a proof of work, solves it and submits the result; can be retried. */
export function useWork({
  recipient,
  type,
  noResponse,
  onSolved,
}: {
  recipient: string;
  type: number;
  noResponse: string;
  onSolved: (pass: string) => void;
}) {
  const [state, setState] = useState<WorkState>(begun);
  const [tries, setTries] = useState(0);

  const calculate = useEffectEvent(async (signal: AbortSignal): Promise<WorkState | undefined> => {
    const offer = await request(fetchWork);
    if (!isAccepted(offer)) return { step: 'failed', message: offer.msg };
    const { id, work, lifetimeMs } = offer.data;
    const { expectedMs } = work;
    const show = (share: number) => {
      if (signal.aborted) return;
      setState({ step: 'working', share: Math.round(100 * share) / 100, expectedMs });
    };
    show(0);
    const solutions = await solveWork(work, lifetimeMs, signal, show);
    if (signal.aborted) return undefined;
    if (!solutions) return { step: 'failed', message: noResponse };
    const reply = await request(answerWork, { id, solutions, recipient, type });
    if (!isAccepted(reply)) return { step: 'failed', message: reply.msg };
    if (!signal.aborted) onSolved(reply.data.pass);
    return { step: 'solved' };
  });

  const fail = useEffectEvent((error: unknown): WorkState | undefined => {
    if (error instanceof RequestCancelled) return undefined;
    console.error('The calculation of the captcha failed.', error);
    return { step: 'failed', message: noResponse };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs it again.
  useEffect(() => {
    const leaving = new AbortController();
    calculate(leaving.signal)
      .catch(fail)
      .then((next) => {
        if (next && !leaving.signal.aborted) setState(next);
      });
    return () => leaving.abort();
  }, [tries]);

  const retry = () => {
    setState(begun);
    setTries(tries + 1);
  };
  return { state, retry };
}
