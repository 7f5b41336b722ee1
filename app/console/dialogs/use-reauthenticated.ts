import { createContext, use } from 'react';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { useInSession } from '../shell/use-in-session.ts';

/** Opens the reauthentication dialog; throws `UserCancelled` when it is cancelled. */
export const ReauthenticateContext = createContext<
  ((action: ActionWords) => Promise<void>) | undefined
>(undefined);

/** Like `useInSession`; where the server demands reauthentication, asks for it and sends again. */
export function useReauthenticated() {
  const inSession = useInSession();
  const reauthenticate = use(ReauthenticateContext);
  return async <Reply extends { code: unknown }>(
    action: ActionWords,
    send: () => Promise<Reply>,
  ): Promise<Reply> => {
    const reply = await inSession(send());
    if (reply.code !== 'session.confirm' || !reauthenticate) return reply;
    await reauthenticate(action);
    return inSession(send());
  };
}
