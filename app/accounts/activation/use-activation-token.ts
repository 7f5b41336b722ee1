import { useEffect, useState } from 'react';
import { storeLocale } from '#app/visit/language-preference.ts';
import { localeOfOrigin } from '#content/locale-of-visit.ts';

/**
 * The token of the address, which it leaves at once for the entry in the history, where a reload
 * finds it; an empty one where there is none, undefined until the address was read. The address
 * also says which language the visitor came from.
 */
export function useActivationToken(): string | undefined {
  const [token, setToken] = useState<string>();

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const locale = localeOfOrigin(query.get('internationalization'));
    if (locale) storeLocale(locale);
    // Not a navigation: that would first wait for the network.
    const found = query.get('token') ?? history.state?.activationToken ?? '';
    if (location.search !== '')
      history.replaceState({ ...history.state, activationToken: found }, '', location.pathname);
    setToken((known) => known ?? found);
  }, []);

  return token;
}
