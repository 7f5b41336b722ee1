import { heads } from '#content/heads/heads.ts';
import type { PageId } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

/** How a journey knows that a page is the one shown: the title changes with the page itself. */
export const titleOf = (page: PageId, locale: Locale): string => heads[locale][page].title;
