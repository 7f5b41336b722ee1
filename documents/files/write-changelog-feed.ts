import { brand } from '#content/brand.ts';
import { machineWords } from '#content/docs/machines.ts';
import { changelogDocument } from '#content/docs/menu.ts';
import { changelogFeedPath, documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { element, escapeXml, textElement, xmlDocument } from '#content/xml.ts';
import { htmlLanguages, type Locale } from '#contract/locale.ts';
import { type Change, readChanges, sayChange } from '../manuscripts/changelog.ts';
import { documentOf } from '../manuscripts/library.ts';
import { resolveLink } from '../manuscripts/links.ts';

/**
 * The changelog as an Atom feed (RFC 4287): an entry for each change, in the words of the document.
 */
export function writeChangelogFeed(locale: Locale, origin: string, folder?: string): string {
  const changes = readChanges(folder);
  const page = origin + documentPath(changelogDocument, locale);
  const self = origin + changelogFeedPath(locale);
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': htmlLanguages[locale] },
    [
      textElement('id', self),
      textElement(
        'title',
        fill(machineWords[locale].changes.feed, { brand: brand.names.short[locale] }),
      ),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      textElement('updated', momentOf(changes[0]?.on)),
      element('author', {}, [textElement('name', brand.names.short[locale])]),
      ...changes.map((change) => entryOf(change, page, locale)),
    ],
  );
  return xmlDocument(feed);
}

function entryOf(change: Change, page: string, locale: Locale): string {
  const { title, sentence } = sayChange(change, locale, (operation) => {
    const document = documentOf(operation, locale)?.manuscript;
    return document && { id: document.id, name: document.facts.menu ?? document.facts.title };
  });
  return element('entry', {}, [
    textElement('id', tagOf(change.id)),
    textElement('title', title),
    element('link', { rel: 'alternate', type: 'text/html', href: `${page}#${change.on}` }),
    textElement('updated', momentOf(change.on)),
    textElement('content', markup(sentence, new URL(page).origin, locale), { type: 'html' }),
  ]);
}

/** Entry id, the same on every host, so that no feed reader shows an entry twice. */
const tagOf = (id: string): string =>
  `tag:${new URL(brand.hosts.site).hostname},${brand.founded}:changelog/${id}`;

const momentOf = (day = '1970-01-01'): string => `${day}T00:00:00Z`;

const markup = (sentence: string, origin: string, locale: Locale): string =>
  escapeXml(sentence)
    .replace(/\*\*(.*?)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]*)`/g, '<code>$1</code>')
    .replace(
      /\[([^\]]*)\]\(([^)]*)\)/g,
      (_, name: string, link: string) =>
        `<a href="${origin}${resolveLink(link, locale)}">${name}</a>`,
    );
