import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenedPractice } from '#contract/practice.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { type Run, requestIdOf } from './run.ts';
import { watchRun } from './watch-run.ts';

type Answered = Extract<Run, { step: 'answered' }>;

/** Follows a run after its response, until its callbacks and states are final. */
export function useFollowedRun({
  call,
  run,
  setRun,
  take,
}: {
  call: TryCall;
  run: Run;
  setRun: (next: Run) => void;
  /** The practice session, opened if necessary. */
  take: () => Promise<OpenedPractice | undefined>;
}) {
  const watching = useRef<AbortController>(undefined);

  const follow = async (from: Answered) => {
    const requestId = requestIdOf(from.answer);
    const session = await take();
    const controller = new AbortController();
    watching.current = controller;
    let latest = from;
    if (session && requestId && call.method !== 'GET')
      await watchRun(
        session,
        requestId,
        (watched) => {
          latest = { ...latest, ...watched };
          setRun(latest);
        },
        controller.signal,
      );
    if (!controller.signal.aborted) setRun({ ...latest, isOver: true });
  };

  // A run that was left before its end is followed again.
  const resume = useEffectEvent(() => {
    if (run.step === 'answered' && !run.isOver) void follow(run);
  });
  useEffect(() => {
    resume();
    return () => watching.current?.abort();
  }, []);

  return { follow, stop: () => watching.current?.abort() };
}
