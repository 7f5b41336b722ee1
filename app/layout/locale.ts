import { useSyncExternalStore } from 'react';
import { defaultLocale, followLocale, storedLocale } from '#app/visit/language-preference.ts';
import { isSharedPath, localeOfPath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { usePath } from './use-path.ts';

/** The path decides; on an address that both languages share, the stored preference does. */
export function useLocale(): Locale {
  const path = usePath();
  const preferred = useSyncExternalStore(followLocale, storedLocale, () => defaultLocale);
  return isSharedPath(path) ? preferred : localeOfPath(path);
}
