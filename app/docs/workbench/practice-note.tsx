import { FailureNote } from '#app/ui/failure-note.tsx';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { Practice } from '../run/use-practice.ts';
import type { PracticeWords } from './types.ts';

/** Why there is no session, and what can be done about it. */
export function PracticeNote({
  state,
  words,
  practiceWords: { ended, off, tooManySessions, notOpened, away },
  onRenew,
}: {
  state: Exclude<Practice['state'], 'open' | 'opening'>;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  onRenew: () => void;
}) {
  switch (state) {
    case 'ended':
      return (
        <FailureNote
          message={ended.heading + words.between + words.ended.text}
          action={ended.action}
          onRetry={onRenew}
        />
      );
    case 'off':
      return <FailureNote message={off} />;
    case 'too-many':
      return <FailureNote message={tooManySessions} />;
    case 'away':
      return <FailureNote message={notOpened} action={away.retry} onRetry={onRenew} />;
  }
}
