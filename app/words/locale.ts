import type { Locale } from '#contract/locale.ts';
import { useRootData } from './root-data.ts';

/** For this folder, the document and the language switch; parts get words, never the language. */
export const useLocale = (): Locale => useRootData().locale;
