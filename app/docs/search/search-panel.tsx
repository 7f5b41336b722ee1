import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CloseSign } from '#app/ui/close-sign.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { SearchSign } from '#app/ui/search-sign.tsx';
import { useWays } from '#app/words/use-ways.ts';
import { languageNames, type ReaderWords } from '#content/interface/docs.ts';
import { SearchHit } from './search-hit.tsx';
import styles from './search-panel.module.css';
import { useSearch } from './use-search.ts';

/** A field over its hits. The arrows choose, Enter opens, Escape closes. */
export function SearchPanel({
  isOpen,
  words: { search: words, retry: retryWord },
  onClose,
}: {
  isOpen: boolean;
  words: ReaderWords;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, retry } = useSearch(query, useWays().documents, isOpen);
  const lines = found.step === 'done' ? found.lines : [];
  const hits = lines.flatMap(({ hits }) => hits);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    field.current?.select();
  }, [isOpen]);

  useEffect(() => {
    document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);

  const open = (index: number) => {
    const record = hits[index]?.record;
    if (!record) return;
    onClose();
    void navigate({ pathname: record.path, hash: record.anchor && `#${record.anchor}` });
  };

  const choose = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) setChosen((chosen + step + hits.length) % hits.length);
    else if (event.key === 'Enter') open(chosen);
    else return;
    event.preventDefault();
  };

  let place = -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it.
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={words.label}
      // Said before the dialog goes: whoever opens it again at once finds it closed.
      onCancel={onClose}
      onClose={() => isOpen && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <SearchSign />
          <input
            ref={field}
            inputMode="search"
            role="combobox"
            aria-label={words.label}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? `${listId}-${chosen}` : undefined}
            placeholder={words.placeholder}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={choose}
          />
          <button type="button" aria-label={words.close} onClick={onClose}>
            <CloseSign />
          </button>
        </div>
        <div id={listId} role="listbox" aria-label={words.label} className={styles.lines}>
          {lines.map(({ locale, hits }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
            <div key={locale} role="group" aria-label={languageNames[locale]}>
              <p className={styles.language} aria-hidden="true">
                {languageNames[locale]} <span>{hits.length}</span>
              </p>
              <div className={styles.hits}>
                {hits.map((hit) => {
                  place += 1;
                  const index = place;
                  return (
                    <SearchHit
                      key={hit.record.document}
                      id={`${listId}-${index}`}
                      hit={hit}
                      locale={locale}
                      isChosen={index === chosen}
                      onPoint={() => setChosen(index)}
                      onOpen={() => open(index)}
                    />
                  );
                })}
              </div>
            </div>
          ))}
        </div>
        {found.step === 'loading' && <Loader label={words.loading} />}
        {found.step === 'failed' && (
          <FailureNote message={words.failed} action={retryWord} onRetry={retry} />
        )}
        {found.step === 'done' && query.trim() !== '' && hits.length === 0 && (
          <p role="alert" className={styles.none}>
            {words.none}
          </p>
        )}
        <div className={styles.foot}>
          <p>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {words.choose} <kbd>↵</kbd> {words.follow}
          </p>
          <p role="status">
            {hits.length > 0 && words.count.replace('{count}', String(hits.length))}
          </p>
        </div>
      </div>
    </dialog>
  );
}
