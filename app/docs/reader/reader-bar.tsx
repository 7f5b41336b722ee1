import { MessageCircle } from '#app/art/icons/reader.tsx';
import { chatPanelId } from '#app/ui/chat-panel-id.ts';
import { SearchIcon } from '#app/ui/search-icon.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import type { ReaderWords } from '#content/interface/reader.ts';
import { contentsId, menuId } from './ids.ts';
import styles from './reader-bar.module.css';

/** The bar of narrow screens: menu, current document, search and contents. */
export function ReaderBar({
  words,
  name,
  hasContents,
  onSearch,
}: {
  words: ReaderWords;
  name: string;
  hasContents: boolean;
  onSearch: () => void;
}) {
  const { chat } = useLayout().words;
  return (
    <div className={styles.bar} data-only="screen">
      <button type="button" popoverTarget={menuId} className={styles.menu}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 2H18V18H2ZM7.5 2V18" />
        </svg>
        {words.menu}
      </button>
      <p>
        <span>{name}</span>
      </p>
      <div className={styles.end}>
        <button
          type="button"
          className={styles.search}
          aria-label={words.search.open}
          onClick={onSearch}
        >
          <SearchIcon />
        </button>
        {hasContents && (
          <button type="button" popoverTarget={contentsId}>
            <span>{words.contents}</span>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M6.5 4H19M6.5 10H19M6.5 16H19M1 4H3M1 10H3M1 16H3" />
            </svg>
          </button>
        )}
        <button
          type="button"
          aria-label={chat.open}
          aria-haspopup="dialog"
          aria-controls={chatPanelId}
        >
          <MessageCircle aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
