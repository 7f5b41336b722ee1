import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWays } from '#app/words/use-ways.ts';
import { start } from '../ids.ts';
import { loadTry } from '../try/load-try.ts';
import { useTry } from '../try/use-try.ts';
import { CallbackActions } from './callback-actions.tsx';
import { CallbackTicks } from './callback-ticks.tsx';
import { FirstCall } from './first-call.tsx';
import { KeyActions, KeyRows } from './keys.tsx';
import { placeName } from './living-stops.ts';
import { followProgress, noteStops } from './progress.ts';
import { Slip } from './slip.tsx';

const firstCall = 'smsSendV2';

type Loaded = Awaited<ReturnType<typeof loadTry>>;

/** The stops of Get started at work, each in the place that its document has for it. */
export function StartLine({ line }: { line: HTMLElement }) {
  const locale = useWays().documents;
  const [loaded, setLoaded] = useState<Loaded>();
  const [round, setRound] = useState(0);

  useEffect(() => followProgress(line), [line]);
  useEffect(() => {
    loadTry(firstCall, locale).then(setLoaded, (problem: unknown) => {
      console.error('The stops could not be loaded.', problem);
      line.toggleAttribute('data-failed', true);
    });
  }, [line, locale]);

  // What the panel with all fields sent is shown here once it is closed.
  useEffect(() => {
    const end = new AbortController();
    const look = () => setRound((now) => now + 1);
    line
      .closest('[data-reader]')
      ?.addEventListener('close', look, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [line]);

  return loaded && <Stops key={round} line={line} {...loaded} />;
}

function Stops({ line, call, words }: Loaded & { line: HTMLElement }) {
  const tried = useTry(call, '', words, { opensAtOnce: false });
  const hasKeys = tried.practice.state === 'open';
  useEffect(() => {
    if (hasKeys) noteStops('keys');
  }, [hasKeys]);

  const into = (stop: string, part: 'actions' | 'object', content: ReactNode) => {
    const place = line.querySelector(`[${start.place}="${placeName(stop, part)}"]`);
    return place && createPortal(content, place);
  };
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
