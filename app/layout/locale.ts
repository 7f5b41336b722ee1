import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { defaultLocale, storedLocale } from '#app/visit/language-preference.ts';
import { isSharedPath, localeOfPath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

/** The path decides; on an address that both languages share, the stored preference does. */
export function useLocale(): Locale {
  const { pathname } = useLocation();
  const preferred = useSyncExternalStore(
    () => () => {},
    storedLocale,
    () => defaultLocale,
  );
  return isSharedPath(pathname) ? preferred : localeOfPath(pathname);
}
