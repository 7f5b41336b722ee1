import { useEffect, useEffectEvent, useState } from 'react';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { NoResponse, RequestCancelled, UserCancelled } from './failures.ts';

export type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;

export type Loaded<Data> =
  | { step: 'loading' }
  /**
   * Without a message there was no response. `isRefused`: the server answered, so that another try
   * would change nothing. `data` is what was known before.
   */
  | { step: 'failed'; message?: string; isRefused?: true; data?: Data | undefined }
  | { step: 'ready'; data: Data };

/**
 * Data of a call, loaded on mount and when `key` changes; what was known stays while it is loaded
 * again. `unusable` is said of an answer that cannot be read.
 */
export function useReply<Data>(load: () => Promise<Reply<Data>>, unusable: string, key = '') {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ step: 'loading' });
  const [turn, setTurn] = useState(0);
  const known = loaded.step === 'loading' ? undefined : loaded.data;

  const ask = useEffectEvent(async (): Promise<Loaded<Data> | undefined> => {
    const data = known;
    try {
      const reply = await load();
      return isAccepted(reply)
        ? { step: 'ready', data: reply.data }
        : { step: 'failed', message: reply.msg, isRefused: true, data };
    } catch (problem) {
      if (problem instanceof RequestCancelled || problem instanceof UserCancelled) return undefined;
      console.error('A part of the page could not be loaded.', problem);
      return problem instanceof NoResponse
        ? { step: 'failed', data }
        : { step: 'failed', message: unusable, data };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn or key loads again.
  useEffect(() => {
    let isStale = false;
    void ask().then((answer) => {
      if (answer && !isStale) setLoaded(answer);
    });
    return () => {
      isStale = true;
    };
  }, [turn, key]);

  return {
    loaded,
    /** What is known, also while a newer answer is missing. */
    known,
    /** Loads again while the old data stays visible. */
    refresh: () => setTurn((last) => last + 1),
    put: setLoaded,
  };
}
