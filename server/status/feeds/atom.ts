import { brand } from '#content/brand.ts';
import { element, textElement, xmlDocument } from '#content/xml.ts';
import { htmlLanguages } from '#contract/locale.ts';
import { itemMarkup } from './markup.ts';
import type { Story } from './story.ts';

/** RFC 4287. */
export function writeAtom({ locale, items, ...story }: Story): string {
  const entries = items.map((item) =>
    element('entry', {}, [
      textElement('id', tagOf(item.id)),
      textElement('title', item.title),
      element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
      textElement('published', item.publishedAt.toISOString()),
      textElement('updated', item.updatedAt.toISOString()),
      textElement('content', itemMarkup(item, locale), { type: 'html' }),
    ]),
  );
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': htmlLanguages[locale] },
    [
      textElement('id', story.selfUrl),
      textElement('title', story.title),
      textElement('subtitle', story.subtitle),
      element('link', { rel: 'self', type: 'application/atom+xml', href: story.selfUrl }),
      element('link', { rel: 'alternate', type: 'text/html', href: story.pageUrl }),
      textElement('updated', story.updatedAt.toISOString()),
      element('author', {}, [textElement('name', brand.names.short[locale])]),
      ...entries,
    ],
  );
  return xmlDocument(feed);
}

/**
 * A stable id, independent of the host that serves the feed, so that no reader shows an entry
 * twice.
 */
export const tagOf = (id: string): string =>
  `tag:${new URL(brand.hosts.site).hostname},${brand.founded}:status/${id}`;
