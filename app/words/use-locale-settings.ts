import type { LanguageWays } from '#content/language-ways.ts';
import { useRootData } from './root-data.ts';

/** Settings in which the two language versions of the site differ. */
export const useLocaleSettings = (): LanguageWays => useRootData().ways;
