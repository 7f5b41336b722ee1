import { DataTable } from '#app/ui/data-table.tsx';
import type { DocumentWords } from '#content/interface/docs.ts';
import type { Locale } from '#contract/locale.ts';
import type { CallErrors } from '#documents/api/call-errors.ts';
import styles from './field-table.module.css';

export function ErrorTable({
  errors,
  words,
  locale,
}: {
  errors: CallErrors;
  words: DocumentWords;
  locale: Locale;
}) {
  const { heads } = words;
  return (
    <DataTable
      className={styles.fields}
      label={words.errors}
      columns={[
        { id: 'code', head: heads.code, kind: 'name' },
        { id: 'status', head: heads.status, kind: 'code' },
        { id: 'means', head: heads.means },
        { id: 'remedy', head: heads.remedy },
      ]}
      rows={[...errors.own, ...errors.inside, ...errors.common].map(
        ({ code, status, means, remedy }) => ({
          id: String(code),
          anchor: `error-${code}`,
          cells: {
            code: (
              <a href={`#error-${code}`} className={styles.name}>
                {code}
              </a>
            ),
            status,
            means: means[locale],
            remedy: remedy[locale],
          },
        }),
      )}
    />
  );
}
