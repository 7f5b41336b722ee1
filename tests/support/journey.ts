import { test as base, expect, type Page } from '@playwright/test';
import { storedItems } from '#content/storage.ts';
import { lookUpCountry } from '#contract/visit.ts';
import { closeDatabase, type Database, openDatabase } from '#server/db/database.ts';
import { timeouts } from '#tests/timeouts.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Site, startSite } from './site.ts';

export { expect } from '@playwright/test';

/**
 * A journey through the running product. Whatever a page complains about fails it at the end,
 * unless the journey took it out with `expectComplaint`.
 */
export const test = base.extend<
  { complaints: string[] },
  { mailServer: MailServer; site: Site; database: Database }
>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({ SMTP_URL: mailServer.url });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: timeouts.startMs },
  ],
  database: [
    async ({ site }, use) => {
      const database = openDatabase(site.databaseUrl, { poolSize: 1 });
      await use(database);
      await closeDatabase(database);
    },
    { scope: 'worker' },
  ],
  // Drawing what moves costs most of a journey's time; those about motion ask for it.
  reducedMotion: 'reduce',
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  complaints: async ({}, use) => use([]),
  context: async ({ context, complaints, baseURL }, use) => {
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL)
        complaints.push(`asked another host: ${request.url()}`);
    });
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
      ),
    );
    await use(context);
    expect(complaints, 'what the pages complained about').toEqual([]);
  },
});

/** Takes an expected complaint out of the list, once it is there. */
export async function expectComplaint(complaints: string[], wanted: RegExp): Promise<void> {
  await expect.poll(() => complaints.filter((complaint) => wanted.test(complaint))).not.toEqual([]);
  const others = complaints.filter((complaint) => !wanted.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

/** The app has started on this page. */
export const started = (page: Page) => page.locator('html[data-hydrated]').waitFor();

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/**
 * The paths that our own code asks for from now on. A browser fetches icons when it pleases, and
 * every page looks up the country once, as soon as the browser is idle.
 */
export function askedFrom(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCode = ['fetch', 'xhr', 'script', 'document'].includes(request.resourceType());
    if (isCode && pathname !== lookUpCountry.path) asked.push(pathname);
  });
  return asked;
}

/** As a visitor who has answered the cookie question before. */
export const answerCookies = (page: Page, answer: 'allowed' | 'declined' = 'declined') =>
  page.addInitScript(
    ([name, value]) => location.origin !== 'null' && localStorage.setItem(name, value),
    [storedItems.consent.name, answer] as const,
  );

/** A move inside the site that no link offers. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
