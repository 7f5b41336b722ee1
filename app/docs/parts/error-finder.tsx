import { SearchSign } from '#app/ui/search-sign.tsx';
import { docGroups } from '#content/docs/menu.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { AnsweredError } from '#documents/pages/answering-calls.ts';
import { errorFinder } from '../ids.ts';
import styles from './error-finder.module.css';
import tag from './tag.module.css';

/** Every code there is. The field above them works once the app has started. */
export function ErrorFinder({
  errors,
  words,
  locale,
}: {
  errors: readonly AnsweredError[];
  words: DocumentWords;
  locale: Locale;
}) {
  const { finder } = words;
  const total = String(errors.length);
  return (
    <div {...{ [errorFinder.place]: finder.count }}>
      <search className={styles.finder}>
        <label>
          <SearchSign />
          <textarea
            rows={1}
            aria-label={finder.label}
            placeholder={finder.placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <output>{finder.count.replace('{count}', total).replace('{total}', total)}</output>
      </search>
      <p role="alert" className={styles.none} hidden>
        {finder.none}
      </p>
      <ul className={styles.codes} aria-label={words.errors}>
        {errors.map((error) => (
          <ErrorRow key={error.code} error={error} words={words} locale={locale} />
        ))}
      </ul>
      <p>
        <a href="/error-codes.json" download>
          {finder.download}
        </a>
      </p>
    </div>
  );
}

function ErrorRow({
  error,
  words: { finder, retries },
  locale,
}: {
  error: AnsweredError;
  words: DocumentWords;
  locale: Locale;
}) {
  const { code, status, product, means, remedy, calls } = error;
  const foreign = locales.filter((other) => other !== locale).map((other) => means[other]);
  return (
    <li
      id={`error-${code}`}
      {...{
        [errorFinder.code]: code,
        [errorFinder.status]: status,
        [errorFinder.words]: foreign.join(' '),
      }}
    >
      <p className={styles.code}>
        <a href={`#error-${code}`}>{code}</a> <span>{status}</span>{' '}
        <em className={tag.tag} data-retry={error.retry}>
          {retries[error.retry]}
        </em>
      </p>
      <div>
        <p>{means[locale]}</p>
        <p className={styles.remedy}>{remedy[locale]}</p>
        <details>
          <summary>
            {product ? productName(product, locale) : finder.every}{' '}
            <span>
              {finder.calls[calls.length === 1 ? 'one' : 'other'].replace(
                '{count}',
                String(calls.length),
              )}
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
      </div>
    </li>
  );
}

const productName = (product: string, locale: Locale): string =>
  docGroups.flatMap(({ categories }) => categories).find(({ id }) => id === product)?.name[
    locale
  ] ?? product;
