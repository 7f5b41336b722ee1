import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { RequestCancelled } from '#app/request/client.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';

export type Fresh<Data> =
  | { step: 'loading' }
  /** Without a refusal nothing answered. */
  | { step: 'failed'; refusal?: Refusal }
  /** Stale: the last attempt to get something newer failed. */
  | { step: 'ready'; data: Data; readAt: Date; isStale: boolean };

type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;

/** Coming back to a tab is told by more than one event. */
const pauseMs = 1_000;

/**
 * What a call answers about a subject: asked for at once, and again whenever the visitor comes
 * back to the tab. Without a subject nothing is asked yet.
 */
export function useFresh<Data>(load: () => Promise<Reply<Data>>, subject: string | undefined) {
  const [answer, setAnswer] = useState<{ about?: string; fresh: Fresh<Data> }>(nothingYet);
  const [turn, setTurn] = useState(0);
  const fresh = answer.about === subject ? answer.fresh : nothingYet.fresh;

  const ask = useEffectEvent(async (about: string, isCurrent: () => boolean) => {
    const put = (next: Fresh<Data>) =>
      isCurrent() && startTransition(() => setAnswer({ about, fresh: next }));
    try {
      const reply = await load();
      put(
        isAccepted(reply)
          ? { step: 'ready', data: reply.data, readAt: new Date(), isStale: false }
          : { step: 'failed', refusal: reply },
      );
    } catch (problem) {
      if (problem instanceof RequestCancelled) return;
      console.error('The service status could not be loaded.', problem);
      put(fresh.step === 'ready' ? { ...fresh, isStale: true } : { step: 'failed' });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (subject === undefined) return;
    let isOver = false;
    let askedAtMs = performance.now();
    const isCurrent = () => !isOver;
    const comeBack = () => {
      if (document.hidden || performance.now() - askedAtMs < pauseMs) return;
      askedAtMs = performance.now();
      void ask(subject, isCurrent);
    };
    void ask(subject, isCurrent);
    const leave = new AbortController();
    const { signal } = leave;
    document.addEventListener('visibilitychange', comeBack, { signal });
    for (const event of ['focus', 'pageshow', 'online'])
      addEventListener(event, comeBack, { signal });
    return () => {
      isOver = true;
      leave.abort();
    };
  }, [turn, subject]);

  return {
    fresh,
    retry: () => {
      if (fresh.step === 'failed') setAnswer(nothingYet);
      setTurn(turn + 1);
    },
  };
}

const nothingYet = { fresh: { step: 'loading' } } as const;
