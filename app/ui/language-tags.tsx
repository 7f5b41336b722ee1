import { languageNames } from '#content/interface/layout/language-labels.ts';
import { type Locale, locales } from '#contract/locale.ts';
import styles from './language-tags.module.css';

/** As short as it can be said. */
export const shortLanguages = { en: 'EN', zh: '中文' };

/** The languages in which something is written; a missing one is struck through. */
export const LanguageTags = ({ written }: { written: readonly Locale[] }) => (
  <span className={styles.tags}>
    {locales.map((locale) => {
      const Tag = written.includes(locale) ? 'span' : 'del';
      return (
        <Tag key={locale} title={languageNames[locale]}>
          {shortLanguages[locale]}
        </Tag>
      );
    })}
  </span>
);
