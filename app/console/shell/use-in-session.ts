import { RequestCancelled } from '#app/request/client.ts';
import { InvalidToken } from '#app/request/invalid-token.ts';
import { useRedirectToLogin } from './use-redirect-to-login.ts';

/** Passes a call's reply on. Where the session has ended, the console is left instead. */
export function useInSession() {
  const leave = useRedirectToLogin();
  const end = (): never => {
    leave('ended');
    throw new RequestCancelled();
  };
  return async <Reply extends { code: unknown }>(asked: Promise<Reply>): Promise<Reply> => {
    const reply = await asked.catch((problem: unknown) => {
      if (problem instanceof InvalidToken) return end();
      throw problem;
    });
    return reply.code === 'session.required' ? end() : reply;
  };
}
