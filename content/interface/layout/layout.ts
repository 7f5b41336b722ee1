import { brand } from '#content/brand.ts';
import { menuPages } from '#content/console-pages.ts';
import { industries, industryIds } from '#content/industries.ts';
import {
  type ProductId,
  productIds,
  products,
  type ServiceId,
  services,
} from '#content/products.ts';
import { clientPath, pagePath, servicePath } from '#content/site-map.ts';
import { menuIds, menuPaths } from '#contract/console-menus.ts';
import type { Locale } from '#contract/locale.ts';
import { consoleWords } from '../console.ts';
import { failureWords } from '../failure.ts';
import { words as english } from './en.ts';
import {
  developerPages,
  type FooterLink,
  footerColumnIds,
  footerColumns,
  type LayoutWords,
  legalPages,
  menuFootPages,
  submenuScrolls,
} from './structure.ts';
import { words as chinese } from './zh.ts';

/** Header, footer and banner of one language: plain data that is part of each page. */
export type LayoutData = ReturnType<typeof layoutOf>;
export type MenuLink = { path: string; name: string };

const wordsOf = { en: english, zh: chinese };

export function layoutOf(locale: Locale) {
  const words: LayoutWords = wordsOf[locale];
  const pageLink = (page: keyof LayoutWords['pages']): MenuLink => ({
    path: pagePath(page, locale),
    name: words.pages[page],
  });
  return {
    words,
    failure: failureWords[locale],
    lockUp: brand.names.lockUp[locale],
    submenuScrolls: submenuScrolls[locale],
    products: productIds.map((id) => ({
      id,
      ...productLink(id, locale),
      services: serviceLinks(id, locale),
    })),
    industries: industryIds.map((id) => ({
      id,
      path: pagePath(id, locale),
      name: industries[id].name[locale],
      line: industries[id].menuLine[locale],
    })),
    developer: developerPages.map(pageLink),
    menuFoot: menuFootPages.map(pageLink),
    pricing: pageLink('pricing'),
    company: pageLink('company'),
    login: pageLink('login'),
    signUp: { path: pagePath('sign-up', locale), name: words.getStarted },
    signedIn: signedInOf(locale),
    footerColumns: footerColumnIds.map((id) => ({
      id,
      title: words.footer.columns[id],
      links: footerColumns[id].flatMap((link) => footerLink(link, locale, words)),
      hasCookieSettings: footerColumns[id].some((link) => 'action' in link),
    })),
    legal: legalPages.map(pageLink),
    social: brand.social[locale].map(({ network, url }) => ({
      network,
      url,
      name: words.footer.social[network],
    })),
    contactAddress: brand.mail.info,
    icpNumber: brand.icpNumber,
    owner: `© ${brand.founded}–${new Date().getFullYear()} ${brand.legalName}`,
  };
}

/** Replaces login and sign-up for signed-in users. */
function signedInOf(locale: Locale) {
  const { labels } = wordsOf[locale];
  const { navigation, menus, pages, roles, signOut, signingOut, unheard } = consoleWords[locale];
  return {
    console: { path: pagePath('console-home', locale), name: navigation },
    pages: menuIds.map((id) => ({
      path: clientPath(menuPaths[id]),
      name: pages[menuPages[id][0]] ?? menus[id],
    })),
    /** Separates a company and a person's role in it. */
    separator: labels.separator,
    ...{ roles, signOut, signingOut, unheard },
  };
}

const productLink = (id: ProductId, locale: Locale): MenuLink => ({
  path: pagePath(id, locale),
  name: products[id].name[locale],
});

const serviceLinks = (product: ProductId, locale: Locale) =>
  products[product].services.map((id: ServiceId) => ({
    id,
    path: servicePath(product, id, locale),
    name: services[id].name[locale],
    line: services[id].menuLine[locale],
  }));

function footerLink(link: FooterLink, locale: Locale, words: LayoutWords): MenuLink[] {
  if ('action' in link) return [];
  if ('page' in link) return [{ path: pagePath(link.page, locale), name: words.pages[link.page] }];
  if ('industry' in link)
    return [
      { path: pagePath(link.industry, locale), name: industries[link.industry].name[locale] },
    ];
  if (!link.service) return [productLink(link.product, locale)];
  return [
    {
      path: servicePath(link.product, link.service, locale),
      name: services[link.service].name[locale],
    },
  ];
}
