import { classNames } from '#app/ui/class-names.ts';
import frame from '#app/ui/frame.module.css';
import { InlineCode } from '#app/ui/inline-code.tsx';
import { SearchIcon } from '#app/ui/search-icon.tsx';
import { errorListPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { AnsweredError } from '#documents/pages/answering-calls.ts';
import { errorFinder } from '../../reader/ids.ts';
import tag from '../../tag.module.css';
import styles from './error-finder.module.css';

/** All error codes with a filter field; `answerErrorFinder` handles its input. */
export function ErrorFinder({
  errors,
  words,
}: {
  errors: readonly AnsweredError[];
  words: DocumentWords;
}) {
  const { finder } = words;
  const total = errors.length;
  return (
    <div {...{ [errorFinder.place]: finder.count }}>
      <search className={classNames(frame.frame, styles.finder)} data-only="script">
        <label>
          <SearchIcon />
          <textarea
            rows={1}
            aria-label={finder.label}
            placeholder={finder.placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <output>{fill(finder.count, { count: total, total })}</output>
      </search>
      <p role="alert" className={styles.none} hidden>
        {finder.none}
      </p>
      <ul className={styles.codes} aria-label={words.errors}>
        {errors.map((error) => (
          <ErrorRow key={error.code} error={error} words={words} />
        ))}
      </ul>
      <p>
        <a href={errorListPath} download>
          {finder.download}
        </a>
      </p>
    </div>
  );
}

function ErrorRow({
  error,
  words: { finder, retries },
}: {
  error: AnsweredError;
  words: DocumentWords;
}) {
  const { code, status, product, means, remedy, checker, foreign, calls } = error;
  return (
    <li
      id={`error-${code}`}
      {...{
        [errorFinder.code]: code,
        [errorFinder.status]: status,
        [errorFinder.words]: foreign,
      }}
    >
      <p className={styles.code}>
        <a href={`#error-${code}`}>{code}</a> <span>{status}</span>{' '}
        <em className={tag.tag} data-retry={error.retry}>
          {retries[error.retry]}
        </em>
      </p>
      <div>
        <p>{means}</p>
        <p className={styles.remedy}>
          <InlineCode text={remedy} />
          {checker && (
            <>
              {' '}
              <a href={checker.path}>{checker.name}</a>
            </>
          )}
        </p>
        {calls.length > 0 && (
          <details>
            <summary>
              {product ?? finder.every}{' '}
              <span>
                {fill(finder.calls[calls.length === 1 ? 'one' : 'other'], { count: calls.length })}
              </span>
            </summary>
            <ul>
              {calls.map(({ name, place, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a> <code>{place}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
