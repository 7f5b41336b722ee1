import { languageNames } from '#content/interface/layout/language-labels.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { Incident } from '#contract/status.ts';
import styles from './status.module.css';

const short = { en: 'EN', zh: '中文' };

/** The languages in which something is written; a missing one is struck through. */
export const Languages = ({ written }: { written: readonly Locale[] }) => (
  <span className={styles.languages}>
    {locales.map((locale) =>
      written.includes(locale) ? (
        <abbr key={locale} title={languageNames[locale]}>
          {short[locale]}
        </abbr>
      ) : (
        <del key={locale} title={languageNames[locale]}>
          {short[locale]}
        </del>
      ),
    )}
  </span>
);

/** Both, without the one that a text still lacks. */
export const languagesOf = (only: Locale | null): Locale[] => (only ? [only] : locales.slice());

/** The languages that every text of an incident has. */
export const languagesOfAll = ({ titleOnly, updates }: Incident): Locale[] =>
  locales.filter((locale) =>
    [titleOnly, ...updates.map(({ textOnly }) => textOnly)].every(
      (only) => only === null || only === locale,
    ),
  );
