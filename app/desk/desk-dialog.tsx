import { type ReactNode, useEffect } from 'react';
import * as z from 'zod/mini';
import { Form } from '#app/forms/form.tsx';
import { readKept, keep as store } from '#app/forms/kept.ts';
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
  keptAs,
  children,
}: {
  form: FormFrame;
  onClose: () => void;
  heading: string;
  /** The button that changes nothing. */
  keep?: string;
  act: string;
  acting?: string;
  /** Under this name this browser keeps what is typed, until it is forgotten with `keep`. */
  keptAs?: string | undefined;
  children: ReactNode;
}) {
  const { props, isBusy, refused } = form;
  const { close, cancel } = useWords('desk');

  useEffect(() => {
    const kept = keptAs ? z.safeParse(keptFields, readKept(keptAs)).data : undefined;
    for (const field of kept ? textFieldsOf(props.ref.current) : [])
      field.value = kept?.[field.name] ?? field.value;
    props.ref.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [props.ref, keptAs]);

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
      <Form
        {...props}
        className={styles.dialogForm}
        onInput={({ currentTarget }) =>
          keptAs &&
          store(
            keptAs,
            Object.fromEntries(textFieldsOf(currentTarget).map(({ name, value }) => [name, value])),
          )
        }
      >
        {children}
      </Form>
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}

const keptFields = z.record(z.string(), z.string());

const textFieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="checkbox"])',
  ) ?? []),
];
