import { useEffect, useState } from 'react';
import { storeLocale } from '#app/visit/language-preference.ts';
import { localeOfOrigin } from '#content/locale-of-visit.ts';

/**
 * Moves the token of a mailed link from the URL into the history entry's state, which survives a
 * reload. Empty where there is none, undefined until the URL was read. Also takes the visitor's
 * language from the URL.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const locale = localeOfOrigin(query.get('internationalization'));
    if (locale) storeLocale(locale);
    // Not a router navigation, which would first load data.
    const found = query.get('token') ?? history.state?.linkToken ?? '';
    if (location.search !== '')
      history.replaceState({ ...history.state, linkToken: found }, '', location.pathname);
    setToken((known) => known ?? found);
  }, []);

  return token;
}
