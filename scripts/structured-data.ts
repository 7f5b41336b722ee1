import { brand } from '#content/brand.ts';
import { localeOfPath, pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { textOf } from './html-text.ts';

/** A page with what search engines read of it besides its text: on the home page who we are, elsewhere where it lies. */
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

/** Not a script that runs: the policy needs no hash for it. */
export const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export function organization(origin: string, locale: Locale): object {
  const { names, legalName, founded, mail, phone, social } = brand;
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
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer support', email: mail.info },
      ...(phone.tollFree
        ? [{ '@type': 'ContactPoint', contactType: 'customer support', telephone: phone.tollFree }]
        : []),
      ...(phone.whatsapp
        ? [{ '@type': 'ContactPoint', contactType: 'customer support', url: phone.whatsapp }]
        : []),
    ],
    sameAs: social[locale].filter(({ network }) => network !== 'whatsapp').map(({ url }) => url),
  };
}

/** From home over the linked steps that the page shows to the page itself; a step without an address is left out. */
export function breadcrumbs(
  html: string,
  canonical: string,
  origin: string,
  locale: Locale,
): object {
  const home = origin + pagePath('home', locale);
  const steps = shownSteps(html);
  const own = steps.at(-1)?.name ?? textOf(/<title>([^<]*) \| /.exec(html)?.[1] ?? '');
  const way = [
    { name: brand.names.short[locale], item: home },
    ...steps.flatMap(({ name, path }) => (path ? [{ name, item: origin + path }] : [])),
    { name: own, item: canonical },
  ].filter(({ item }, index) => index === 0 || item !== home);
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
  const list = /<ol class="_steps_[^>]*>([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) => ({
    name: textOf(step),
    path: /href="([^"]*)"/.exec(step)?.[1],
  }));
}
