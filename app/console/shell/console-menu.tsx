import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { MenuPanel } from '#app/layout/menu-panel.tsx';
import type { Viewer } from '#app/session/session-calls.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { usePath } from '#app/words/use-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { menuPages } from '#content/console-pages.ts';
import { joinBy } from '#content/fill.ts';
import styles from './console-menu.module.css';
import { menuOf, shownMenus } from './viewer.ts';

/** The menus of the viewer: a sidebar from 900 px, below a drawer that the bar opens. */
export function ConsoleMenu({ id, viewer }: { id: string; viewer: Viewer | undefined }) {
  const words = useWords('console');
  const pagePath = usePagePath();
  const current = usePath();

  return (
    <MenuPanel
      as="aside"
      id={id}
      ground="ink"
      closeLabel={words.closeMenu}
      className={styles.menu}
      topClassName={styles.top}
    >
      <nav aria-label={words.navigation}>
        {viewer &&
          !viewer.duty &&
          shownMenus(viewer).map(({ name, menus }) => (
            <div key={name}>
              <p id={`${id}-${name}`}>{words.groups[name] ?? name}</p>
              <ul aria-labelledby={`${id}-${name}`}>
                {menus.flatMap((menuId) => {
                  const pages = menuPages[menuId];
                  // A menu with one entry leads to several pages, which are tabs of one.
                  const isOpen = pages.length === 1 && menuOf(current) === menuId;
                  return pages.map((page) => (
                    <li key={page}>
                      <SiteLink
                        to={pagePath(page)}
                        aria-current={pagePath(page) === current ? 'page' : isOpen || undefined}
                      >
                        {words.pages[page] ?? words.menus[menuId]}
                      </SiteLink>
                    </li>
                  ));
                })}
              </ul>
            </div>
          ))}
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch className={styles.language} />
        {viewer && (
          <p>
            <SiteLink to={pagePath('console-security')} className={styles.who}>
              {joinBy(words.joined, [viewer.name, words.roles[viewer.role]])}
            </SiteLink>
            <span>{viewer.companyName}</span>
          </p>
        )}
      </div>
    </MenuPanel>
  );
}
