import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { start } from '../reader/ids.ts';
import { loadTry } from '../run/load-try.ts';
import { useTry } from '../run/use-try.ts';
import { CallbackActions } from './callback-actions.tsx';
import { CallbackTicks } from './callback-ticks.tsx';
import { FirstCall } from './first-call.tsx';
import { placeName } from './interactive-stops.ts';
import { KeyActions, KeyRows } from './keys.tsx';
import { followProgress, noteStops } from './progress.ts';
import { Slip } from './slip.tsx';

const firstCall = 'smsSendV2';

type Loaded = Awaited<ReturnType<typeof loadTry>>;

/** The interactive stops of Get started, each in its slot of the document. */
export function StartLine({
  line,
  pressed,
}: {
  line: HTMLElement;
  /** The button that was pressed before this was loaded. */
  pressed: string | undefined;
}) {
  const locale = useLocaleSettings().documents;
  const [loaded, setLoaded] = useState<Loaded>();
  const [round, setRound] = useState(0);

  useEffect(() => followProgress(line), [line]);
  useEffect(() => {
    loadTry(firstCall, locale).then(setLoaded, (problem: unknown) => {
      console.error('The stops could not be loaded.', problem);
      line.toggleAttribute('data-failed', true);
    });
  }, [line, locale]);

  // A run of the Try it panel is shown here once the panel is closed.
  useEffect(() => {
    const end = new AbortController();
    const look = () => setRound((now) => now + 1);
    line
      .closest('[data-reader]')
      ?.addEventListener('close', look, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [line]);

  return (
    loaded && (
      <Stops key={round} line={line} pressed={round === 0 ? pressed : undefined} {...loaded} />
    )
  );
}

type Shown = Loaded & { line: HTMLElement; pressed: string | undefined };

function Stops({ line, pressed, call, words }: Shown) {
  const tried = useTry(call, '', words, { opensAtOnce: false });
  const hasKeys = tried.practice.state === 'open';
  useEffect(() => {
    if (hasKeys) noteStops('keys');
  }, [hasKeys]);

  const [isCleared, setCleared] = useState(false);
  const begin = useEffectEvent(() => {
    const focused = document.activeElement?.closest(`[${start.place}]`);
    for (const place of line.querySelectorAll(`[${start.place}]`)) place.replaceChildren();
    setCleared(true);
    // The button that replaces a focused one takes its focus.
    requestAnimationFrame(() =>
      focused?.querySelector<HTMLElement>('button:not([tabindex])')?.focus(),
    );
    if (pressed === 'keys') void tried.take();
    if (pressed === 'send') tried.submit(false);
  });
  useLayoutEffect(() => begin(), []);

  const into = (stop: string, part: 'actions' | 'object', content: ReactNode) => {
    const place = line.querySelector(placeOf(stop, part));
    return place && createPortal(content, place);
  };
  if (!isCleared) return null;
  return (
    <>
      {into('keys', 'actions', <KeyActions words={words} tried={tried} />)}
      {into('keys', 'object', <KeyRows words={words} practice={tried.practice} />)}
      {into('first-call', 'actions', <FirstCall call={call} words={words} tried={tried} />)}
      {into('first-call', 'object', <Slip call={call} words={words} tried={tried} />)}
      <CallbackTicks line={line} run={tried.run} />
      {into('callback', 'actions', <CallbackActions words={words} tried={tried} />)}
    </>
  );
}

const placeOf = (stop: string, part: 'actions' | 'object'): string =>
  `[${start.place}="${placeName(stop, part)}"]`;
