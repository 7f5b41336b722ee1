import { useEffect, useRef } from 'react';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { fill } from '#content/fill.ts';
import type { CaptchaWords } from '#content/interface/captcha.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import { secondsToName } from './seconds-to-name.ts';
import { useWork } from './use-work.ts';
import styles from './work-view.module.css';

/** The alternative without a picture: a proof of work with its progress. */
export function WorkView({
  words,
  recipient,
  type,
  onSolved,
  onBack,
}: {
  words: CaptchaWords;
  recipient: string;
  type: number;
  onSolved: (pass: string) => void;
  onBack: () => void;
}) {
  const { state, retry } = useWork({
    recipient,
    type,
    noResponse: words.work.noResponse,
    onSolved,
  });
  const seconds = state.step === 'working' ? secondsToName(state.expectedMs ?? 0) : undefined;
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);

  return (
    <div className={styles.view}>
      <p ref={sentence} className={styles.sentence} tabIndex={-1} aria-live="polite">
        {seconds ? fill(words.work.longSentence, { seconds }) : words.work.sentence}
      </p>
      {state.step === 'working' && (
        <progress
          className={styles.progress}
          value={state.share}
          aria-label={words.work.progress}
        />
      )}
      {state.step === 'failed' && (
        <FailureNote message={state.message} action={words.retry} onRetry={retry} />
      )}
      {state.step === 'solved' && <OutcomeBar outcome="solved" text={words.solved} />}
      <p data-spoken="" role="status">
        {state.step === 'solved' && words.solved}
      </p>
      <button
        type="button"
        className={styles.back}
        disabled={state.step === 'solved'}
        onClick={onBack}
      >
        {words.work.back}
      </button>
    </div>
  );
}
