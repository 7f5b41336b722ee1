import { useEffect, useEffectEvent, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import { answerWork, fetchWork } from '#contract/captcha.ts';
import { isAccepted } from '#contract/envelope.ts';
import { solveWork } from './solve-work.ts';

export type WorkState =
  | { step: 'working'; share: number }
  | { step: 'solved' }
  | { step: 'failed'; message: string };

const begun: WorkState = { step: 'working', share: 0 };

/** Asks for a calculation, does it and brings the result; again when one asks to. */
export function useWork({
  phone,
  type,
  unreached,
  onSolved,
}: {
  phone: string;
  type: number;
  unreached: string;
  onSolved: (pass: string) => void;
}) {
  const [state, setState] = useState<WorkState>(begun);
  const [tries, setTries] = useState(0);

  const work = useEffectEvent(async (signal: AbortSignal): Promise<WorkState | undefined> => {
    const offer = await request(fetchWork);
    if (!isAccepted(offer)) return { step: 'failed', message: offer.msg };
    const solution = await solveWork(offer.data, signal, (share) => {
      if (!signal.aborted) setState({ step: 'working', share: Math.round(100 * share) / 100 });
    });
    if (signal.aborted) return undefined;
    if (!solution) return { step: 'failed', message: unreached };
    const { counter, derivedKey } = solution;
    const reply = await request(answerWork, {
      id: offer.data.id,
      counter,
      derivedKey,
      phone,
      type,
    });
    if (!isAccepted(reply)) return { step: 'failed', message: reply.msg };
    if (!signal.aborted) onSolved(reply.data.pass);
    return { step: 'solved' };
  });

  const fail = useEffectEvent((error: unknown): WorkState | undefined => {
    if (error instanceof RequestCancelled) return undefined;
    console.error('The calculation of the captcha failed.', error);
    return { step: 'failed', message: unreached };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is what runs it again.
  useEffect(() => {
    const leaving = new AbortController();
    work(leaving.signal)
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
