import { documentPath } from '#content/docs/paths.ts';
import { type PageId, pageIds, pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

/** Manuscripts link by id: `doc:sms/receipt-callback#note`, `page:pricing`. */
export function resolveLink(link: string, locale: Locale): string {
  const { kind, id, hash } = parseLink(link);
  if (kind === 'doc') return documentPath(id, locale) + hash;
  if (kind === 'page' && isPage(id)) return pagePath(id, locale) + hash;
  return link;
}

export function parseLink(link: string) {
  const [, kind, id = '', hash = ''] = /^(doc|page):([^#]*)(#.*)?$/.exec(link) ?? [];
  return { kind, id, hash };
}

export const isPage = (id: string): id is PageId => pageIds.some((page) => page === id);
