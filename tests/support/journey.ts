import { test as base, type Page } from '@playwright/test';
import { startSite } from './site.ts';

export { expect } from '@playwright/test';

/** A journey through the running product. What a page complains about fails it at the end. */
export const test = base.extend<
  { complaints: string[] },
  { site: { url: string; dataDir: string } }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
  },
});

/** The app has started on this page. */
export const started = (page: Page) => page.locator('html[data-hydrated]').waitFor();

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** As a visitor who has answered the cookie question before. */
export const answerCookies = (page: Page, answer: 'allowed' | 'declined' = 'declined') =>
  page.addInitScript((value) => localStorage.setItem('cookie-consent', value), answer);
