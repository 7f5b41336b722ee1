import { element, textElement, xmlDocument } from '#content/xml.ts';
import { htmlLanguages } from '#contract/locale.ts';
import { tagOf } from './atom.ts';
import { itemMarkup } from './markup.ts';
import type { Story } from './story.ts';

/** RSS 2.0 with a self link. */
export function writeRss({ locale, items, ...story }: Story): string {
  const entries = items.map((item) =>
    element('item', {}, [
      textElement('title', item.title),
      textElement('link', item.url),
      // RSS has no updates, so each update of an incident becomes a new item.
      textElement('guid', `${tagOf(item.id)}/${item.revision}`, { isPermaLink: 'false' }),
      textElement('pubDate', item.updatedAt.toUTCString()),
      textElement('description', itemMarkup(item, locale)),
    ]),
  );
  const channel = element('channel', {}, [
    textElement('title', story.title),
    textElement('link', story.pageUrl),
    textElement('description', story.subtitle),
    textElement('language', htmlLanguages[locale]),
    textElement('lastBuildDate', story.updatedAt.toUTCString()),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: story.selfUrl }),
    ...entries,
  ]);
  return xmlDocument(
    element('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, [channel]),
  );
}
