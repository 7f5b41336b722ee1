import { useRef } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { freshRequestId } from '#app/request/request-id.ts';
import { useWords } from '#app/words/use-words.ts';
import type { DeskEditsWords } from '#content/interface/desk-edits.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type Reply, useDesk } from './use-desk.ts';

type Missing = keyof DeskEditsWords['missing'];

/** A form that publishes: what is sent again after a lost answer has the same id, and is done once. */
export function usePublishForm<Field extends string>({
  fields,
  required,
  send,
  onDone,
}: {
  fields: readonly Field[];
  /** What must not be empty, with its message. */
  required: readonly (readonly [Field, Missing])[];
  send: (values: Record<Field, string>, submission: string) => Promise<Reply<unknown>>;
  onDone: () => void;
}) {
  const { noResponse } = useWords('desk');
  const { ask } = useDesk();
  const last = useRef({ values: '', id: '' });
  return useForm<Field, Missing>({
    fields,
    problems: (values) => required.filter(([field]) => !values[field].trim()),
    messages: useWords('deskEdits').missing,
    noResponse,
    send: async (values) => {
      const text = JSON.stringify(values);
      if (last.current.values !== text) last.current = { values: text, id: freshRequestId() };
      const reply = await ask(() => send(values, last.current.id));
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone();
      return undefined;
    },
  });
}
