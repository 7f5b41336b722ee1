import { useEffect, useEffectEvent, useState } from 'react';
import { NoAnswer, RequestCancelled } from '#app/request/client.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { useInSession } from './shell/use-in-session.ts';

export type Loaded<Data> =
  | { step: 'loading' }
  /** Without a message nothing answered. */
  | { step: 'failed'; message?: string }
  | { step: 'ready'; data: Data };

type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;

/**
 * What a call answers, asked for when the part is shown and again whenever `occasion` changes;
 * what is there stays until the new answer comes.
 */
export function useLoaded<Data>(load: () => Promise<Reply<Data>>, occasion?: string) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ step: 'loading' });
  const [turn, setTurn] = useState(0);
  const inSession = useInSession();
  const { unusable } = useLayout().failure;

  const ask = useEffectEvent(async (): Promise<Loaded<Data> | undefined> => {
    try {
      const reply = await inSession(load());
      return isAccepted(reply)
        ? { step: 'ready', data: reply.data }
        : { step: 'failed', message: reply.msg };
    } catch (problem) {
      if (problem instanceof RequestCancelled) return undefined;
      console.error('A part of the console could not be loaded.', problem);
      return problem instanceof NoAnswer
        ? { step: 'failed' }
        : { step: 'failed', message: unusable };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn or occasion asks again.
  useEffect(() => {
    let isStale = false;
    void ask().then((answer) => {
      if (answer && !isStale) setLoaded(answer);
    });
    return () => {
      isStale = true;
    };
  }, [turn, occasion]);

  return {
    loaded,
    /** Shows that it is being loaded anew. */
    retry: () => {
      setLoaded({ step: 'loading' });
      setTurn(turn + 1);
    },
    /** Asks again behind what is shown. */
    refresh: () => setTurn(turn + 1),
    put: (data: Data) => setLoaded({ step: 'ready', data }),
  };
}
