import type { Browser, BrowserContext, Page } from '@playwright/test';

export type WarmContext = { key: string; context: BrowserContext; blank: Page };

/**
 * The browser contexts of a worker, one per set of options. A context that stays open keeps the HTTP
 * cache and the compiled scripts; its blank first page keeps its window open, because opening a
 * window costs more processor time than loading most pages.
 */
export class WarmContexts {
  readonly #browser: Browser;
  readonly #byOptions = new Map<string, WarmContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** `options` only tell contexts apart: Playwright applies those of the journey to every new one. */
  async take(options: object): Promise<WarmContext> {
    const key = JSON.stringify(options);
    const found = this.#byOptions.get(key);
    if (found) return found;
    const context = await newContext(this.#browser);
    const warm = { key, context, blank: await context.newPage() };
    this.#byOptions.set(key, warm);
    return warm;
  }

  /** Leaves nothing of a journey behind but cached files. `origins` are those that store data. */
  async giveBack({ key, context, blank }: WarmContext, origins: string[]): Promise<void> {
    if (await hasInstalledClock(blank)) {
      this.#byOptions.delete(key);
      await context.close();
      return;
    }
    await Promise.all(context.pages().map((page) => page !== blank && page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    const session = await context.newCDPSession(blank);
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
  }

  async close(): Promise<void> {
    for (const { context } of this.#byOptions.values()) await context.close();
  }
}

/** A context that reports violations of the content security policy as errors of the page. */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return context;
}

/** `page.clock.install()` replaces the clock of all pages of a context, for good. */
const hasInstalledClock = (blank: Page) =>
  blank.evaluate(() => !String(setTimeout).includes('[native code]'));
