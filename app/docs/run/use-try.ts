import { useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { secondMs } from '#contract/time-units.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { noteRun } from '../get-started/progress.ts';
import { problemOf } from './check-field.ts';
import { composeRequest, type Filled } from './compose-request.ts';
import { refusedField } from './explained-error.ts';
import { keyOf, startFiles, startValues, withFreshIds } from './form-values.ts';
import { noteLastRun } from './last-runs.ts';
import { endOf, isKeyUnknown, isLimited, isRefused, type Run } from './run.ts';
import { NoResponse, prepare, type Sent, send } from './send-request.ts';
import { canSign } from './sign.ts';
import { useFollowedRun } from './use-followed-run.ts';
import { usePractice } from './use-practice.ts';

type Form = Omit<Filled, 'idempotencyKey'>;

/** Form and run of each call, for as long as the tab is open. */
const saved = new Map<string, { form: Form; run: Run }>();

/** The form and the run of a call, for Try it and Get started. */
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
  const lastKey = useRef<string>(undefined);

  const problems = isChecked ? problemsOf(call, form, words) : new Map<string, string>();
  /** With what the last response refuses. */
  const marks = new Map([...refusedField(call, run, form, words.wrong), ...problems]);

  const change = (next: Partial<Form>) => {
    const changed = { ...form, ...next };
    setForm(changed);
    saved.set(call.id, { form: changed, run });
  };
  const setRun = (next: Run) => {
    showRun(next);
    noteRun(next);
    saved.set(call.id, { form: saved.get(call.id)?.form ?? form, run: next });
    if (next.step === 'answered') noteAnswer(call, next, words);
  };

  const { follow, stop } = useFollowedRun({ call, run, setRun, take });

  /** `isRetry`: with the same idempotency key, so that the call is carried out once. */
  const dispatch = async (isRetry: boolean) => {
    if (practice.state === 'ended' || !canSign()) return;
    const session = await take();
    if (!session) return;
    stop();
    const idempotencyKey = (isRetry && lastKey.current) || crypto.randomUUID();
    lastKey.current = idempotencyKey;
    const filled: Filled = { ...form, idempotencyKey };
    const sent = await prepare(composeRequest(call, filled, session), session);
    setRun({ step: 'sending', sent });
    await receive(sent);
  };

  const receive = async (sent: Sent) => {
    try {
      const answer = await send(sent, form.files);
      const answered = { step: 'answered', sent, answer, isOver: false, ...nothing } as const;
      if (isKeyUnknown(answered)) {
        end();
        return setRun({ step: 'ended' });
      }
      if (isLimited(answered)) setFreeAt(Date.now() + (answer.retryAfterSeconds ?? 1) * secondMs);
      if (isRefused(answered)) return setRun({ ...answered, isOver: true });
      // The form may have changed since it was sent.
      const typed = saved.get(call.id)?.form ?? form;
      change({ ...typed, values: withFreshIds(call, typed.values) });
      setRun(answered);
      await follow(answered);
    } catch (problem) {
      if (!(problem instanceof NoResponse)) throw problem;
      setRun({ step: 'away', sent, afterMs: problem.afterMs });
    }
  };

  return {
    form,
    change,
    run,
    problems,
    marks,
    freeAt,
    practice,
    /** False where a field is invalid; `isForced` sends all the same. */
    submit: (isForced: boolean): boolean => {
      setChecked(true);
      if (!isForced && problemsOf(call, form, words).size > 0) return false;
      void dispatch(false);
      return true;
    },
    retry: () => void dispatch(true),
    take,
    /** Follows the run again, after a callback was delivered again. */
    watchAgain: () => {
      stop();
      if (run.step === 'answered') void follow({ ...run, isOver: false });
    },
    renew: async () => {
      setRun({ step: 'ready' });
      await renew();
    },
  };
}

/** The problems of the form by the key of their field. */
const problemsOf = (call: TryCall, { values, files }: Form, words: TryWords): Map<string, string> =>
  new Map(
    call.fields.flatMap((field) => {
      const key = keyOf(field);
      const problem = problemOf(field, values[key] ?? '', files[key], words.wrong);
      return problem ? [[key, problem] as const] : [];
    }),
  );

/** Notes the result and its time under the button of the call. */
function noteAnswer(call: TryCall, run: Extract<Run, { step: 'answered' }>, words: TryWords): void {
  const time = new Date().toLocaleTimeString('en', { timeStyle: 'short', hourCycle: 'h23' });
  noteLastRun(call.id, fill(words.lastRun, { what: endOf(run), time }));
}

const nothing = { things: [], deliveries: [] };

/** The saved form and run, unless the address has other values for the form. */
function startOf(call: TryCall, given: string): { form: Form; run: Run } {
  const fromAddress = new URLSearchParams(given);
  const last = saved.get(call.id);
  const isNew = call.fields.some((field) => {
    const value = fromAddress.get(field.name);
    return value !== null && value !== last?.form.values[keyOf(field)];
  });
  if (last && !isNew) return last;
  return {
    form: { values: startValues(call, fromAddress), files: startFiles(call) },
    run: { step: 'ready' },
  };
}
