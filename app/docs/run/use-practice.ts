import { useEffect, useEffectEvent, useState } from 'react';
import { storedItems } from '#content/storage.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import {
  forgetSession,
  isSessionEnded,
  keptSession,
  NoSession,
  openSession,
} from './practice-session.ts';

export type Practice =
  | { state: 'opening' }
  /** Nobody has asked for one yet. */
  | { state: 'none' }
  | { state: 'open'; session: OpenedPractice }
  | { state: 'ended' }
  | { state: NoSession['why'] };

/** The session of this browser, opened at once or when it is asked for. */
export function usePractice(opensAtOnce: boolean) {
  const [practice, setPractice] = useState<Practice>(() => {
    if (isSessionEnded()) return { state: 'ended' };
    const session = keptSession();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the panel.
  useEffect(() => {
    if (practice.state === 'opening') void open();
  }, []);

  // Another tab may have begun another one.
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    const kept = key === storedItems.practice.name ? keptSession() : undefined;
    if (kept) setPractice({ state: 'open', session: kept });
  });
  useEffect(() => {
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  return {
    practice,
    /** The one to send with; undefined where there is none, which is then told. */
    take: async (): Promise<OpenedPractice | undefined> => {
      const kept = keptSession();
      if (kept) {
        if (practice.state !== 'open') setPractice({ state: 'open', session: kept });
        return kept;
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
