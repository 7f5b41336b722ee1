import { type ReactNode, useRef } from 'react';
import { type Refused, useSubmission } from '#app/forms/use-submission.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './ask-first.module.css';

/** A question before something ends. The safe answer stands first and has the focus. */
export function AskFirst({
  isOpen,
  onClose,
  heading,
  keep,
  act,
  acting,
  onAct,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  keep: string;
  act: string;
  acting: string;
  /** Answers why it was refused, or nothing when it was done. */
  onAct: () => Promise<Refused | undefined>;
  children: ReactNode;
}) {
  const { close, unreached } = useWords('console');
  const { submit, isBusy, refused } = useSubmission(unreached);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      initialFocus={safe}
      actions={
        <>
          <PacketButton ref={safe} variant="outline" onClick={onClose}>
            {keep}
          </PacketButton>
          <PacketButton
            variant="ink"
            aria-disabled={isBusy || undefined}
            onClick={() => submit(onAct)}
          >
            {isBusy ? acting : act}
          </PacketButton>
        </>
      }
    >
      <p className={styles.sentence}>{children}</p>
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}
