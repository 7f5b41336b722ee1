import { createContext, use } from 'react';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { useInSession } from '../shell/use-in-session.ts';

/** Asks whether it is them; fails with `Withdrawn` where they think better of it. */
export const ReauthenticateContext = createContext<
  ((deed: ActionWords) => Promise<void>) | undefined
>(undefined);

/**
 * Passes a call's reply on like `useInSession`. Where the server wants to know first that it is
 * them, they are asked, and the call goes out again.
 */
export function useReauthenticated() {
  const inSession = useInSession();
  const ask = use(ReauthenticateContext);
  return async <Reply extends { code: unknown }>(
    deed: ActionWords,
    send: () => Promise<Reply>,
  ): Promise<Reply> => {
    const reply = await inSession(send());
    if (reply.code !== 'session.confirm' || !ask) return reply;
    await ask(deed);
    return inSession(send());
  };
}
