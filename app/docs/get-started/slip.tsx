import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { InlineCode } from '../content/parts/inline-code.tsx';
import { codeOf, isRefused, type Run } from '../run/run.ts';
import { Tag } from '../run/run-step.tsx';
import { spokenOf } from '../run/spoken.ts';
import { stopsOf, Way } from '../run/states-step.tsx';
import { expectedEnd } from '../try/expected-end.ts';
import { nextStep } from '../try/next-step.ts';
import type { useTry } from '../try/use-try.ts';
import styles from './start.module.css';

/** What became of the first call, on one slip. */
export function Slip({
  call,
  words,
  tried,
}: {
  call: TryCall;
  words: TryWords;
  tried: ReturnType<typeof useTry>;
}) {
  const { run } = tried;
  const end = expectedEnd(call, tried.form.values);
  return (
    <div className={styles.slip}>
      <p role="status" data-spoken="">
        {spokenOf(run, words.spoken)}
      </p>
      <p className={styles.wire}>
        <b>{call.method}</b> {call.path}
        {run.step === 'answered' && (
          <Tag text={String(run.answer.status)} isWrong={isRefused(run)} />
        )}
        <span>{timeOf(run, words.run)}</span>
      </p>
      {told()}
    </div>
  );

  function told() {
    if (run.step === 'away') return <p className={styles.id}>{words.away.heading}</p>;
    if (run.step === 'answered' && isRefused(run)) {
      const code = codeOf(run.answer);
      const error = [...call.errors.own, ...call.errors.common].find((one) => one.code === code);
      return (
        <p className={styles.id}>
          <b>{code}</b> {error && <InlineCode text={error.means} />}
        </p>
      );
    }
    const id = run.step === 'answered' ? nextStep(call, run, tried.form.values)?.id : undefined;
    const [thing] = run.step === 'answered' ? run.things : [];
    return (
      <>
        <p className={styles.id}>
          {id?.name ?? 'messageId'} <b>{id?.value ?? '…'}</b>
        </p>
        {thing ? (
          <Way thing={thing} stops={stopsOf(thing, call.states, end)} words={words.run} />
        ) : (
          <Way stops={idleStops(call.states, end)} words={words.run} />
        )}
      </>
    );
  }
}

const idleStops = (states: readonly string[], end: string | undefined) =>
  states.map((state, index) => ({ state: index === states.length - 1 ? (end ?? state) : state }));

function timeOf(run: Run, words: TryWords['run']): string {
  if (run.step === 'answered') return fill(words.milliseconds, { count: run.answer.tookMs });
  return run.step === 'sending' ? words.waiting : words.nothingYet;
}
