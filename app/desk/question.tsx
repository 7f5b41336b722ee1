import type { ReactNode } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/words/use-words.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { type Reply, settle, useDesk } from './use-desk.ts';

/** Asks before something is done that cannot be undone. */
export function Question({
  words: { heading, sentence, act },
  send,
  onDone,
  onClose,
  children,
}: {
  words: { heading: string; sentence: string; act: string };
  send: () => Promise<Reply<unknown>>;
  onDone: () => void;
  onClose: () => void;
  /** Something to choose with the answer. */
  children?: ReactNode;
}) {
  const { ask } = useDesk();
  const form = useForm<never, never>({
    fields: [],
    problems: () => [],
    messages: {},
    noResponse: useWords('desk').noResponse,
    send: async () => settle(await ask(send), onDone),
  });
  return (
    <DeskDialog form={form} onClose={onClose} heading={heading} act={act}>
      <p>{sentence}</p>
      {children}
    </DeskDialog>
  );
}
