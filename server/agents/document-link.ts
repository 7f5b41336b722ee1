import { siteOrigin } from '#content/build-settings.ts';
import { docsBase } from '#content/site-map.ts';
import type { Env } from '../env.ts';

/**
 * The path of a document by any link that documents contain: an absolute address of this site, a
 * path, with or without `.md`, with an anchor. Undefined for another site.
 */
export function pathOfLink(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  link: string,
): string | undefined {
  const base = /^document(-en)?\//.test(link) ? '/' : `${docsBase.en}/`;
  const url = URL.parse(link, publicUrl + base);
  // Documents are built with the origin of the pages.
  if (!url || ![publicUrl, siteOrigin].includes(url.origin)) return undefined;
  return url.pathname.replace(/\/$/, '').replace(/\.md$/, '');
}
