import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { showToast, type Toast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type Reply, useDesk } from './use-desk.ts';

/** Sends a change without a form, and says what was done. `onAnswer`: also where it was refused. */
export function useAction(onAnswer?: () => void) {
  const { ask } = useDesk();
  const { submit, isBusy, refused } = useSubmission(useWords('desk').noResponse);
  const act = <Data>(send: () => Promise<Reply<Data>>, done: (data: Data) => Toast) =>
    submit(async () => {
      const reply = await ask(send);
      onAnswer?.();
      if (!isAccepted(reply)) return refusedBy(reply);
      showToast(done(reply.data));
      return undefined;
    });
  return { act, isBusy, refused };
}
