import { heads } from '#content/heads/heads.ts';
import { findPage, localeOfPath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import type { PageHead } from './meta.ts';

/**
 * Id of this build. Only loaders read it, so client files keep their hash when nothing else
 * changed.
 */
export const release: string | undefined = import.meta.env.RELEASE;

/** Build time only: head data of the page at `path`; the path decides the language by default. */
export function loadHead(path: string, locale: Locale = localeOfPath(path)): PageHead {
  const page = findPage(path) ?? 'page-not-found';
  return { page, locale, head: heads[locale][page], release };
}
