import { heads } from '#content/heads/heads.ts';
import type { PageId } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

/** How a journey knows which page is shown: the title changes with the page. */
export const titleOf = (page: PageId, locale: Locale): string => heads[locale][page].title;
