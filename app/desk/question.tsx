import type { ReactNode } from 'react';
import type { Reply } from '#app/request/use-reply.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { useDeskForm } from './use-desk-form.ts';

/** Asks before something is done that cannot be undone. */
export function Question<Data>({
  words: { heading, sentence, act },
  onDone,
  onClose,
  children,
  ...asked
}: {
  words: { heading: string; sentence?: string; act: string };
  send: () => Promise<Reply<Data>>;
  /** After it has been closed. */
  onDone: (data: Data) => void;
  onRefused?: ((code: string | number) => void) | undefined;
  onClose: () => void;
  noResponse?: string;
  /** Something to read or to choose before the answer. */
  children?: ReactNode;
}) {
  const form = useDeskForm<Data, never, never>({
    ...{ fields: [], problems: () => [], messages: {}, ...asked },
    onDone: (data) => {
      onClose();
      onDone(data);
    },
  });
  return (
    <DeskDialog {...{ form, onClose, heading, act }}>
      {sentence && <p>{sentence}</p>}
      {children}
    </DeskDialog>
  );
}
