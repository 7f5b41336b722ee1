import { RequestCancelled } from '#app/request/client.ts';
import { InvalidToken } from '#app/request/invalid-token.ts';
import { useRedirectToLogin } from './use-redirect-to-login.ts';

/** Returns a call's reply; redirects to the login page where the session has ended. */
export function useInSession() {
  const leave = useRedirectToLogin();
  const end = (): never => {
    leave('ended');
    throw new RequestCancelled();
  };
  return async <Reply extends { code: unknown }>(call: Promise<Reply>): Promise<Reply> => {
    const reply = await call.catch((problem: unknown) => {
      if (problem instanceof InvalidToken) return end();
      throw problem;
    });
    return reply.code === 'session.required' ? end() : reply;
  };
}
