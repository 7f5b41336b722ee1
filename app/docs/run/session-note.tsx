import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { TryWords } from '#content/interface/try.ts';
import note from '../note.module.css';
import styles from './session-note.module.css';
import { sessionProblem } from './session-problem.ts';
import { canSign } from './sign.ts';
import type { Practice } from './use-practice.ts';

/** Why nothing can be sent now, with a button where a new session helps. */
export function SessionNote({
  words,
  practice,
  onRenew,
}: {
  words: TryWords;
  practice: Practice;
  onRenew: () => void;
}) {
  const { ended } = words;
  const isEnded = practice.state === 'ended';
  const problem = isEnded
    ? ended.heading
    : canSign()
      ? sessionProblem(practice, words)
      : words.insecure;
  if (!problem) return null;
  return (
    <div className={classNames(note.note, styles.note)} role="alert">
      <div>
        <b>{problem}</b>
        {isEnded && (
          <>
            <p>{ended.text}</p>
            <Button variant="ink" size="small" onClick={onRenew}>
              {ended.action}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
