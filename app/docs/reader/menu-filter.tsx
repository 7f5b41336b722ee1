import type { KeyboardEvent } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CloseIcon } from '#app/ui/close-icon.tsx';
import { SearchIcon } from '#app/ui/search-icon.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { fill } from '#content/fill.ts';
import type { ReaderWords } from '#content/interface/reader.ts';
import note from '../note.module.css';
import type { SearchBox } from '../search/use-search-box.ts';
import { warmSearch } from '../search/warm-search.ts';
import { hitsId } from './ids.ts';
import styles from './menu-filter.module.css';

/** A whole receipt fits, with white space. */
const longestReceipt = 4000;

/** The search field above the menu. Uncontrolled, so that input before hydration is not lost. */
export function MenuFilter({
  words: { filter, search },
  box: { field, query, isOpen, change, clear, close },
  chosen,
  left,
  said,
  onWhole,
}: {
  words: ReaderWords;
  box: SearchBox;
  /** Id of the hit selected by keyboard. */
  chosen?: string;
  /** Number of matching entries; undefined while the menu is not filtered. */
  left?: number;
  /** What the search found in the text, in words: empty for nothing, undefined while it runs. */
  said: string | undefined;
  onWhole: () => void;
}) {
  const { documents } = useLocaleSettings();
  const isWiping = query !== '';

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isWiping) clear();
    else close();
  };

  const goToHits = () => {
    field.current?.focus();
    document.getElementById(hitsId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <search className={styles.filter} data-only="script">
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={search.label}
          aria-autocomplete="list"
          aria-expanded={chosen !== undefined}
          aria-controls={chosen && hitsId}
          aria-activedescendant={chosen}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={filter.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestReceipt}
          onFocus={(event) => {
            warmSearch(documents);
            change(event.currentTarget.value);
          }}
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={leave}
        />
        {(isWiping || isOpen) && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.wipe}
            data-closes={!isWiping || undefined}
            aria-label={isWiping ? search.wipe : search.close}
            onMouseDown={(event) => event.preventDefault()}
            onClick={isWiping ? clear : close}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      {left !== undefined && left > 0 && (
        <p className={styles.count}>{fill(search.inMenu, { count: left })}</p>
      )}
      {left === 0 && (
        <>
          {said === '' ? (
            <p role="alert" className={classNames(note.note, styles.none)}>
              {filter.none}
            </p>
          ) : (
            <div className={styles.elsewhere}>
              <p className={styles.head}>
                {search.menuHead} <span>0</span>
              </p>
              <p className={styles.alert}>{filter.none}</p>
              <p className={styles.noTitle}>{search.noTitle}</p>
              {said && (
                <button type="button" className={styles.go} onClick={goToHits}>
                  {said}
                  <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
                    <path d="M0 7H20M14 1 20 7 14 13" />
                  </svg>
                </button>
              )}
            </div>
          )}
          <button type="button" className={styles.whole} onClick={onWhole}>
            {search.wholeMenu}
          </button>
        </>
      )}
    </search>
  );
}
