import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { useInSession } from './shell/use-in-session.ts';

type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;

/** What a call says now; undefined where it refuses. For what follows a lost answer. */
export function useCurrent() {
  const inSession = useInSession();
  return async <Data>(asked: Promise<Reply<Data>>): Promise<Data | undefined> => {
    const reply = await inSession(asked);
    return isAccepted(reply) ? reply.data : undefined;
  };
}
