import type { FormFrame } from '#app/forms/use-form.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './editor.module.css';
import type { Draft } from './use-draft.ts';

/** Stays in view below a long form: what publishing means, and the buttons. */
export function PublishBar({
  heading,
  sentence,
  act,
  form: { isBusy },
  draft,
  onSave,
}: {
  heading: string;
  sentence: string;
  act: string;
  form: FormFrame;
  draft: Draft;
  /** Absent where there is nothing to save. */
  onSave?: (() => void) | undefined;
}) {
  const words = useWords('deskEdits').draft;
  return (
    <div className={styles.bar}>
      <p>
        {heading}
        <small>{sentence}</small>
      </p>
      {onSave && (
        <Button variant="outline" onClick={onSave} aria-disabled={draft.isBusy || undefined}>
          {draft.isBusy ? words.saving : words.save}
        </Button>
      )}
      <Button type="submit" arrow={!isBusy} aria-disabled={isBusy || undefined}>
        {act}
      </Button>
      {draft.refused && <FailureNote message={draft.refused.message} />}
    </div>
  );
}
