import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydration.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { storeLocale } from '#app/visit/language-preference.ts';
import { languageLabels } from '#content/interface/layout/structure.ts';
import { isSharedPath, translatePath } from '#content/site-map.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import styles from './language-switch.module.css';
import { useLocale } from './locale.ts';
import { useLayout } from './use-layout.ts';
import { usePath } from './use-path.ts';

/** The same page in the other language, with its query. */
export function LanguageSwitch({ className }: { className?: string }) {
  const current = useLocale();
  const path = usePath();
  const { search } = useLocation();
  const { labels } = useLayout().words;
  const query = useHydrated() ? search : '';

  return (
    <fieldset className={`${styles.switch} ${className ?? ''}`}>
      <legend className={styles.legend}>{labels.language}</legend>
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <SiteLink
            to={translatePath(path, locale) + query}
            lang={htmlLanguages[locale]}
            hrefLang={htmlLanguages[locale]}
            aria-current={locale === current || undefined}
            onClick={(event) => {
              storeLocale(locale);
              // Nothing to go to: the page itself changes its language.
              if (isSharedPath(path)) event.preventDefault();
            }}
          >
            {languageLabels[locale]}
          </SiteLink>
        </Fragment>
      ))}
    </fieldset>
  );
}
