import { type ReactNode, useEffect } from 'react';
import { Form } from '#app/forms/form.tsx';
import type { FormFrame } from '#app/forms/use-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './desk.module.css';

/** A dialog that sends a form, or asks a question: then the form has no fields. */
export function DeskDialog({
  form,
  onClose,
  heading,
  keep,
  act,
  acting,
  children,
}: {
  form: FormFrame;
  onClose: () => void;
  heading: string;
  /** The button that changes nothing. */
  keep?: string;
  act: string;
  acting?: string;
  children: ReactNode;
}) {
  const { props, isBusy, refused } = form;
  const { close, cancel } = useWords('desk');

  useEffect(
    () => props.ref.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
    [props.ref],
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {keep ?? cancel}
          </Button>
          <Button type="submit" form={props.id} arrow={!isBusy} aria-disabled={isBusy || undefined}>
            {(isBusy && acting) || act}
          </Button>
        </>
      }
    >
      <Form {...props} className={styles.dialogForm}>
        {children}
      </Form>
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}
