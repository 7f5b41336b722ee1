import { useNavigate } from 'react-router';
import { forgetSession } from '#app/request/forget-session.ts';
import { withDestination } from '#app/session/destination.ts';
import { loginReasonState } from '#app/session/login-reason.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { usePath } from '#app/words/use-path.ts';
import type { LoginReason } from '#content/interface/login.ts';

/**
 * Clears the session and redirects to the login page, which says why. It leads back here, except
 * after a sign-out.
 */
export function useRedirectToLogin(): (arrival: LoginReason) => void {
  const navigate = useNavigate();
  const path = usePath();
  const login = usePagePath()('login');
  return (arrival) => {
    forgetSession();
    const target = arrival === 'signedOut' ? login : withDestination(login, path);
    navigate(target, { replace: true, state: loginReasonState(arrival) });
  };
}
