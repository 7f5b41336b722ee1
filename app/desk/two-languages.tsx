import { TextArea, TextField } from '#app/ui/field.tsx';
import { htmlLanguages, type Locale, locales } from '#contract/locale.ts';
import styles from './editor.module.css';

/** The fields of a text in each language, side by side; one line without `rows`. */
export const TwoLanguages = ({
  labels,
  field,
  rows,
  maxLength,
}: {
  labels: Record<Locale, string>;
  field: (locale: Locale) => {
    id: string;
    name: string;
    error: string | undefined;
    defaultValue: string;
  };
  rows?: number;
  maxLength: number;
}) => (
  <div className={styles.two}>
    {locales.map((locale) => {
      const shared = { label: labels[locale], lang: htmlLanguages[locale], maxLength };
      return rows ? (
        <TextArea key={locale} {...field(locale)} {...shared} rows={rows} />
      ) : (
        <TextField key={locale} {...field(locale)} {...shared} />
      );
    })}
  </div>
);
