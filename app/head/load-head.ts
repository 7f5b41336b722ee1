import { heads as english } from '#content/heads/en.ts';
import { heads as chinese } from '#content/heads/zh.ts';
import { findPage, localeOfPath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import type { PageHead } from './meta.ts';

const headsOf = { en: english, zh: chinese };

/** At build time: the head of the page at a path, in the language of the path unless told. */
export function loadHead(path: string, locale: Locale = localeOfPath(path)): PageHead {
  const page = findPage(path) ?? 'page-not-found';
  return { page, locale, head: headsOf[locale][page] };
}
