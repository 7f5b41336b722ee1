import type { ReactNode } from 'react';
import type { Problem } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import type { FindOut } from '#app/forms/use-submission.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { useWords } from '#app/words/use-words.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { type ErrorCode, type FieldErrorCode, isErrorCode } from '#contract/errors.ts';
import { FormDialog } from './form-dialog.tsx';
import { useChange } from './use-change.ts';

type FieldProps<Field extends string> = ReturnType<
  ReturnType<typeof useForm<Field, FieldErrorCode>>['field']
>;

/** A dialog whose form changes something: checks the fields, sends one call, hands on its data. */
export function EditDialog<Field extends string, Data>({
  fields,
  problems,
  showsAllProblems = false,
  action,
  change,
  onDone,
  findOut,
  refusals = {},
  words,
  children,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  words: { submit: string; submitting: string };
  size?: 'regular' | 'wide';
  fields: readonly Field[];
  problems?: (values: Record<Field, string>) => readonly Problem<Field, FieldErrorCode>[];
  /** Shows all problems at once instead of the first. */
  showsAllProblems?: boolean;
  /** What the reauthentication dialog names. */
  action: (values: Record<Field, string>) => ActionWords;
  /** The call for these values; undefined where nothing changed, which closes the dialog. */
  change: (
    values: Record<Field, string>,
    form: HTMLFormElement,
  ) => (() => Promise<Reply<Data>>) | undefined;
  onDone: (data: Data, values: Record<Field, string>) => void;
  /** Looks up the outcome when the reply was lost. */
  findOut?: (values: Record<Field, string>) => ReturnType<FindOut>;
  /** Refusals of the server that belong to a field. */
  refusals?: Partial<Record<ErrorCode, Field>>;
  children: (field: (name: Field) => FieldProps<Field>) => ReactNode;
}) {
  const send = useChange();
  const form = useForm<Field, FieldErrorCode>({
    fields,
    problems: problems ?? (() => []),
    showsAllProblems,
    messages: useWords('fieldErrors'),
    noResponse: useWords('console').noResponse,
    send: async (values, element) => {
      const call = change(values, element);
      if (!call) return void dialog.onClose();
      const refused = await send(action(values), call, (data) => onDone(data, values));
      const field = refused && isErrorCode(refused.code) ? refusals[refused.code] : undefined;
      if (!refused || !field) return refused;
      form.say(field, refused.message);
      form.focus(field);
      return undefined;
    },
    ...(findOut && { findOut }),
  });
  return (
    <FormDialog {...dialog} form={form} submit={words.submit} submitting={words.submitting}>
      {children(form.field)}
    </FormDialog>
  );
}
