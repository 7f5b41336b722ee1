import type { Locale } from '#contract/locale.ts';
import { useRootData } from './root-data.ts';

/**
 * Only for this folder, the root document and the language switch; components use words, never the
 * language.
 */
export const useLocale = (): Locale => useRootData().locale;
