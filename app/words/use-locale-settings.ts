import type { LanguageWays } from '#content/language-ways.ts';
import { useRootData } from './root-data.ts';

/** What this site does otherwise than the one in the other language. */
export const useLocaleSettings = (): LanguageWays => useRootData().ways;
