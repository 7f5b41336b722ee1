import { createContext, use, useSyncExternalStore } from 'react';
import { defaultLocale, followLocale, storedLocale } from '#app/visit/language-preference.ts';
import { isSharedPath, localeOfPath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { usePath } from './use-path.ts';

const LocaleContext = createContext<Locale>(defaultLocale);

/** Given once, around the whole page. */
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = (): Locale => use(LocaleContext);

/** The path decides; on an address that both languages share, the stored preference does. */
export function useLocaleOfPage(): Locale {
  const path = usePath();
  const isShared = isSharedPath(path);
  return useSyncExternalStore(
    followLocale,
    () => (isShared ? storedLocale() : localeOfPath(path)),
    () => (isShared ? defaultLocale : localeOfPath(path)),
  );
}
