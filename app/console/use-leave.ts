import { useNavigate } from 'react-router';
import { forgetSession } from '#app/request/forget-session.ts';
import { arrivalState } from '#app/session/arrival.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import type { LoginArrival } from '#content/interface/login.ts';

/** To the login page of the language, which says why; nothing of the session stays behind. */
export function useLeave(): (arrival: LoginArrival) => void {
  const navigate = useNavigate();
  const pagePath = usePagePath();
  return (arrival) => {
    forgetSession();
    navigate(pagePath('login'), { replace: true, state: arrivalState(arrival) });
  };
}
