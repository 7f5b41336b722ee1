import { useEffect, useEffectEvent, useState } from 'react';
import { storedItems } from '#content/storage.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import {
  forgetSession,
  isSessionEnded,
  NoSession,
  openSession,
  storedSession,
} from './practice-session.ts';

export type Practice =
  | { state: 'opening' }
  /** No session was opened yet. */
  | { state: 'none' }
  | { state: 'open'; session: OpenedPractice }
  | { state: 'ended' }
  | { state: NoSession['why'] };

/** The practice session of this browser, opened at once or with the first `take`. */
export function usePractice(opensAtOnce: boolean) {
  const [practice, setPractice] = useState<Practice>(() => {
    if (isSessionEnded()) return { state: 'ended' };
    const session = storedSession();
    return session ? { state: 'open', session } : { state: opensAtOnce ? 'opening' : 'none' };
  });

  const open = async (): Promise<OpenedPractice | undefined> => {
    try {
      const session = await openSession();
      setPractice({ state: 'open', session });
      return session;
    } catch (problem) {
      if (!(problem instanceof NoSession)) throw problem;
      if (problem.why === 'away') console.error(problem);
      setPractice({ state: problem.why });
      return undefined;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, on mount.
  useEffect(() => {
    if (practice.state === 'opening') void open();
  }, []);

  // Another tab may have opened a new session.
  const followStorage = useEffectEvent(({ key }: StorageEvent) => {
    const session = key === storedItems.practice.name ? storedSession() : undefined;
    if (session) setPractice({ state: 'open', session });
  });
  useEffect(() => {
    addEventListener('storage', followStorage);
    return () => removeEventListener('storage', followStorage);
  }, []);

  return {
    practice,
    /** The session to send with; where it is undefined `practice` says why. */
    take: async (): Promise<OpenedPractice | undefined> => {
      const session = storedSession();
      if (session) {
        if (practice.state !== 'open') setPractice({ state: 'open', session });
        return session;
      }
      if (practice.state !== 'open') return open();
      setPractice({ state: 'ended' });
      return undefined;
    },
    end: () => {
      forgetSession();
      setPractice({ state: 'ended' });
    },
    renew: () => {
      forgetSession();
      setPractice({ state: 'opening' });
      return open();
    },
  };
}
