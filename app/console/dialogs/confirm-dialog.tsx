import { type ReactNode, useRef } from 'react';
import { type FindOut, useSubmission } from '#app/forms/use-submission.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { DialogText } from './dialog-text.tsx';
import { useChange } from './use-change.ts';

/** Asks for confirmation before something is removed. The button that cancels has the focus. */
export function ConfirmDialog<Data>({
  isOpen,
  onClose,
  heading,
  words,
  action,
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
  /** What the reauthentication dialog names. */
  action: ActionWords;
  send: () => Promise<Reply<Data>>;
  onDone: (data: Data) => void;
  /** Looks up the outcome when the reply was lost. */
  findOut?: FindOut;
  /** Options, below the question. */
  choice?: ReactNode;
  children: ReactNode;
}) {
  const change = useChange();
  const { close, noResponse } = useWords('console');
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const cancel = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="outline" onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            variant="ink"
            aria-disabled={isBusy || undefined}
            onClick={() => submit(() => change(action, send, onDone), findOut)}
          >
            {isBusy ? words.acting : words.act}
          </Button>
        </>
      }
    >
      <DialogText>{children}</DialogText>
      {choice}
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}
