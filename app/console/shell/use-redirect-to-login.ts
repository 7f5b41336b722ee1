import { useNavigate } from 'react-router';
import { forgetSession } from '#app/request/forget-session.ts';
import { arrivalState } from '#app/session/arrival.ts';
import { withDestination } from '#app/session/destination.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { usePath } from '#app/words/use-path.ts';
import type { LoginArrival } from '#content/interface/login.ts';

/**
 * To the login page of the language, which says why and leads back here, unless somebody signed
 * out; nothing of the session stays behind.
 */
export function useRedirectToLogin(): (arrival: LoginArrival) => void {
  const navigate = useNavigate();
  const path = usePath();
  const login = usePagePath()('login');
  return (arrival) => {
    forgetSession();
    const target = arrival === 'signedOut' ? login : withDestination(login, path);
    navigate(target, { replace: true, state: arrivalState(arrival) });
  };
}
