import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { storedItems } from '#content/storage.ts';
import { lookUpCountry } from '#contract/visit.ts';
import { closeDatabase, type Database, openDatabase } from '#server/db/database.ts';
import { timeouts } from '#tests/timeouts.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Site, startSite } from './site.ts';
import { newContext, WarmContexts } from './warm-contexts.ts';

export { expect } from '@playwright/test';

/**
 * A journey through the running product. Whatever a page complains about fails it at the end,
 * unless the journey took it out with `expectComplaint`.
 */
export const test = base.extend<
  { complaints: string[]; cold: boolean; contextKey: object },
  { mailServer: MailServer; site: Site; database: Database; warmContexts: WarmContexts }
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
  warmContexts: [
    async ({ browser }, use) => {
      const contexts = new WarmContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  // A new context with an empty HTTP cache: for journeys about the first load, and for those that
  // add init scripts to the context.
  cold: [false, { option: true }],
  // Drawing what moves costs most of a journey's time; those about motion ask for it.
  reducedMotion: 'reduce',
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  complaints: async ({}, use) => use([]),
  // The options that journeys set: contexts are shared by journeys that agree in all of them.
  contextKey: async (
    { baseURL, hasTouch, javaScriptEnabled, reducedMotion, timezoneId, viewport },
    use,
  ) => use({ baseURL, hasTouch, javaScriptEnabled, reducedMotion, timezoneId, viewport }),
  context: async (
    { browser, warmContexts, cold, contextKey, permissions, baseURL, site, complaints },
    use,
  ) => {
    const warm = cold ? undefined : await warmContexts.take(contextKey);
    const context = warm?.context ?? (await newContext(browser));
    if (permissions) await context.grantPermissions(permissions);
    const stopListening = collectComplaints(context, baseURL, complaints);
    await use(context);
    if (warm) await warmContexts.giveBack(warm, [baseURL ?? site.url, site.publicUrl]);
    else await context.close();
    stopListening();
    expect(complaints, 'what the pages complained about').toEqual([]);
  },
});

/** Errors of pages and requests to other hosts. Returns what ends the collection. */
function collectComplaints(
  context: BrowserContext,
  baseURL: string | undefined,
  complaints: string[],
): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text());
  };
  const onError = (error: WebError) => complaints.push(String(error.error()));
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL)
      complaints.push(`request to another host: ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  return () => context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
}

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
export function recordRequests(page: Page): string[] {
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
export const navigateTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
