import { InlineCode } from '#app/ui/inline-code.tsx';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { announcementOf } from '../run/announcement.ts';
import { expectedEnd } from '../run/expected-end.ts';
import { nextStep } from '../run/next-step.ts';
import { codeOf, isRefused, type Run } from '../run/run.ts';
import { Tag } from '../run/run-step.tsx';
import { awaitedStops, StateTrack, stopsOf } from '../run/state-track.tsx';
import type { useTry } from '../run/use-try.ts';
import styles from './start.module.css';

/** The run of the first call in brief: status, record id and states. */
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
  return (
    <div className={styles.slip}>
      <p role="status" data-spoken="">
        {announcementOf(run, words.spoken)}
      </p>
      <p className={styles.wire}>
        <b>{call.method}</b> {call.path}
        {run.step === 'answered' && (
          <Tag text={String(run.answer.status)} isWrong={isRefused(run)} />
        )}
        <span>{timeOf(run, words.run)}</span>
      </p>
      {outcome()}
    </div>
  );

  function outcome() {
    if (run.step === 'away') return <p className={styles.id}>{words.away.heading}</p>;
    const answered = run.step === 'answered' ? run : undefined;
    if (answered && isRefused(answered)) {
      const code = codeOf(answered.answer);
      const error = [...call.errors.own, ...call.errors.common].find((one) => one.code === code);
      return (
        <p className={styles.id}>
          <b>{code}</b> {error && <InlineCode text={error.means} />}
        </p>
      );
    }
    const end = expectedEnd(call, tried.form.values);
    const id = answered && nextStep(call, answered, tried.form.values)?.id;
    const record = answered?.things[0];
    return (
      <>
        <p className={styles.id}>
          {id?.name ?? 'messageId'} <b>{id?.value ?? '…'}</b>
        </p>
        <StateTrack
          {...(record && { record })}
          stops={record ? stopsOf(record, call.states, end) : awaitedStops(call.states, end)}
          words={words.run}
        />
      </>
    );
  }
}

function timeOf(run: Run, words: TryWords['run']): string {
  if (run.step === 'answered') return fill(words.milliseconds, { count: run.answer.tookMs });
  return run.step === 'sending' ? words.waiting : words.nothingYet;
}
