import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { secondMs } from '#contract/time-units.ts';
import { canSign } from '../run/sign.ts';
import type { useTry } from '../run/use-try.ts';
import styles from './try-form.module.css';

type Tried = Pick<ReturnType<typeof useTry>, 'freeAt' | 'run' | 'practice'>;

/** Sends the form; after a rate limit it counts down. */
export function SendButton({ words, tried }: { words: TryWords; tried: Tried }) {
  const waitSeconds = useSecondsTo(tried.freeAt);
  const isSending = tried.run.step === 'sending';
  return (
    <Button
      type="submit"
      arrow={!isSending && waitSeconds === 0}
      disabled={isStopped(tried) || waitSeconds > 0}
      data-sending={isSending || undefined}
    >
      {waitSeconds > 0 && <i className={styles.count} aria-hidden="true" />}
      {isSending
        ? words.sending
        : waitSeconds > 0
          ? fill(words.sendIn, { seconds: waitSeconds })
          : words.send}
      {isSending && <i className={styles.dash} aria-hidden="true" />}
    </Button>
  );
}

/** For forms, which Enter submits as well. */
export const useMaySend = (tried: Tried): boolean =>
  useSecondsTo(tried.freeAt) === 0 && tried.run.step !== 'sending' && !isStopped(tried);

const isStopped = ({ practice }: Tried): boolean =>
  ['ended', 'off', 'too-many'].includes(practice.state) || !canSign();

/** Whole seconds left until `moment`. */
function useSecondsTo(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / secondMs));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with another moment only.
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
