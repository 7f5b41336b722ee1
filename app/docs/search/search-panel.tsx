import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { ReaderWords } from '#content/interface/reader.ts';
import { htmlLanguages } from '#contract/locale.ts';
import { hitsId } from '../reader/ids.ts';
import { type Fold, groupHits } from './hit-groups.ts';
import { SearchFoot } from './search-foot.tsx';
import { SearchFailed, SearchFrame } from './search-frame.tsx';
import { SearchNone } from './search-none.tsx';
import { SearchOption } from './search-option.tsx';
import styles from './search-panel.module.css';
import { useChoice } from './use-choice.ts';
import { useSearch } from './use-search.ts';

export type SearchPanelProps = {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  /** Number of menu entries that match. */
  inMenu: number;
  words: ReaderWords;
  /** Receives the id of the selected option. */
  onChoose: (id: string | undefined) => void;
  onLeave: () => void;
};

/** The panel with hits in the text, beside the filtered menu. Focus stays in the field. */
export function SearchPanel({
  query,
  field,
  inMenu,
  words: { search: words, retry: retryWord },
  onChoose,
  onLeave,
}: SearchPanelProps) {
  const navigate = useNavigate();
  const { found, retry } = useSearch(query, useLocaleSettings().documents);
  const [opened, setOpened] = useState<{ query: string; folds: ReadonlySet<Fold> }>();
  const folds = opened?.query === query ? opened.folds : new Set<Fold>();
  const lines = found.step === 'done' ? found.lines : [];
  const groups = groupHits(lines, words, folds);
  const options = groups.flatMap((group) => group.options);

  // Enter can be faster than the search: the first hit opens once it is there.
  const [awaited, setAwaited] = useState<string>();
  const isCurrent = found.step === 'done' && found.query === query;
  const open = (index: number) => {
    if (!isCurrent) return setAwaited(query);
    const option = options[index];
    if (!option) return;
    if (option.kind === 'fold')
      return setOpened({ query, folds: new Set([...folds, option.fold]) });
    onLeave();
    void navigate(option.path);
  };
  const [chosen, choose] = useChoice(field, options.length, open);

  const openAwaited = useEffectEvent(() => awaited === query && open(0));
  useEffect(() => {
    if (isCurrent) openAwaited();
  }, [isCurrent]);

  const chosenId = options.length > 0 ? `${hitsId}-${chosen}` : undefined;
  useEffect(() => {
    onChoose(chosenId);
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
    return () => onChoose(undefined);
  }, [chosenId, onChoose]);

  const isNothing = found.step === 'done' && options.length === 0;
  let place = -1;
  return (
    <SearchFrame isWaiting={found.step === 'loading'} onLeave={onLeave}>
      {found.step === 'failed' && (
        <SearchFailed message={words.failed} action={retryWord} onRetry={retry} />
      )}
      {found.step === 'done' && (
        <>
          <div id={hitsId} role="listbox" aria-label={words.label} className={styles.lines}>
            {groups.map(({ key, label, count, locale, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
              <div
                key={key}
                role="group"
                aria-label={label || undefined}
                lang={htmlLanguages[locale]}
                className={key === 'exact' ? styles.card : styles.hits}
                data-chosen={(key === 'exact' && chosen < options.length) || undefined}
              >
                {label && (
                  <p className={styles.label} aria-hidden="true">
                    {label} <span>{count}</span>
                  </p>
                )}
                {options.map((option) => {
                  place += 1;
                  const index = place;
                  return (
                    <SearchOption
                      key={index}
                      id={`${hitsId}-${index}`}
                      option={option}
                      words={words}
                      isChosen={index === chosen}
                      onPoint={() => choose(index)}
                      onOpen={() => open(index)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {isNothing && (
            <SearchNone
              query={query}
              documents={lines[0]?.index.documents ?? []}
              words={words}
              onOpen={onLeave}
            />
          )}
          <SearchFoot line={lines[0]} groups={groups} inMenu={inMenu} words={words} />
        </>
      )}
    </SearchFrame>
  );
}
