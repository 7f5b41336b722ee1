import { type ReactNode, useId, useState } from 'react';
import { Outlet } from 'react-router';
import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { Logo } from '#app/layout/logo.tsx';
import { SkipLink } from '#app/layout/skip-link.tsx';
import { RequestCancelled, request } from '#app/request/client.ts';
import { readUserToken } from '#app/request/user-token.ts';
import { useHasToken } from '#app/session/signed-in.ts';
import type { Viewer } from '#app/session/who.ts';
import { useSignOut } from '#app/signed-in/use-sign-out.ts';
import { Button } from '#app/ui/button.tsx';
import { Toasts } from '#app/ui/toast.tsx';
import { usePath } from '#app/words/use-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { whoAmI } from '#contract/console.ts';
import { AsyncSection } from '../async-section.tsx';
import { Confirming } from '../dialogs/confirming.tsx';
import { useLoaded } from '../use-loaded.ts';
import { ClosedMenu } from './closed-menu.tsx';
import styles from './console-frame.module.css';
import { ConsoleMenu } from './console-menu.tsx';
import { SignedOut } from './signed-out.tsx';
import { useFollowSession } from './use-follow-session.ts';
import { useRedirectToLogin } from './use-redirect-to-login.ts';
import { menuOf, shownMenus, ViewerContext } from './viewer.ts';

/** Around every page of the console. Whoever has no session is led to the login page. */
export default function ConsoleFrame() {
  const words = useWords('console');
  const path = usePath();
  const menuId = useId();
  const leave = useRedirectToLogin();
  const hasToken = useHasToken();
  const [unheard, setUnheard] = useState<string>();

  const askWho = async () => {
    if (await readUserToken()) return request(whoAmI);
    leave('required');
    throw new RequestCancelled();
  };
  const { loaded, retry, refresh } = useLoaded(askWho, path);
  const viewer = loaded.step === 'ready' ? loaded.data : undefined;
  useFollowSession(viewer);

  const { signOut, isBusy } = useSignOut(viewer?.idleMinutes, (sentence) => {
    // Where nobody answers the login page would not come either.
    if (sentence) setUnheard(sentence);
    else leave('signedOut');
  });
  const isOver = !hasToken && (viewer !== undefined || unheard !== undefined);
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
            <p className={styles.who}>
              <strong>{shown.name}</strong> <span>{words.roles[shown.role]}</span>
            </p>
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
          <button
            type="button"
            className={styles.burger}
            popoverTarget={menuId}
            aria-label={words.openMenu}
          >
            <svg viewBox="0 0 26 16" aria-hidden="true">
              <path d="M0 2H26M8 14H26" />
            </svg>
          </button>
        </header>
        <main id="content" tabIndex={-1} className={styles.main} data-ground="paper">
          <noscript>{words.noScript}</noscript>
          {isOver ? (
            <SignedOut unheard={unheard} />
          ) : (
            <AsyncSection loaded={loaded} onRetry={retry}>
              {(known) => (
                <Shown viewer={known} refresh={refresh} path={path}>
                  <Confirming key={path}>
                    <Outlet />
                  </Confirming>
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

/** The page where its menu is open to the viewer, else a note. The server says no as well. */
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
  const menu = menuOf(path);
  const open = shownMenus(viewer).flatMap(({ menus }) => menus);
  if (menu && !open.includes(menu)) return <ClosedMenu open={open} />;
  return <ViewerContext value={{ viewer, refresh }}>{children}</ViewerContext>;
}
