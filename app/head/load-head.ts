import { heads } from '#content/heads/heads.ts';
import { findPage, localeOfPath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import type { PageHead } from './meta.ts';

/** Which build this is; read by loaders alone, so that no file of the browser changes with it. */
export const release: string | undefined = import.meta.env.RELEASE;

/** At build time: the head of the page at a path, in the language of the path unless told. */
export function loadHead(path: string, locale: Locale = localeOfPath(path)): PageHead {
  const page = findPage(path) ?? 'page-not-found';
  return { page, locale, head: heads[locale][page], release };
}
