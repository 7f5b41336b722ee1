import { useEffect, useState } from 'react';
import { storeLocale } from '#app/visit/language-preference.ts';
import { isInternational } from '#content/interface/sign-up.ts';
import { locales } from '#contract/locale.ts';

/**
 * The token of the address, which it leaves at once; an empty one where there is none, undefined
 * until the address was read. The address also says which language the visitor came from.
 */
export function useActivationToken(): string | undefined {
  const [token, setToken] = useState<string>();

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const locale = locales.find(
      (known) => String(isInternational[known]) === query.get('internationalization'),
    );
    if (locale) storeLocale(locale);
    // Not a navigation: that would first wait for the network.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
    setToken((known) => known ?? query.get('token') ?? '');
  }, []);

  return token;
}
