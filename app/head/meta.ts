import type { MetaDescriptor, MetaFunction } from 'react-router';
import { defaultLocale, storedLocale } from '#app/visit/language-preference.ts';
import { brand } from '#content/brand.ts';
import type { Head } from '#content/heads/type.ts';
import { isSharedPath, localeOfPath, type PageId, pagePath, pages } from '#content/site-map.ts';
import { htmlLanguages, type Locale, type Localized, locales } from '#contract/locale.ts';

/** What every page's loader gives for its head: one language's, or both on a shared address. */
export type PageHead = { page: PageId; heads: Partial<Localized<Head>> };

/** Every route exports this; the head then follows on each navigation. */
export const meta: MetaFunction = ({ matches, location }) => {
  const data = matches.at(-1)?.loaderData;
  if (!isPageHead(data)) return [];
  const locale = isSharedPath(location.pathname)
    ? preferredLocale()
    : localeOfPath(location.pathname);
  const head = data.heads[locale];
  return head ? describe(data.page, locale, head) : [];
};

const isPageHead = (data: unknown): data is PageHead =>
  typeof data === 'object' && data !== null && 'heads' in data && 'page' in data;

const preferredLocale = (): Locale =>
  typeof document === 'undefined' ? defaultLocale : storedLocale();

export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? brand.hosts.site;

function describe(
  page: PageId,
  locale: Locale,
  { title, description, keywords }: Head,
): MetaDescriptor[] {
  const url = siteOrigin + pagePath(page, locale);
  const named = { description, keywords, robots: pages[page].indexed ? undefined : 'noindex' };
  const graph = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': htmlLanguages[locale].replace('-', '_'),
    'og:image': `${siteOrigin}/share.png`,
  };
  return [
    { title },
    ...filled(named).map(([name, content]) => ({ name, content })),
    ...filled(graph).map(([property, content]) => ({ property, content })),
    ...(pages[page].indexed ? addresses(page, url) : []),
  ];
}

const addresses = (page: PageId, url: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: url },
  ...locales.map((other) => alternate(htmlLanguages[other], siteOrigin + pagePath(page, other))),
  alternate('x-default', siteOrigin + pagePath(page, 'en')),
];

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
});

const filled = (values: Record<string, string | undefined>): [string, string][] =>
  Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []));
