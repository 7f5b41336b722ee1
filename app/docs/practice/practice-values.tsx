import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PracticeWords } from '#content/interface/reader.ts';
import { storedItems } from '#content/storage.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import type { DocumentFacts } from '../reader/document-facts.ts';
import { practised } from '../reader/ids.ts';
import { isSessionEnded, sessionChanged, storedSession } from '../run/practice-session.ts';
import { fillDocument } from './fill-document.ts';
import { PracticeBar, type Shown } from './practice-bar.tsx';

/** The values of the practice session in the code of a document, with a bar that says so. */
export function PracticeValues({
  reader,
  facts,
  words,
}: {
  reader: RefObject<HTMLElement | null>;
  facts: DocumentFacts;
  words: PracticeWords;
}) {
  const { session, isEnded } = useStoredSession();
  const [wantsLive, setWantsLive] = useState(false);
  const [bars, setBars] = useState<Element[]>([]);
  const shown: Shown | undefined = session
    ? wantsLive
      ? 'live'
      : 'yours'
    : isEnded
      ? 'ended'
      : undefined;
  const values = shown === 'yours' ? session : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each document.
  useLayoutEffect(() => {
    setBars([...(reader.current?.querySelectorAll(`[${practised.bar}]`) ?? [])]);
    if (reader.current && values)
      return fillDocument(reader.current, { ...values, runs: words.runs });
  }, [facts, values, reader, words]);

  // The style sheets keep room for the callback address while the attribute is empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session empties it.
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (root.hasAttribute(practised.root))
      root.setAttribute(practised.root, wantsLive ? 'live' : '');
  }, [wantsLive, session]);

  if (!shown) return null;
  return bars.map((bar, index) =>
    createPortal(
      <PracticeBar
        shown={shown}
        session={session}
        words={words}
        onSwitch={() => setWantsLive(!wantsLive)}
      />,
      bar,
      String(index),
    ),
  );
}

/** The session of this browser, whichever tab opens, ends or forgets it. */
function useStoredSession(): { session: OpenedPractice | undefined; isEnded: boolean } {
  const [now, setNow] = useState(read);
  const look = useEffectEvent((event?: StorageEvent | Event) => {
    if (event instanceof StorageEvent && event.key !== storedItems.practice.name) return;
    const { session, isEnded } = read();
    // The same session keeps its identity: its code is filled once.
    if (session?.token !== now.session?.token || isEnded !== now.isEnded)
      setNow({ session, isEnded });
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    for (const type of ['storage', sessionChanged]) addEventListener(type, look, { signal });
    const timer = setInterval(look, checkEveryMs);
    return () => {
      end.abort();
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** How soon it is noticed that a session has ended. */
const checkEveryMs = 15 * secondMs;

const read = () => ({ session: storedSession(), isEnded: isSessionEnded() });
