import { type ReactNode, useRef } from 'react';
import { type FindOut, refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import styles from './confirm-dialog.module.css';
import { useReauthenticated } from './use-reauthenticated.ts';

type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;

/**
 * A question before something ends. The safe answer stands first and has the focus; the other one
 * sends, and asks who they are where that was long ago.
 */
export function ConfirmDialog<Data>({
  isOpen,
  onClose,
  heading,
  words,
  deed,
  send,
  onDone,
  findOut,
  choice,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  words: { keep: string; act: string; acting: string };
  deed: ActionWords;
  send: () => Promise<Reply<Data>>;
  onDone: (data: Data) => void;
  /** Where it was sent and no answer came. */
  findOut?: FindOut;
  /** How it is to be done. */
  choice?: ReactNode;
  children: ReactNode;
}) {
  const confirmed = useReauthenticated();
  const { close, unreached } = useWords('console');
  const { submit, isBusy, refused } = useSubmission(unreached);
  const safe = useRef<HTMLButtonElement>(null);

  const act = async () => {
    const reply = await confirmed(deed, send);
    if (!isAccepted(reply)) return refusedBy(reply);
    onDone(reply.data);
    return undefined;
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} variant="outline" onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            variant="ink"
            aria-disabled={isBusy || undefined}
            onClick={() => submit(act, findOut)}
          >
            {isBusy ? words.acting : words.act}
          </Button>
        </>
      }
    >
      <p className={styles.sentence}>{children}</p>
      {choice}
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}
