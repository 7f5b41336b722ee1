import { Fragment, useState } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { isPageHead } from '#app/head/meta.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { storeLocale } from '#app/visit/language-preference.ts';
import { useLocale } from '#app/words/locale.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { usePath } from '#app/words/use-path.ts';
import { languageLabels } from '#content/interface/layout/language-labels.ts';
import { isSharedPath, translatePath } from '#content/site-map.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import styles from './language-switch.module.css';

/** Links to the same page in the other language, with its query. */
export function LanguageSwitch({ className }: { className?: string }) {
  const current = useLocale();
  const path = usePath();
  const { search, hash } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const ownPaths = isPageHead(data) ? data.address?.paths : undefined;
  const { labels } = useLayout().words;
  const { revalidate } = useRevalidator();
  // The prerendered page has no query; it is added when the pointer or the focus reaches the
  // switch.
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const query = isReached ? search : '';
  // Documents have the same anchors in both languages.
  const place = isReached && ownPaths ? hash : '';

  return (
    <fieldset
      className={`${styles.switch} ${className ?? ''}`}
      onPointerOver={reach}
      onFocus={reach}
    >
      <legend data-spoken="">{labels.language}</legend>
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <SiteLink
            to={(ownPaths?.[locale] ?? translatePath(path, locale)) + query + place}
            lang={htmlLanguages[locale]}
            hrefLang={htmlLanguages[locale]}
            aria-current={locale === current || undefined}
            onClick={(event) => {
              storeLocale(locale);
              if (!isSharedPath(path)) return;
              // The address is the same in both languages: only the words are loaded again.
              event.preventDefault();
              void revalidate();
            }}
          >
            {languageLabels[locale]}
          </SiteLink>
        </Fragment>
      ))}
    </fieldset>
  );
}
