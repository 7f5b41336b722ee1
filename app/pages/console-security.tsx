import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { AccountPage } from '#app/console/account/account-page.tsx';
import { AsyncCode } from '#app/console/async-code.tsx';
import { AsyncSection } from '#app/console/async-section.tsx';
import { PasswordPart } from '#app/console/security/password-part.tsx';
import { asksToSecure } from '#app/console/security/secure-now.ts';
import { SessionsPart } from '#app/console/security/sessions-part.tsx';
import { TwoFactor } from '#app/console/security/two-factor.tsx';
import { useViewer, useViewerChanged } from '#app/console/shell/viewer.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { firstFactorOf } from '#app/session/first-factor.ts';
import { loadWords } from '#app/words/load-words.ts';
import { listSessions } from '#contract/console.ts';
import { getSecurity } from '#contract/two-factor.ts';
import styles from './console-security.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(
    args,
    'console',
    'consoleAccount',
    'consoleConfirm',
    'consoleSecurity',
    'fieldErrors',
    'passwordRules',
  );

const firstPassword = onDemand(() => import('#app/console/security/own-password.tsx'));

export default function ConsoleSecurity() {
  if (useViewer().duty !== 'password') return <OwnSecurity />;
  return <AsyncCode code={firstPassword}>{({ OwnPassword }) => <OwnPassword />}</AsyncCode>;
}

function OwnSecurity() {
  const viewerChanged = useViewerChanged();
  const security = useLoaded(() => request(getSecurity));
  const sessions = useLoaded(() => request(listSessions));
  const { isUrgent, firstFactor } = useArrival();
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded && security.loaded.step !== 'loading') setLoaded(true);
  return (
    <AccountPage>
      <div className={styles.steps}>
        <AsyncSection loaded={security.loaded} onRetry={security.retry}>
          {(known) => (
            <TwoFactor
              security={known}
              onChanged={() => {
                security.refresh();
                // A second factor may be what everything else waits for.
                viewerChanged();
              }}
              firstFactor={firstFactor}
              hasOthers={sessions.loaded.step === 'ready' && sessions.loaded.data.length > 1}
              onSessionsChanged={sessions.refresh}
            />
          )}
        </AsyncSection>
      </div>
      {/* The height of the steps is unknown while loading; rendering the rest would shift it down. */}
      {isLoaded && (
        <>
          <PasswordPart
            isUrgent={isUrgent}
            onChanged={() => {
              security.refresh();
              sessions.refresh();
            }}
          />
          <SessionsPart
            loaded={sessions.loaded}
            onRetry={sessions.retry}
            onEnded={sessions.refresh}
          />
        </>
      )}
    </AccountPage>
  );
}

/** Read once: what one came for is not asked again after a reload. */
function useArrival() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => ({
    isUrgent: asksToSecure(state),
    firstFactor: firstFactorOf(state),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => {
    if (arrival.isUrgent || arrival.firstFactor)
      void navigate(pathname, { replace: true, preventScrollReset: true });
  }, []);
  return arrival;
}
