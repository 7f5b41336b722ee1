import type { Reply } from '#app/request/use-reply.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useInSession } from './shell/use-in-session.ts';

/** Data of a read call, to find out what happened after a lost reply; undefined if refused. */
export function useCurrent() {
  const inSession = useInSession();
  return async <Data>(call: Promise<Reply<Data>>): Promise<Data | undefined> => {
    const reply = await inSession(call);
    return isAccepted(reply) ? reply.data : undefined;
  };
}
