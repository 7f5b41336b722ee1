import { brand } from '#content/brand.ts';
import { pageIds, pagePath, pages } from '#content/site-map.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? brand.hosts.site;

/** Crawlers stay out of what needs a login. */
export const drawRobots = (): string =>
  `User-agent: *\nDisallow: /client/\nDisallow: /403\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Every indexed page in both languages, each naming its twin. */
export function drawSitemap(): string {
  const indexed = pageIds.filter((page) => pages[page].indexed);
  const entries = indexed.flatMap((page) => {
    const alternates = [
      ...locales.map((locale) => [htmlLanguages[locale], pagePath(page, locale)]),
      ['x-default', pagePath(page, 'en')],
    ].map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
    );
    return locales.map(
      (locale) => `<url><loc>${origin}${pagePath(page, locale)}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
