import { useNavigate } from 'react-router';
import { arrivalState } from '#app/accounts/arrival-note.tsx';
import { forgetSession } from '#app/accounts/session.ts';
import { storedLocale } from '#app/visit/language-preference.ts';
import type { LoginArrival } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';

/** To the login page of the language, which says why; nothing of the session stays behind. */
export function useLeave(): (arrival: LoginArrival) => void {
  const navigate = useNavigate();
  return (arrival) => {
    forgetSession();
    navigate(pagePath('login', storedLocale()), { replace: true, state: arrivalState(arrival) });
  };
}
