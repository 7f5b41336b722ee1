import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CloseSign } from '#app/ui/close-sign.tsx';
import { ExpandSign } from '#app/ui/expand-sign.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { filterMenu } from './filter-menu.ts';
import { menuId } from './ids.ts';
import type { ReaderFrame } from './load-document.ts';
import styles from './menu.module.css';
import { MenuFilter } from './menu-filter.tsx';
import { SearchButton } from './search/search-button.tsx';

/** Groups that open and close, in them the documents as stops on short lines. */
export function Menu({
  frame: { menu, words, wiki },
  current,
  wanted,
  onSearch,
}: {
  frame: ReaderFrame;
  /** The document that is shown. */
  current?: string;
  /** The path that was asked for and is still on its way. */
  wanted?: string;
  onSearch: () => void;
}) {
  const [keyword, setKeyword] = useState('');
  const drawer = useRef<HTMLElement>(null);
  const groups = filterMenu(menu, keyword);

  useEffect(() => {
    if (current && drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [current]);

  const isCurrent = ({ id, path }: { id: string; path: string }) =>
    wanted ? path === wanted : id === current;

  return (
    <aside id={menuId} ref={drawer} popover="auto" className={styles.menu}>
      <div className={styles.head}>
        <p>{words.title}</p>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <CloseSign />
        </button>
      </div>
      <MenuFilter words={words.filter} isEmpty={groups.length === 0} onChange={setKeyword} />
      <SearchButton words={words.search} onOpen={onSearch} />
      <nav className={styles.groups} aria-label={words.title}>
        {groups.map((group) => {
          const entries = group.categories.flatMap((category) => category.entries);
          return (
            <details
              key={group.id}
              open={keyword !== '' || entries.some(isCurrent) || menu.length === 1}
            >
              <summary>
                {group.name}
                <ExpandSign className={styles.sign} />
              </summary>
              {group.categories.map((category) => (
                <div key={category.id} className={styles.category}>
                  {category.name !== group.name && <p>{category.name}</p>}
                  <ul>
                    {category.entries.map((entry) => (
                      <li key={entry.id}>
                        <SiteLink
                          to={entry.path}
                          aria-current={isCurrent(entry) ? 'page' : undefined}
                        >
                          {entry.name}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </details>
          );
        })}
      </nav>
      {wiki && (
        <a className={styles.wiki} href={wiki} target="_blank" rel="noopener">
          <BookOpen size={18} aria-hidden="true" />
          {words.wiki}
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 10 10 2M3 2H10V9" />
          </svg>
        </a>
      )}
    </aside>
  );
}
