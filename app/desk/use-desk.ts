import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { NoResponse, RequestCancelled } from '#app/request/client.ts';
import { UserCancelled } from '#app/request/failures.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import type { DeskViewer } from '#contract/desk.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';

export type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;

/** The refusal of a reply; where it was accepted, `onAccepted` has run. */
export function settle(reply: Reply<unknown>, onAccepted: () => void): Refused | undefined {
  if (!isAccepted(reply)) return refusedBy(reply);
  onAccepted();
  return undefined;
}

type Desk = {
  viewer: DeskViewer;
  /** Makes a call; asks for a passkey and makes it again where that is needed first. */
  ask: <Data>(send: () => Promise<Reply<Data>>) => Promise<Reply<Data>>;
  /** Loads again who is here. */
  refresh: () => void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This is only known inside the frame of the desk.');
  return desk;
}

export type Loaded<Data> =
  | { step: 'loading' }
  /** `isRefused`: the server answered, so that another try would change nothing. */
  | { step: 'failed'; message: string; isRefused?: true; data?: Data | undefined }
  | { step: 'ready'; data: Data };

/**
 * Data of a call, loaded on mount and when `key` changes; what was known stays while it is loaded
 * again.
 */
export function useLoaded<Data>(load: () => Promise<Reply<Data>>, key = '') {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ step: 'loading' });
  const [turn, setTurn] = useState(0);
  const { noResponse } = useWords('desk');
  const { unusable } = useLayout().failure;

  const ask = useEffectEvent(async (): Promise<Loaded<Data> | undefined> => {
    const data = loaded.step === 'loading' ? undefined : loaded.data;
    try {
      const reply = await load();
      return isAccepted(reply)
        ? { step: 'ready', data: reply.data }
        : { step: 'failed', message: reply.msg, isRefused: true, data };
    } catch (problem) {
      if (problem instanceof RequestCancelled || problem instanceof UserCancelled) return undefined;
      console.error('A part of the desk could not be loaded.', problem);
      const message = problem instanceof NoResponse ? noResponse : unusable;
      return { step: 'failed', message, data };
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
    known: loaded.step === 'loading' ? undefined : loaded.data,
    refresh: () => setTurn((last) => last + 1),
  };
}

/** The same of a call at the desk, which may ask for a passkey. */
export function useAsked<Data>(send: () => Promise<Reply<Data>>, key = '') {
  const { ask } = useDesk();
  return useLoaded(() => ask(send), key);
}
