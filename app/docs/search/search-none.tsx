import { Fragment } from 'react';
import actions from '#app/ui/actions.module.css';
import { classNames } from '#app/ui/class-names.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import type { SearchWords } from '#content/interface/reader.ts';
import type { SearchDocument } from '#documents/search/search-record.ts';
import styles from './search-none.module.css';

const examples: Record<string, string> = { '{field}': 'messageId', '{code}': '1102' };
const helpfulDocuments = ['general/error-codes', 'general/conventions'];

/** The panel without hits: advice with two examples, and links to documents that may help. */
export function SearchNone({
  query,
  documents,
  words,
  onOpen,
}: {
  query: string;
  documents: readonly SearchDocument[];
  words: SearchWords;
  onOpen: () => void;
}) {
  const { contactAddress } = useLayout();
  return (
    <div className={styles.none}>
      <svg width="150" height="44" viewBox="0 0 150 44" fill="none" aria-hidden="true">
        <path d="M0 22H106" />
        <circle cx="122" cy="22" r="16" />
      </svg>
      <div>
        <p role="status">
          <b>{words.none}</b>
        </p>
        <p>
          {words.advice.split(/(\{\w+\})/).map((piece) => (
            <Fragment key={piece}>
              {piece === '{query}' && query}
              {examples[piece] && <code>{examples[piece]}</code>}
              {!/^\{\w+\}$/.test(piece) && piece}
            </Fragment>
          ))}
        </p>
        <p className={classNames(actions.actions, styles.links)}>
          {helpfulDocuments
            .flatMap((wanted) => documents.filter(({ id }) => id === wanted))
            .map(({ id, path, title }) => (
              <SiteLink key={id} to={path} onClick={onOpen}>
                {title}
              </SiteLink>
            ))}
          <a href={`mailto:${contactAddress}`}>{words.ask}</a>
        </p>
      </div>
    </div>
  );
}
