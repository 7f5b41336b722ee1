import { brand } from '#content/brand.ts';
import { type ChatEntry, chatEntries } from '#content/interface/layout/structure.ts';
import { localeOfPath, pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { scriptJson } from '#contract/script-json.ts';
import { textOf } from '../html-text.ts';

/**
 * A page with its structured data for search engines: the organization on the home page,
 * breadcrumbs elsewhere.
 */
export function withStructuredData(html: string): string {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  if (!canonical || html.includes('<meta name="robots" content="noindex"')) return html;
  const { origin, pathname } = new URL(canonical);
  const locale = localeOfPath(pathname);
  const data =
    pathname === pagePath('home', locale)
      ? organization(origin, locale)
      : breadcrumbs(html, canonical, origin, locale);
  return html.replace('</head>', () => `${dataBlock(data)}</head>`);
}

/** Not an executable script: the Content-Security-Policy needs no hash for it. */
export const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${scriptJson(data)}</script>`;

export function organization(origin: string, locale: Locale): object {
  const { names, legalName, founded, mail, social } = brand;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: names.short[locale],
    legalName,
    url: origin + pagePath('home', locale),
    logo: `${origin}/icon-512.png`,
    foundingDate: String(founded),
    email: mail.info,
    contactPoint: chatEntries[locale].flatMap((entry) => {
      const channel = channels[entry];
      return channel && Object.values(channel).every(Boolean)
        ? [{ '@type': 'ContactPoint', contactType: 'customer support', ...channel }]
        : [];
    }),
    sameAs: social[locale].filter(({ network }) => network !== 'whatsapp').map(({ url }) => url),
  };
}

/** The contact options of the chat panel in a language that have an address or a number. */
const channels: Partial<Record<ChatEntry, Record<string, string | undefined>>> = {
  whatsapp: { url: brand.phone.whatsapp },
  liveChat: { url: brand.liveChat },
  phone: { telephone: brand.phone.tollFree },
  contactForm: { email: brand.mail.info },
};

/**
 * From the home page over the linked ancestors to the page itself. Ancestors without a URL are left
 * out; so are those of the document that the documentation's entry page shows.
 */
function breadcrumbs(html: string, canonical: string, origin: string, locale: Locale): object {
  const isEntry = canonical === origin + pagePath('docs', locale);
  const shown = isEntry ? [] : shownSteps(html);
  const home = { name: brand.names.short[locale], item: origin + pagePath('home', locale) };
  const own = {
    name: shown.at(-1)?.name ?? textOf(/<title>([^<]*) \| /.exec(html)?.[1] ?? ''),
    item: canonical,
  };
  const between = shown
    .flatMap(({ name, path }) => (path ? [{ name, item: origin + path }] : []))
    .filter(({ item }) => item !== home.item && item !== own.item);
  const way = [home, ...between, own];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

function shownSteps(html: string): { name: string; path: string | undefined }[] {
  const list = /<nav[^>]*data-breadcrumb[^>]*><ol[^>]*>([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) => ({
    name: textOf(step),
    path: /href="([^"]*)"/.exec(step)?.[1],
  }));
}
