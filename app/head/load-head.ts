import { heads as english } from '#content/heads/en.ts';
import { heads as chinese } from '#content/heads/zh.ts';
import { findPage, isSharedPath, localeOfPath, type PageId } from '#content/site-map.ts';
import type { PageHead } from './meta.ts';

const headsOf = { en: english, zh: chinese };

/** At build time: the head of the page at a path, in the language of the path. */
export function loadHead(path: string): PageHead {
  const page: PageId = findPage(path) ?? 'page-not-found';
  const heads = { en: headsOf.en[page], zh: headsOf.zh[page] };
  const locale = localeOfPath(path);
  return { page, heads: isSharedPath(path) ? heads : { [locale]: heads[locale] } };
}
