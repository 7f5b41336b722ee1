import { FailureNote } from '#app/ui/failure-note.tsx';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import { sessionProblem } from '../run/session-problem.ts';
import type { Practice } from '../run/use-practice.ts';
import type { PracticeWords } from './types.ts';

/** Why there is no practice session, with a button where a new one can be opened. */
export function PracticeNote({
  practice,
  words,
  practiceWords,
  onRenew,
}: {
  practice: Practice;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  onRenew: () => void;
}) {
  const { ended, away } = practiceWords;
  if (practice.state === 'ended')
    return (
      <FailureNote
        message={ended.heading + words.between + words.ended.text}
        action={ended.action}
        onRetry={onRenew}
      />
    );
  const problem = sessionProblem(practice, practiceWords);
  if (!problem) return null;
  if (practice.state !== 'away') return <FailureNote message={problem} />;
  return <FailureNote message={problem} action={away.retry} onRetry={onRenew} />;
}
