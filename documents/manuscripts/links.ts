import {
  changelogFeedPath,
  documentListPath,
  documentPath,
  errorListPath,
  fullTextPath,
  openApiPath,
  signingVectorsPath,
} from '#content/docs/paths.ts';
import { type PageId, pageIds, pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

/** Manuscripts link by id: `doc:sms/receipt-callback#note`, `page:pricing`, `file:openapi`. */
export function resolveLink(link: string, locale: Locale): string {
  const { kind, id, hash } = parseLink(link);
  if (kind === 'doc') return documentPath(id, locale) + hash;
  if (kind === 'page' && isPage(id)) return pagePath(id, locale) + hash;
  if (kind === 'file' && isFile(id)) return linkedFiles[id](locale);
  return link;
}

/** A text with its links resolved. */
export const resolveLinks = (text: string, locale: Locale): string =>
  text.replace(
    /\]\(((?:doc|page|file):[^)]+)\)/g,
    (_, link: string) => `](${resolveLink(link, locale)})`,
  );

/** Published files that a document can link to. */
const linkedFiles = {
  openapi: (locale) => openApiPath(locale, 'json'),
  errors: () => errorListPath,
  vectors: () => signingVectorsPath,
  changes: changelogFeedPath,
  documents: documentListPath,
  'full-text': fullTextPath,
} satisfies Record<string, (locale: Locale) => string>;

export function parseLink(link: string) {
  const [, kind, id = '', hash = ''] = /^(doc|page|file):([^#?]*)([#?].*)?$/.exec(link) ?? [];
  return { kind, id, hash };
}

export const isPage = (id: string): id is PageId => pageIds.some((page) => page === id);

export const isFile = (id: string): id is keyof typeof linkedFiles =>
  Object.hasOwn(linkedFiles, id);
