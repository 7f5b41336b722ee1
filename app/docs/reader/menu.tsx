import { useCallback, useEffect, useRef, useState } from 'react';
import { BookOpen } from '#app/art/icons/reader.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CloseButton } from '#app/ui/close-button.tsx';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { ReaderFrame } from '#documents/files/reader-frame.ts';
import type { MenuEntry } from '#documents/manuscripts/library.ts';
import { isEnough } from '../search/is-enough.ts';
import { markTerms } from '../search/mark-terms.ts';
import { Marked } from '../search/marked.tsx';
import { SearchSlot } from '../search/search-slot.tsx';
import type { SearchBox } from '../search/use-search-box.ts';
import drawer from './drawer.module.css';
import { filterEntries, filterMenu } from './filter-menu.ts';
import { menuId } from './ids.ts';
import styles from './menu.module.css';
import { MenuFilter } from './menu-filter.tsx';

/** The menu: pinned entries, and groups of documents that open and close. */
export function Menu({
  frame: { pins, menu, words, wiki },
  current,
  wanted,
  box,
}: {
  frame: ReaderFrame;
  /** Id of the shown document. */
  current?: string;
  /** Path of a navigation in progress. */
  wanted?: string;
  /** The search field: it filters the menu and searches the text. */
  box: SearchBox;
}) {
  const [chosen, setChosen] = useState<string>();
  const [wholeFor, setWholeFor] = useState('');
  const [found, setFound] = useState<{ query: string; said: string }>();
  const menuElement = useRef<HTMLElement>(null);
  const keyword = wholeFor === box.query ? '' : box.query.trim();
  const wantedWords = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = filterMenu(menu, keyword);
  const pinned = filterEntries(pins, keyword);
  const left = [
    ...pinned,
    ...groups.flatMap(({ categories }) => categories.flatMap(({ entries }) => entries)),
  ];

  const learn = useCallback((query: string, said: string) => setFound({ query, said }), []);

  useEffect(() => {
    if (current && menuElement.current?.matches(':popover-open')) menuElement.current.hidePopover();
  }, [current]);

  const isCurrent = ({ id, path }: MenuEntry) => (wanted ? path === wanted : id === current);

  /** The group that is open where no current entry decides. */
  const first = menu.length === 1 || pins.some(isCurrent) ? menu[0] : undefined;

  const list = (entries: readonly MenuEntry[], className?: string) => (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <SiteLink to={entry.path} aria-current={isCurrent(entry) ? 'page' : undefined}>
            <span>
              <Marked pieces={markTerms(entry.name, wantedWords, true)} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );

  return (
    <aside
      id={menuId}
      ref={menuElement}
      popover="auto"
      className={classNames(drawer.drawer, styles.menu)}
      data-only="screen"
      data-searching={box.isOpen || undefined}
      onToggle={({ target, currentTarget, newState }) =>
        target === currentTarget && newState === 'closed' && box.isOpen && box.close()
      }
      onBlur={({ relatedTarget, currentTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && box.close()
      }
    >
      <div className={classNames(drawer.head, styles.head)}>
        <p>{words.title}</p>
        <CloseButton label={words.closeMenu} popoverTarget={menuId} popoverTargetAction="hide" />
      </div>
      <MenuFilter
        words={words}
        box={box}
        chosen={chosen}
        left={keyword ? left.length : undefined}
        said={saidFor(box, found)}
        onWhole={() => setWholeFor(box.query)}
      />
      <div className={styles.rest}>
        <nav
          className={styles.groups}
          aria-label={words.title}
          data-filtered={keyword !== '' || undefined}
        >
          {pinned.length > 0 && list(pinned, styles.pins)}
          {groups.map((group) => {
            const entries = group.categories.flatMap((category) => category.entries);
            return (
              <details
                key={group.id}
                open={keyword !== '' || entries.some(isCurrent) || group === first}
              >
                <summary>
                  {group.name}
                  <ExpandIcon className={styles.sign} />
                </summary>
                {group.categories.map((category) => (
                  <div key={category.id} className={styles.category}>
                    <p data-same={category.name === group.name || undefined}>{category.name}</p>
                    {list(category.entries)}
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
      </div>
      {box.isOpen && isEnough(box.query) && (
        <SearchSlot
          query={box.query.trim()}
          field={box.field}
          inMenu={keyword ? left.length : undefined}
          words={words}
          onChoose={setChosen}
          onFound={learn}
          onLeave={box.close}
        />
      )}
    </aside>
  );
}

/** Undefined while the search for the query runs; empty if it found nothing or never ran. */
function saidFor(
  { query, isOpen }: SearchBox,
  found: { query: string; said: string } | undefined,
): string | undefined {
  if (found?.query === query.trim()) return found.said;
  return isOpen && isEnough(query) ? undefined : '';
}
