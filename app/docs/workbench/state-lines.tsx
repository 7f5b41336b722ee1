import { useEffect, useState } from 'react';
import { request } from '#app/request/client.ts';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type OpenedPractice, type PracticeThing, watchPractice } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import { secondsTo } from '../run/run.ts';
import { pause, shown } from '../run/watch-run.ts';
import styles from './state-lines.module.css';

const firstPauseMs = secondMs;
const longestPauseMs = 10 * secondMs;
const mostShown = 3;

/** The states of what a request made, each as a stop. */
export function StateLines({
  session: { token },
  requestId,
  calledBack,
  words,
  runWords,
}: {
  session: OpenedPractice;
  requestId: string;
  calledBack: boolean;
  words: WorkbenchWords['traffic'];
  runWords: TryWords['run'];
}) {
  const things = useThings(token, requestId);
  return things.slice(0, mostShown).map((thing) => (
    <ol key={thing.id} className={styles.states} data-done={thing.isDone || undefined}>
      {thing.states.map(({ status, at }, index) => (
        <li key={`${index} ${status}`}>
          <b>{status}</b>
          {fill(runWords.seconds, { seconds: secondsTo(thing, at) })}
          {calledBack &&
            thing.isDone &&
            index === thing.states.length - 1 &&
            `, ${words.calledBack}`}
        </li>
      ))}
      {!thing.isDone && (
        <li data-state="waiting">
          <b>…</b>
          {runWords.waiting}
        </li>
      )}
    </ol>
  ));
}

/** Asks until everything has come to its end. */
function useThings(token: string, requestId: string): PracticeThing[] {
  const [things, setThings] = useState<PracticeThing[]>([]);
  useEffect(() => {
    const end = new AbortController();
    void follow(end.signal);
    return () => end.abort();

    async function follow(signal: AbortSignal): Promise<void> {
      // Some things take days; nobody waits for those in seconds.
      let pauseMs = firstPauseMs;
      while (!signal.aborted) {
        await shown(signal);
        const reply = await request(watchPractice, { token, requestId }).catch(() => undefined);
        if (signal.aborted || (reply && !isAccepted(reply))) return;
        if (reply) {
          setThings(reply.data.things.filter(({ states }) => states.length > 0));
          if (reply.data.things.every(({ isDone }) => isDone)) return;
        }
        await pause(pauseMs, signal);
        pauseMs = Math.min(pauseMs * 1.2, longestPauseMs);
      }
    }
  }, [token, requestId]);
  return things;
}
