import { type ReactNode, useEffect } from 'react';
import { Form } from '#app/forms/form.tsx';
import type { FormFrame } from '#app/forms/use-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './form-dialog.module.css';

/** A form in a dialog: the first field gets the focus, the buttons are at the bottom. */
export function FormDialog({
  form,
  isOpen,
  onClose,
  heading,
  submit,
  submitting,
  size = 'regular',
  isLocked = false,
  children,
}: {
  form: FormFrame;
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  submit: string;
  submitting: string;
  size?: 'regular' | 'wide';
  /** Disables the submit button. */
  isLocked?: boolean;
  children: ReactNode;
}) {
  const { props, isBusy, refused } = form;
  const { close, cancel } = useWords('console');

  useEffect(() => {
    const first = isOpen ? props.ref.current?.querySelector('input') : undefined;
    first?.focus();
    first?.select();
  }, [isOpen, props.ref]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      size={size}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={props.id}
            arrow={!isBusy && !isLocked}
            disabled={isLocked}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? submitting : submit}
          </Button>
        </>
      }
    >
      <Form {...props} className={styles.form}>
        {children}
      </Form>
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}
