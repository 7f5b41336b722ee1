import { classNames } from '#app/ui/class-names.ts';
import { InlineCode } from '#app/ui/inline-code.tsx';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { LocalizedError, LocalizedErrors } from '#documents/pages/localized-error.ts';
import tag from '../../tag.module.css';
import styles from './errors.module.css';
import { Fold } from './fold.tsx';
import rows from './rows.module.css';

/** The error codes of a call: its own, those of single entries, and common ones. */
export function Errors({
  errors: { own, inside, common, lead },
  words,
}: {
  errors: LocalizedErrors & { lead: string };
  words: DocumentWords;
}) {
  const draw = (label: string, list: readonly LocalizedError[], hasStatus = true) => (
    <ErrorList label={label} lead={lead} errors={list} words={words} hasStatus={hasStatus} />
  );
  const { folds } = words;
  return (
    <div className={styles.errors}>
      {own.length > 0 && draw(words.errors, own)}
      {inside.length > 0 && (
        <>
          <p className={styles.label}>
            <InlineCode text={folds.insideErrors} />
          </p>
          {draw(folds.insideErrors.replaceAll('`', ''), inside, false)}
        </>
      )}
      {common.length > 0 && (
        <Fold
          name={fill(folds.commonErrors, { count: common.length })}
          note={<code>{`${common[0]?.code} … ${common.at(-1)?.code}`}</code>}
        >
          {draw(words.errors, common)}
        </Fold>
      )}
    </div>
  );
}

const ErrorList = ({
  label,
  lead,
  errors,
  words,
  hasStatus,
}: {
  label: string;
  lead: string;
  errors: readonly LocalizedError[];
  words: DocumentWords;
  /** False for codes of single entries, which come inside a response with another status. */
  hasStatus: boolean;
}) => (
  <ul className={rows.rows} aria-label={label}>
    {errors.map(({ code, status, retry, means, remedy }) => (
      <li key={code} id={`${lead}error-${code}`}>
        <div className={styles.error}>
          <p className={styles.id}>
            <a href={`#${lead}error-${code}`} className={rows.name}>
              {code}
            </a>
            {hasStatus && <span className={styles.status}>{status}</span>}
            <span className={classNames(tag.tag, styles.retry)} data-retry={retry}>
              {words.retries[retry]}
            </span>
          </p>
          <div className={classNames(rows.text, styles.text)}>
            <p>
              <InlineCode text={means} />
            </p>
            <p>
              <InlineCode text={remedy} />
            </p>
          </div>
        </div>
      </li>
    ))}
  </ul>
);
