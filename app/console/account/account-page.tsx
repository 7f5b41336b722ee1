import { type ReactNode, useEffect, useRef } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { usePath } from '#app/words/use-path.ts';
import { useWords } from '#app/words/use-words.ts';
import type { PageId } from '#content/site-map.ts';
import { shownMenus, useViewer } from '../shell/viewer.ts';
import styles from './account-page.module.css';

const tabs = [
  { id: 'details', page: 'console-account' },
  { id: 'security', page: 'console-security' },
  { id: 'events', page: 'console-events' },
] as const satisfies { id: string; page: PageId }[];

/** A tab is a page: set by a click, so that the new page focuses its tab. */
let wasPressed = false;

/** “My account”: three pages that look like tabs of one. */
export function AccountPage({ children }: { children: ReactNode }) {
  const words = useWords('consoleAccount');
  const pagePath = usePagePath();
  const current = usePath();
  const viewer = useViewer();
  const open = viewer.duty ? [] : shownMenus(viewer).flatMap(({ menus }) => menus);
  // The security page alone is open to everybody.
  const isAlone = !open.includes('account');
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    // On a narrow screen the row scrolls, and the last tab may be out of view.
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (wasPressed) tab?.focus({ preventScroll: true });
    wasPressed = false;
  }, []);

  return (
    <>
      <h1>{isAlone ? words.tabs.security : words.title}</h1>
      {!isAlone && (
        <nav ref={row} className={styles.tabs} aria-label={words.title}>
          {tabs.map(({ id, page }) => (
            <SiteLink
              key={id}
              to={pagePath(page)}
              aria-current={pagePath(page) === current ? 'page' : undefined}
              data-name={words.tabs[id]}
              onClick={() => {
                wasPressed = true;
              }}
            >
              {words.tabs[id]}
            </SiteLink>
          ))}
        </nav>
      )}
      {children}
    </>
  );
}
