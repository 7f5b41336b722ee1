import { useEffect, useEffectEvent, useState } from 'react';
import { NoResponse, RequestCancelled } from '#app/request/client.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Reply } from './reply.ts';
import { useInSession } from './shell/use-in-session.ts';

export type Loaded<Data> =
  | { step: 'loading' }
  /** No message where there was no response. */
  | { step: 'failed'; message?: string }
  | { step: 'ready'; data: Data };

/** Data of a call, loaded on mount and when `occasion` changes; keeps the old data meanwhile. */
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
      return problem instanceof NoResponse
        ? { step: 'failed' }
        : { step: 'failed', message: unusable };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn or occasion loads again.
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
    /** Loads again and shows the loading state. */
    retry: () => {
      setLoaded({ step: 'loading' });
      setTurn(turn + 1);
    },
    /** Loads again while the old data stays visible. */
    refresh: () => setTurn(turn + 1),
    put: (data: Data) => setLoaded({ step: 'ready', data }),
  };
}
