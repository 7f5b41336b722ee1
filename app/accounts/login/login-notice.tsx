import { useLocation } from 'react-router';
import { loginReasonOf } from '#app/session/login-reason.ts';
import { Callout } from '#app/ui/callout.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './login-notice.module.css';
import { useDestination } from './use-destination.ts';

/** Why the visitor was redirected to the login page; empty without a redirect. */
export function LoginNotice() {
  const { arrivals, continueTo } = useWords('login');
  const sentence = loginReasonOf(useLocation().state, arrivals);
  const destination = useDestination();
  // A reload keeps the navigation state, which prerendered HTML cannot know.
  if (!useHydrated() || !(sentence || destination)) return null;
  return (
    <div role="status" className={styles.note}>
      <Callout {...(destination && { lead: fill(continueTo, { page: destination.name }) })}>
        {sentence}
      </Callout>
    </div>
  );
}
