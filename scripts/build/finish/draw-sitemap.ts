import { siteOrigin as origin } from '#content/build-settings.ts';
import { hasSandbox } from '#content/has-sandbox.ts';
import { type PageId, pageIds, pages } from '#content/site-map.ts';
import { htmlLanguages, type Localized, locales } from '#contract/locale.ts';
import { documentPaths } from '#documents/manuscripts/library.ts';
import { writtenIds } from '#documents/manuscripts/manuscript-files.ts';

/** Keeps crawlers out of pages that need a login. */
export const drawRobots = (): string =>
  `User-agent: *\nDisallow: /client/\nDisallow: /403\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Every indexed page and every document in each of its languages, with its alternates. */
export function drawSitemap(): string {
  const documents = new Set(locales.flatMap((locale) => writtenIds(locale)));
  const entries = [
    ...pageIds.filter(isIndexed).map((page) => pages[page].path),
    ...[...documents].map(documentPaths),
  ].flatMap(drawEntries);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const isIndexed = (page: PageId): boolean =>
  pages[page].indexed && (hasSandbox || page !== 'workbench');

function drawEntries(paths: Partial<Localized<string>>): string[] {
  const known = locales.flatMap((locale) => {
    const path = paths[locale];
    return path ? [{ language: htmlLanguages[locale], address: origin + path }] : [];
  });
  const alternates = [
    ...known,
    ...known.slice(0, 1).map(({ address }) => ({ language: 'x-default', address })),
  ].map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  return known.map(({ address }) => `<url><loc>${address}</loc>${alternates.join('')}</url>`);
}
