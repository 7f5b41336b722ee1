import { Fragment, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { fill } from '#content/fill.ts';
import type { ReaderWords, SearchWords } from '#content/interface/reader.ts';
import { htmlLanguages } from '#contract/locale.ts';
import { hitsId } from '../reader/ids.ts';
import { type Fold, groupHits, type HitGroup } from './hit-groups.ts';
import { ReadReceipt } from './read-receipt.tsx';
import { foundIn, SearchFoot } from './search-foot.tsx';
import { SearchFailed, SearchFrame } from './search-frame.tsx';
import { SearchNone } from './search-none.tsx';
import { SearchOption } from './search-option.tsx';
import styles from './search-panel.module.css';
import { useChoice } from './use-choice.ts';
import { type Line, useSearch } from './use-search.ts';

export type SearchPanelProps = {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  /** Number of menu entries that match; undefined while the whole menu is shown. */
  inMenu: number | undefined;
  words: ReaderWords;
  /** Receives the id of the selected option. */
  onChoose: (id: string | undefined) => void;
  /** Receives what was found for the query, in words; empty if nothing was. */
  onFound: (query: string, said: string) => void;
  onLeave: () => void;
};

/** The panel with hits in the text, beside the filtered menu. Focus stays in the field. */
export function SearchPanel({
  query,
  field,
  inMenu,
  words: { search: words, retry: retryWord },
  onChoose,
  onFound,
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

  const said = saidOf(lines[0], groups, words);
  const foundFor = found.step === 'done' ? found.query : undefined;
  useEffect(() => {
    if (foundFor !== undefined) onFound(foundFor, said);
  }, [foundFor, said, onFound]);

  const isNothing = found.step === 'done' && options.length === 0;
  let place = -1;
  return (
    <SearchFrame isWaiting={found.step === 'loading'} onLeave={onLeave}>
      {found.step === 'failed' && (
        <SearchFailed message={words.failed} action={retryWord} onRetry={retry} />
      )}
      {found.step === 'done' && (
        <>
          {groups[0]?.receipt && groups[0].receipt.fields.length > 0 && (
            <ReadReceipt receipt={groups[0].receipt} words={words} />
          )}
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
                    <Fragment key={index}>
                      {option.kind === 'help' && (option.lead || option.isOnNewLine) && (
                        <span className={styles.lead} aria-hidden="true">
                          {option.lead}
                        </span>
                      )}
                      <SearchOption
                        id={`${hitsId}-${index}`}
                        option={option}
                        words={words}
                        isChosen={index === chosen}
                        onPoint={() => choose(index)}
                        onOpen={() => open(index)}
                      />
                    </Fragment>
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

/** What the menu says beside the hits: their number, or that a receipt was read. */
function saidOf(line: Line | undefined, groups: readonly HitGroup[], words: SearchWords): string {
  if (!line || groups.length === 0) return '';
  const { exact, reason } = line.answer;
  if (reason?.receipt) return words.isReceipt;
  if (exact || reason) return foundIn(line, groups, words);
  const count = groups.reduce((sum, { count = 0, options }) => sum + (count || options.length), 0);
  return fill(words.inTextCount, { count });
}
