import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import type { Reply } from '#app/request/use-reply.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useReauthenticated } from './use-reauthenticated.ts';

/** Sends a change, reauthenticating where the server demands it; `onDone` gets the reply's data. */
export function useChange() {
  const reauthenticated = useReauthenticated();
  return async <Data>(
    action: ActionWords,
    send: () => Promise<Reply<Data>>,
    onDone: (data: Data) => void,
  ): Promise<Refused | undefined> => {
    const reply = await reauthenticated(action, send);
    if (!isAccepted(reply)) return refusedBy(reply);
    onDone(reply.data);
    return undefined;
  };
}
