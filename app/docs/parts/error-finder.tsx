import { DataTable } from '#app/ui/data-table.tsx';
import { SearchSign } from '#app/ui/search-sign.tsx';
import { docGroups } from '#content/docs/menu.ts';
import type { DocumentWords } from '#content/interface/docs.ts';
import type { Locale } from '#contract/locale.ts';
import type { ErrorCode } from '#documents/api/errors.ts';
import { errorFinder } from '../ids.ts';
import styles from './error-finder.module.css';
import table from './field-table.module.css';

/** Every code there is. The field above them works once the app has started. */
export function ErrorFinder({
  errors,
  words,
  locale,
}: {
  errors: readonly ErrorCode[];
  words: DocumentWords;
  locale: Locale;
}) {
  const { heads, finder } = words;
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
        <output>
          {finder.count
            .replace('{count}', String(errors.length))
            .replace('{total}', String(errors.length))}
        </output>
      </search>
      <p role="alert" className={styles.none} hidden>
        {finder.none}
      </p>
      <DataTable
        className={table.fields}
        label={words.errors}
        columns={[
          { id: 'code', head: heads.code, kind: 'name' },
          { id: 'product', head: heads.product },
          { id: 'status', head: heads.status, kind: 'code' },
          { id: 'means', head: heads.means },
          { id: 'remedy', head: heads.remedy },
          { id: 'retry', head: heads.retry },
        ]}
        rows={errors.map((error) => ({
          id: String(error.code),
          anchor: `error-${error.code}`,
          cells: {
            code: (
              <a href={`#error-${error.code}`} className={table.name}>
                {error.code}
              </a>
            ),
            product: error.product ? productName(error.product, locale) : finder.every,
            status: error.status,
            means: error.means[locale],
            remedy: error.remedy[locale],
            retry: words.retries[error.retry],
          },
        }))}
      />
      <p>
        <a href="/error-codes.json" download>
          {finder.download}
        </a>
      </p>
    </div>
  );
}

const productName = (product: string, locale: Locale): string =>
  docGroups.flatMap(({ categories }) => categories).find(({ id }) => id === product)?.name[
    locale
  ] ?? product;
