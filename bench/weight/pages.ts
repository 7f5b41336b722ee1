import type { Page } from '@playwright/test';
import { type ConsolePageId, consolePageIds } from '#content/console-pages.ts';
import { placeOf } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { type PageId, pagePath, pages } from '#content/site-map.ts';
import { recordPath } from '#content/status/feeds.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { searchIndexPath } from '#documents/search/search-record.ts';
import type { PageFamily } from '../budgets.ts';

export type ReadPage = {
  name: string;
  path: string;
  /** Where a visitor goes next; a link of the page leads there. */
  next: string;
  /** Search engines may index it: other pages are not judged for SEO. */
  isIndexed: boolean;
  /** Only visible to logged-in users, here to one who reads this language. */
  behindLogin?: Locale;
};

/** One of our pages, compared with the budget of its family. */
export type WeighedPage = ReadPage & { family: PageFamily };

const nameIn = (locale: Locale, name: string): string =>
  locale === 'zh' ? `${name}, Chinese` : name;

const page = (
  locale: Locale,
  name: string,
  id: PageId,
  next: PageId,
  family: PageFamily = 'site',
): WeighedPage => ({
  name: nameIn(locale, name),
  path: pagePath(id, locale),
  family,
  next: pagePath(next, locale),
  isIndexed: pages[id].indexed,
});

/** The document used for the comparison with other documentation sites. */
export const comparedId = 'sms/mt-sending';
const nextId = 'sms/mt-sending-v2';

const behindLogin = (locale: Locale, id: ConsolePageId): WeighedPage => ({
  ...page(
    locale,
    id.replace('-', ', '),
    id,
    id === 'console-home' ? 'console-account' : 'console-home',
    id === 'console-usage' ? 'usage' : 'console',
  ),
  behindLogin: locale,
});

const document = (locale: Locale, name: string, id: string): WeighedPage => ({
  name: nameIn(locale, name),
  path: documentPath(id, locale),
  family: 'docs',
  next: documentPath(nextId, locale),
  isIndexed: true,
});

/** The compared document on another site with the same documents and ids. */
export const comparedDocument = (name: string, path: string): ReadPage => ({
  name,
  path,
  next: path.replace(comparedId, nextId),
  isIndexed: true,
});

/** The paths of the documents next to the compared one in the menu, in its order. */
export const siblingPaths = (path: string): string[] =>
  placeOf(comparedId)
    .category.docs.map((doc) => path.replace(comparedId, `sms/${doc}`))
    .filter((other) => other !== path);

/** One page of each kind; the legal one is plain text and shows the cost of the frame alone. */
const pagesIn = (locale: Locale): WeighedPage[] => [
  page(locale, 'home', 'home', 'product-message'),
  page(locale, 'legal', 'cookie-policy', 'terms-services'),
  page(locale, 'product', 'product-global-number', 'product-voice'),
  page(locale, 'industry', 'industry-logistics', 'industry-retail'),
  page(locale, 'company', 'company', 'pricing'),
  page(locale, 'pricing', 'pricing', 'sign-up'),
  page(locale, 'login', 'login', 'sign-up'),
  page(locale, 'sign-up', 'sign-up', 'login'),
  page(locale, 'reset password', 'forget-password', 'login'),
  {
    ...page(locale, 'activation', 'activate-account', 'sign-up', 'activation'),
    // An invalid token: it shows the same page, with links to navigate by.
    path: `${pagePath('activate-account', locale)}?internationalization=${locale === 'en'}&token=${'a'.repeat(43)}`,
  },
  {
    // A link that has ended, with a link to navigate by.
    ...page(locale, 'invitation', 'invitation', 'login', 'activation'),
    path: `${pagePath('invitation', locale)}?internationalization=${locale === 'en'}&token=${'a'.repeat(43)}`,
  },
  ...consolePageIds.map((id) => behindLogin(locale, id)),
  page(locale, 'service status', 'service-status', 'pricing', 'status'),
  {
    ...page(locale, 'service history', 'service-status-record', 'service-status', 'status'),
    path: recordPath(locale, { id: 1, name: 'SMS' }),
  },
  page(locale, 'workbench', 'workbench', 'docs', 'workbench'),
  document(locale, 'get started', 'general/get-started'),
  document(locale, 'document', comparedId),
];

export const weighedPages: WeighedPage[] = locales.flatMap(pagesIn);

export type PartOnDemand = {
  name: string;
  path: string;
  open(page: Page): Promise<void>;
};

/** Parts that are loaded on demand, and how a visitor opens them. */
export const partsOnDemand: PartOnDemand[] = [
  {
    name: 'contact panel',
    path: pagePath('home', 'en'),
    open: async (page) => {
      // On a phone the cookie banner covers the button until it is answered.
      await page.locator('[data-consent-banner] button').last().click();
      await page.locator('button[aria-controls="chat-panel"]').click();
    },
  },
];

export type WeighedSearch = { name: string; path: string; index: string };

/** The search of each language, as loaded by its first use. */
export const searches: WeighedSearch[] = locales.map((locale) => ({
  name: `search of the documentation (${locale})`,
  path: pagePath('docs', locale),
  index: searchIndexPath(locale),
}));
