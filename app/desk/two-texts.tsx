import { TextArea, TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { statusTextMaxLength, statusTitleMaxLength } from '#contract/desk-incidents.ts';
import { htmlLanguages, type Locale, type Localized, locales } from '#contract/locale.ts';
import styles from './status.module.css';

export type Texts = Localized<string>;

/** The only language of a text; undefined for both, and for none. */
export const onlyLanguage = ({ en, zh }: Texts): Locale | undefined => {
  if (Boolean(en.trim()) === Boolean(zh.trim())) return undefined;
  return en.trim() ? 'en' : 'zh';
};

/** The same in both languages, side by side; one of them is enough for a start. */
export function TwoTexts({
  id,
  kind,
  value,
  filled = value,
  onChange,
  error,
}: {
  /** The fields are `{id}-en` and `{id}-zh`. */
  id: string;
  kind: 'title' | 'text';
  value: Texts;
  /** With its places filled in. */
  filled?: Texts;
  onChange: (value: Texts) => void;
  /** At the first empty one of the fields. */
  error?: string | undefined;
}) {
  const words = useWords('deskStatus');
  const all = kind === 'title' ? statusTitleMaxLength : statusTextMaxLength;
  const only = onlyLanguage(value);
  const wrong = error && locales.find((locale) => !value[locale].trim());
  return (
    <div className={styles.two}>
      {locales.map((locale) => {
        const field = {
          id: `${id}-${locale}`,
          label: words[kind][locale],
          lang: htmlLanguages[locale],
          value: value[locale],
          maxLength: all,
          error: wrong === locale ? error : undefined,
        };
        const count = filled[locale].length;
        if (kind === 'title')
          return (
            <TextField
              key={locale}
              {...field}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                onChange({ ...value, [locale]: currentTarget.value })
              }
            />
          );
        return (
          <TextArea
            key={locale}
            {...field}
            rows={5}
            placeholder={words.notYet}
            onChange={({ currentTarget }) => onChange({ ...value, [locale]: currentTarget.value })}
            hint={
              only && only !== locale ? (
                <span className={styles.follows}>{words.follows[locale]}</span>
              ) : (
                <span className={styles.count}>{fill(words.counted, { count, all })}</span>
              )
            }
          />
        );
      })}
    </div>
  );
}
