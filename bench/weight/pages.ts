import type { Page } from '@playwright/test';
import { type ConsolePageId, consolePageIds } from '#content/console-pages.ts';
import { documentPath } from '#content/docs/paths.ts';
import { type PageId, pagePath, pages } from '#content/site-map.ts';
import { recordPath } from '#content/status/feeds.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { searchIndexPath } from '#documents/search/search-record.ts';
import type { PageFamily } from '../budgets.ts';

export type WeighedPage = {
  name: string;
  path: string;
  family: PageFamily;
  /** Where a visitor goes next; some link of the page leads there. */
  next: string;
  /** Search engines are asked in: a page that keeps them out is not judged for it. */
  isIndexed: boolean;
  /** Only whoever is logged in sees it. */
  isBehindLogin?: true;
};

const site = (name: string, page: PageId, next: PageId, locale: Locale = 'en'): WeighedPage => ({
  name,
  path: pagePath(page, locale),
  family: 'site',
  next: pagePath(next, locale),
  isIndexed: pages[page].indexed,
});

const account = (...given: Parameters<typeof site>): WeighedPage => ({
  ...site(...given),
  family: 'account',
});

const behindLogin = (page: ConsolePageId): WeighedPage => ({
  ...account(
    page.replace('-', ', '),
    page,
    page === 'console-home' ? 'console-account' : 'console-home',
  ),
  isBehindLogin: true,
});

const document = (name: string, locale: Locale, id = 'sms/mt-sending'): WeighedPage => ({
  name,
  path: documentPath(id, locale),
  family: 'docs',
  next: documentPath('sms/mt-sending-v2', locale),
  isIndexed: true,
});

/** One page of each kind; the legal one is plain text and shows what the frame alone costs. */
export const weighedPages: WeighedPage[] = [
  site('home', 'home', 'product-message'),
  site('home, Chinese', 'home', 'product-message', 'zh'),
  site('legal', 'cookie-policy', 'terms-services'),
  site('product', 'product-global-number', 'product-voice'),
  site('industry', 'industry-logistics', 'industry-retail'),
  site('company', 'company', 'pricing'),
  site('pricing', 'pricing', 'sign-up'),
  account('login', 'login', 'sign-up'),
  account('sign-up', 'sign-up', 'login'),
  account('reset password', 'forget-password', 'login'),
  {
    ...account('activation', 'activate-account', 'sign-up'),
    // One that opens nothing: the page is the same, and leads on.
    path: `${pagePath('activate-account', 'en')}?internationalization=true&token=${'a'.repeat(43)}`,
  },
  ...consolePageIds.map(behindLogin),
  account('service status', 'service-status', 'pricing'),
  {
    ...account('service history', 'service-status-record', 'service-status'),
    path: recordPath('en', { id: 1, name: 'SMS' }),
  },
  document('document', 'en'),
  document('document, Chinese', 'zh'),
  document('get started', 'en', 'general/get-started'),
  { ...site('workbench', 'workbench', 'docs'), family: 'workbench' },
];

export type PartOnDemand = {
  name: string;
  path: string;
  open(page: Page): Promise<void>;
};

/** What is loaded only when a visitor asks for it, and how one asks. */
export const partsOnDemand: PartOnDemand[] = [
  {
    name: 'contact panel',
    path: pagePath('home', 'en'),
    open: async (page) => {
      // On a phone the cookie question covers the button until it is answered.
      await page.locator('[data-consent-banner] button').last().click();
      await page.locator('button[aria-controls="chat-panel"]').click();
    },
  },
];

export type WeighedSearch = { name: string; path: string; index: string };

/** The search of each language, as its first use loads it. */
export const searches: WeighedSearch[] = locales.map((locale) => ({
  name: `search of the documentation (${locale})`,
  path: pagePath('docs', locale),
  index: searchIndexPath(locale),
}));
