import { type ReactNode, useId, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { Logo } from '#app/layout/logo.tsx';
import { MenuButton } from '#app/layout/menu-panel.tsx';
import { SkipLink } from '#app/layout/skip-link.tsx';
import { RequestCancelled, request } from '#app/request/client.ts';
import { readUserToken } from '#app/request/user-token.ts';
import type { Viewer } from '#app/session/session-calls.ts';
import { useHasToken } from '#app/session/signed-in.ts';
import { useSignOut } from '#app/signed-in/use-sign-out.ts';
import { Button } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Toasts } from '#app/ui/toast.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { usePath } from '#app/words/use-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { whoAmI } from '#contract/console.ts';
import { AsyncSection } from '../async-section.tsx';
import { Reauthentication } from '../dialogs/reauthentication.tsx';
import { useLoaded } from '../use-loaded.ts';
import { ClosedMenu } from './closed-menu.tsx';
import styles from './console-frame.module.css';
import { ConsoleMenu } from './console-menu.tsx';
import { SampleNote } from './sample-note.tsx';
import { SignedOut } from './signed-out.tsx';
import { TwoFactorNote } from './two-factor-note.tsx';
import { useFollowSession } from './use-follow-session.ts';
import { useRedirectToLogin } from './use-redirect-to-login.ts';
import { neededMenu, shownMenus, ViewerContext } from './viewer.ts';

/** The frame of every console page. Without a session it redirects to the login page. */
export default function ConsoleFrame() {
  const words = useWords('console');
  const path = usePath();
  const pagePath = usePagePath();
  const menuId = useId();
  const leave = useRedirectToLogin();
  const hasToken = useHasToken();
  const [failure, setFailure] = useState<string>();

  const loadViewer = async () => {
    if (await readUserToken()) return request(whoAmI);
    leave('required');
    throw new RequestCancelled();
  };
  const { loaded, retry, refresh } = useLoaded(loadViewer, path);
  const viewer = loaded.step === 'ready' ? loaded.data : undefined;
  useFollowSession(viewer);

  const { signOut, isBusy } = useSignOut(viewer?.idleMinutes, (sentence) => {
    // Without a connection the login page would not load either.
    if (sentence) setFailure(sentence);
    else leave('signedOut');
  });
  const isOver = !hasToken && (viewer !== undefined || failure !== undefined);
  const shown = isOver ? undefined : viewer;

  return (
    <div className={styles.console}>
      <SkipLink />
      <ConsoleMenu id={menuId} viewer={shown} />
      <div className={styles.side}>
        <header className={styles.bar} data-ground="paper">
          <div className={styles.logo}>
            <Logo />
          </div>
          <LanguageSwitch className={styles.wide} />
          {shown && (
            <SiteLink to={pagePath('console-security')} className={styles.who}>
              <strong>{shown.name}</strong> <span>{words.roles[shown.role]}</span>
            </SiteLink>
          )}
          {!isOver && (
            <Button
              variant="outline"
              size="small"
              onClick={signOut}
              aria-disabled={isBusy || undefined}
            >
              {isBusy ? words.signingOut : words.signOut}
            </Button>
          )}
          <MenuButton panelId={menuId} label={words.openMenu} className={styles.burger} />
        </header>
        <main id="content" tabIndex={-1} className={styles.main} data-ground="paper">
          <noscript>{words.noScript}</noscript>
          {isOver ? (
            <SignedOut failure={failure} />
          ) : (
            <AsyncSection loaded={loaded} onRetry={retry}>
              {(known) => (
                <Shown viewer={known} refresh={refresh} path={path}>
                  <Reauthentication key={path}>
                    <Outlet />
                  </Reauthentication>
                </Shown>
              )}
            </AsyncSection>
          )}
        </main>
      </div>
      <Toasts closeLabel={words.close} />
    </div>
  );
}

/** The page, or a note where the viewer may not see its menu; the server refuses it as well. */
function Shown({
  viewer,
  refresh,
  path,
  children,
}: {
  viewer: Viewer;
  refresh: () => void;
  path: string;
  children: ReactNode;
}) {
  const security = usePagePath()('console-security');
  if (viewer.duty && path !== security) return <Navigate to={security} replace />;
  const menu = neededMenu(path);
  const open = shownMenus(viewer).flatMap(({ menus }) => menus);
  if (menu && !open.includes(menu)) return <ClosedMenu open={open} />;
  return (
    <ViewerContext value={{ viewer, refresh }}>
      {viewer.twoFactorDueAt && viewer.duty !== 'password' && (
        <TwoFactorNote dueAt={viewer.twoFactorDueAt} isDue={viewer.duty === 'two-factor'} />
      )}
      {viewer.samplesUntil && <SampleNote until={viewer.samplesUntil} />}
      {children}
    </ViewerContext>
  );
}
