import type { Page } from '@playwright/test';
import { pagePath } from '#content/site-map.ts';
import type { PageFamily } from '../budgets.ts';

export type WeighedPage = {
  name: string;
  path: string;
  family: PageFamily;
  /** Where a visitor goes next; some link of the page leads there. */
  next: string;
};

/** One page of each kind; a page that has a heading alone shows what the frame costs. */
export const weighedPages: WeighedPage[] = [
  {
    name: 'home',
    path: pagePath('home', 'en'),
    family: 'site',
    next: pagePath('product-message', 'en'),
  },
  {
    name: 'home, Chinese',
    path: pagePath('home', 'zh'),
    family: 'site',
    next: pagePath('product-message', 'zh'),
  },
  {
    name: 'empty page',
    path: pagePath('login', 'en'),
    family: 'site',
    next: pagePath('company', 'en'),
  },
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
