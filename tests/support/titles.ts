import { heads as english } from '#content/heads/en.ts';
import { heads as chinese } from '#content/heads/zh.ts';
import type { PageId } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

/** How a journey knows that a page is the one shown: the title changes with the page itself. */
export const titleOf = (page: PageId, locale: Locale): string =>
  ({ en: english, zh: chinese })[locale][page].title;
