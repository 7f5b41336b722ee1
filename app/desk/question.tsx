import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { type Reply, useDesk } from './use-desk.ts';

/** Asks before something is done that cannot be undone. */
export function Question({
  words: { heading, sentence, act },
  send,
  onDone,
  onClose,
}: {
  words: { heading: string; sentence: string; act: string };
  send: () => Promise<Reply<unknown>>;
  onDone: () => void;
  onClose: () => void;
}) {
  const { ask } = useDesk();
  const form = useForm<never, never>({
    fields: [],
    problems: () => [],
    messages: {},
    noResponse: useWords('desk').noResponse,
    send: async () => {
      const reply = await ask(send);
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone();
      return undefined;
    },
  });
  return (
    <DeskDialog form={form} onClose={onClose} heading={heading} act={act}>
      <p>{sentence}</p>
    </DeskDialog>
  );
}
