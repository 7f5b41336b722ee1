import { FailureNote } from '#app/ui/failure-note.tsx';
import { fill } from '#content/fill.ts';
import type { SharedStatusWords } from '#content/pages/status/structure.ts';
import { writeTime } from './moments.tsx';
import type { Fresh } from './use-fresh.ts';

/** Nothing came, or nothing newer: what is the matter, and the way to try again. */
export function LoadNotes({
  fresh,
  words,
  onRetry,
}: {
  fresh: Fresh<unknown>;
  words: SharedStatusWords;
  onRetry: () => void;
}) {
  if (fresh.step === 'failed')
    return (
      <FailureNote
        message={fresh.refusal?.msg || words.unreached}
        action={words.retry}
        onRetry={onRetry}
      />
    );
  if (fresh.step === 'ready' && fresh.isStale)
    return (
      <FailureNote
        message={fill(words.stale, { time: writeTime(fresh.readAt) })}
        action={words.retry}
        onRetry={onRetry}
      />
    );
  return null;
}
