import type { Localized } from '#contract/locale.ts';
import { useLocale } from './locale.ts';

/** Words that come with the code of a part that loads on use, in the page's language. */
export const useLocalized = <Words>(words: Localized<Words>): Words => words[useLocale()];
