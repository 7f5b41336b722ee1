import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { secondMs } from '#contract/time-units.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { noteRun } from '../get-started/progress.ts';
import { composeRequest, type Filled } from '../run/compose-request.ts';
import { endOf, isKeyUnknown, isLimited, isRefused, type Run, requestIdOf } from '../run/run.ts';
import { NoAnswer, prepare, type Sent, send } from '../run/send-request.ts';
import { canSign } from '../run/sign.ts';
import { usePractice } from '../run/use-practice.ts';
import { watchRun } from '../run/watch-run.ts';
import { problemOf } from './check-field.ts';
import {
  type Files,
  freshened,
  keyOf,
  startFiles,
  startValues,
  type Values,
} from './form-values.ts';
import { keepLastRun } from './last-runs.ts';

type Form = { values: Values; files: Files; answer?: number };

/** What was typed and what came of it, for as long as the tab is open. */
const kept = new Map<string, { form: Form; run: Run }>();

/** One call being tried: its form, its run, and how one becomes the other. */
export function useTry(
  call: TryCall,
  given: string,
  words: TryWords,
  { opensAtOnce = true }: { opensAtOnce?: boolean } = {},
) {
  const { practice, take, end, renew } = usePractice(opensAtOnce);
  const [start] = useState(() => startOf(call, given));
  const [form, setForm] = useState(start.form);
  const [run, showRun] = useState(start.run);
  const [isChecked, setChecked] = useState(false);
  const [freeAt, setFreeAt] = useState(0);
  const watching = useRef<AbortController>(undefined);
  const lastKey = useRef<string>(undefined);

  const problems = new Map(
    isChecked
      ? call.fields.flatMap((field) => {
          const key = keyOf(field);
          const text = form.values[key] ?? '';
          const problem = problemOf(field, text, form.files[key], words.wrong);
          return problem ? [[key, problem] as const] : [];
        })
      : [],
  );

  const change = (next: Partial<Form>) => {
    const changed = { ...form, ...next };
    setForm(changed);
    kept.set(call.id, { form: changed, run });
  };
  const setRun = (next: Run) => {
    showRun(next);
    noteRun(next);
    kept.set(call.id, { form: kept.get(call.id)?.form ?? form, run: next });
    if (next.step === 'answered') {
      const time = new Date().toLocaleTimeString('en', { timeStyle: 'short', hourCycle: 'h23' });
      keepLastRun(call.id, fill(words.lastRun, { what: endOf(next), time }));
    }
  };

  const follow = async (from: Extract<Run, { step: 'answered' }>) => {
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

  /** `isAgain`: with the same key, so that it is carried out once. */
  const dispatch = async (isAgain: boolean) => {
    if (practice.state === 'ended' || !canSign()) return;
    const session = await take();
    if (!session) return;
    watching.current?.abort();
    const idempotencyKey = (isAgain && lastKey.current) || crypto.randomUUID();
    lastKey.current = idempotencyKey;
    const filled: Filled = { ...form, idempotencyKey };
    const sent = await prepare(composeRequest(call, filled, session), session);
    setRun({ step: 'sending', sent });
    await arrive(sent);
  };

  const arrive = async (sent: Sent) => {
    try {
      const answer = await send(sent, form.files);
      const answered = { step: 'answered', sent, answer, isOver: false, ...nothing } as const;
      if (isKeyUnknown(answered)) {
        end();
        return setRun({ step: 'ended' });
      }
      if (isLimited(answered)) setFreeAt(Date.now() + (answer.retryAfterSeconds ?? 1) * secondMs);
      if (isRefused(answered)) return setRun({ ...answered, isOver: true });
      // Somebody may have typed meanwhile.
      const typed = kept.get(call.id)?.form ?? form;
      change({ ...typed, values: freshened(call, typed.values) });
      setRun(answered);
      await follow(answered);
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) throw problem;
      setRun({ step: 'away', sent, afterMs: problem.afterMs });
    }
  };

  // Whoever comes back while something is still under way sees it arrive.
  const resume = useEffectEvent(() => {
    if (run.step === 'answered' && !run.isOver) void follow(run);
  });
  useEffect(() => {
    resume();
    return () => watching.current?.abort();
  }, []);

  return {
    form,
    change,
    run,
    problems,
    freeAt,
    practice,
    /** False where something must be changed first, or nothing can be sent now. */
    submit: (isAnyway: boolean): boolean => {
      setChecked(true);
      const isRight = call.fields.every((field) => {
        const key = keyOf(field);
        return !problemOf(field, form.values[key] ?? '', form.files[key], words.wrong);
      });
      if (!isRight && !isAnyway) return false;
      void dispatch(false);
      return true;
    },
    again: () => void dispatch(true),
    take,
    /** More has become of it. */
    watchAgain: () => {
      watching.current?.abort();
      if (run.step === 'answered') void follow({ ...run, isOver: false });
    },
    renew: async () => {
      setRun({ step: 'ready' });
      await renew();
    },
  };
}

const nothing = { things: [], deliveries: [] };

/** As it was left, unless the address brings something else. */
function startOf(call: TryCall, given: string): { form: Form; run: Run } {
  const brought = new URLSearchParams(given);
  const left = kept.get(call.id);
  const isNew = call.fields.some((field) => {
    const value = brought.get(field.name);
    return value !== null && value !== left?.form.values[keyOf(field)];
  });
  if (left && !isNew) return left;
  return {
    form: { values: startValues(call, brought), files: startFiles(call) },
    run: { step: 'ready' },
  };
}
