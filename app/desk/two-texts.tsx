import type { ReactNode } from 'react';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { statusTextMaxLength, statusTitleMaxLength } from '#contract/desk-incidents.ts';
import { htmlLanguages, type Locale, type Localized, locales } from '#contract/locale.ts';
import type { Problem } from './compose-form.tsx';
import styles from './status.module.css';

export type Texts = Localized<string>;

/** The only language of a text; undefined for both, and for none. */
export const onlyLanguage = ({ en, zh }: Texts): Locale | undefined => {
  if (Boolean(en.trim()) === Boolean(zh.trim())) return undefined;
  return en.trim() ? 'en' : 'zh';
};

type Two = {
  value: Texts;
  onChange: (value: Texts) => void;
  /** What is said at the fields. */
  marked?: readonly Problem[];
};

/** The same in both languages, side by side. */
export const TwoTexts = ({
  id,
  value,
  onChange,
  marked = [],
  labelOf,
  hintOf,
  rows,
  ...field
}: Two & {
  /** The fields are `{id}-en` and `{id}-zh`. */
  id: string;
  labelOf: (locale: Locale) => string;
  hintOf?: (locale: Locale) => ReactNode;
  /** Without it each is one line. */
  rows?: number;
  maxLength: number;
  placeholder?: string;
}) => (
  <div className={styles.two}>
    {locales.map((locale) => {
      const own = {
        ...field,
        id: `${id}-${locale}`,
        label: labelOf(locale),
        hint: hintOf?.(locale),
        lang: htmlLanguages[locale],
        value: value[locale],
        error: marked.find((problem) => problem.id === `${id}-${locale}`)?.message,
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
          onChange({ ...value, [locale]: currentTarget.value }),
      };
      if (rows) return <TextArea key={locale} {...own} rows={rows} />;
      return <TextField key={locale} {...own} autoComplete="off" />;
    })}
  </div>
);

/** Where one language would do, the first problem is enough. */
const firstOf = (problems: readonly Problem[], field: string): Problem[] =>
  problems.filter(({ id }) => id.startsWith(field)).slice(0, 1);

export function TwoTitles({ marked = [], ...two }: Two) {
  const { title } = useWords('deskStatus');
  return (
    <TwoTexts
      {...two}
      marked={firstOf(marked, 'title')}
      id="title"
      labelOf={(locale) => title[locale]}
      maxLength={statusTitleMaxLength}
    />
  );
}

/** What is published; one language is enough for a start. */
export function TwoStatusTexts({
  filled,
  marked = [],
  ...two
}: Two & {
  /** With its places filled in. */
  filled: Texts;
}) {
  const { text, follows, counted, notYet } = useWords('deskStatus');
  const only = onlyLanguage(two.value);
  const hintOf = (locale: Locale) => {
    if (only && only !== locale) return <span className={styles.follows}>{follows[locale]}</span>;
    const count = filled[locale].length;
    return (
      <span className={styles.count}>{fill(counted, { count, all: statusTextMaxLength })}</span>
    );
  };
  return (
    <TwoTexts
      {...two}
      marked={firstOf(marked, 'text')}
      id="text"
      labelOf={(locale) => text[locale]}
      hintOf={hintOf}
      rows={5}
      maxLength={statusTextMaxLength}
      placeholder={notYet}
    />
  );
}
