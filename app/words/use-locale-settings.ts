import type { LocaleSettings } from '#content/locale-settings.ts';
import { useRootData } from './root-data.ts';

/** Settings in which the two language versions of the site differ. */
export const useLocaleSettings = (): LocaleSettings => useRootData().ways;
