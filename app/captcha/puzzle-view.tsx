import { type RefObject, useEffect, useId } from 'react';
import { ArrowIcon } from '#app/art/signs.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader, RunningLine } from '#app/ui/loader.tsx';
import type { CaptchaWords } from '#content/interface/captcha.ts';
import { puzzleFrame } from '#contract/captcha.ts';
import { LongWait } from './long-wait.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import { Picture } from './picture.tsx';
import styles from './puzzle-view.module.css';
import type { PuzzleState, usePuzzle } from './use-puzzle.ts';
import { useSlide } from './use-slide.ts';

/** The picture with its loose piece and the slider. */
export function PuzzleView({
  words,
  puzzle: { state, renew, putDown },
  slider,
  onOtherWay,
}: {
  words: CaptchaWords;
  puzzle: ReturnType<typeof usePuzzle>;
  slider: RefObject<HTMLInputElement | null>;
  onOtherWay: () => void;
}) {
  const { stage, handle, control } = useSlide({ state, slider, putDown });
  const keysId = useId();
  useEffect(() => slider.current?.focus(), [slider]);

  return (
    <div ref={stage} className={styles.stage} data-step={state.step}>
      <div className={styles.picture}>
        {'puzzle' in state && (
          <>
            <Picture bitmap={state.puzzle.background} label={words.picture} />
            <div className={styles.piece}>
              <Picture bitmap={state.puzzle.piece} />
            </div>
          </>
        )}
        {state.step === 'loading' && <Loader />}
        {state.step === 'failed' && (
          <FailureNote message={state.message} action={words.retry} onRetry={renew} />
        )}
        {state.step === 'expired' && (
          <div className={styles.expired}>
            <FailureNote message={words.expired} action={words.newPuzzle} onRetry={renew} />
          </div>
        )}
      </div>
      <div className={styles.track}>
        <input
          ref={slider}
          type="range"
          className={styles.control}
          min={0}
          step={puzzleFrame.keyStep}
          defaultValue={0}
          aria-label={words.slide}
          aria-describedby={keysId}
          {...control}
        />
        <span className={styles.line} />
        {state.step === 'ready' && (
          <span className={styles.text} aria-hidden="true">
            {words.slide}
          </span>
        )}
        <div className={styles.handle} {...handle}>
          {state.step === 'checking' ? <RunningLine className={styles.checking} /> : <ArrowIcon />}
        </div>
        {(state.step === 'solved' || state.step === 'missed') && (
          <OutcomeBar className={styles.outcome} outcome={state.step} text={words[state.step]} />
        )}
      </div>
      <p data-spoken="" role="status">
        {spoken(state, words)}
      </p>
      <LongWait
        text={words.longWait}
        expectedMs={state.step === 'checking' ? state.expectedMs : undefined}
      />
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.otherWay}
          disabled={state.step === 'solved'}
          onClick={onOtherWay}
        >
          {words.otherWay}
        </button>
        <span className={styles.keysHint} aria-hidden="true">
          {words.keysHint}
        </span>
        <span id={keysId} data-spoken="">
          {words.keys}
        </span>
      </div>
    </div>
  );
}

/** Announces changes to screen readers. Failures are alerts of their own. */
function spoken({ step }: PuzzleState, words: CaptchaWords): string | undefined {
  return step === 'failed' || step === 'expired' || step === 'ready' ? undefined : words[step];
}
