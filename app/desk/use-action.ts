import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useDesk } from './use-desk.ts';

/** Makes a change without a form. `onAnswer`: also where it was refused. */
export function useAction(onAnswer?: () => void) {
  const { ask } = useDesk();
  const { submit, isBusy, refused } = useSubmission(useWords('desk').noResponse);
  const act = <Data>(send: () => Promise<Reply<Data>>, onDone?: (data: Data) => void) =>
    submit(async () => {
      const reply = await ask(send);
      onAnswer?.();
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone?.(reply.data as Data);
      return undefined;
    });
  return { act, isBusy, refused };
}
