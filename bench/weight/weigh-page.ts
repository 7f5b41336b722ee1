import type { Browser, BrowserContext, Page } from '@playwright/test';
import { loginWords } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { readLayoutShift } from './layout-shift.ts';
import {
  meterNetwork,
  type NetworkMeter,
  type Transfer,
  type TransferKind,
} from './network-meter.ts';
import type { PartOnDemand, ReadPage, WeighedSearch } from './pages.ts';

export type PageWeight = {
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  pageBytes: number;
  navigationBytes: number;
  layoutShift: number;
  /** Shown without a verdict. */
  headerBytes: number;
  requests: number;
  scripts: Transfer[];
  /** Compressible files that were sent uncompressed. */
  uncompressed: string[];
  /** Only `h2`, or something was not sent over HTTP/2. */
  protocols: string[];
};

/** Browser storage of a session. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens the page as a phone on its first visit, then navigates to the next one. */
export const weighPage = (
  browser: Browser,
  origin: string,
  { path, next }: ReadPage,
  session: StoredSession | undefined,
): Promise<PageWeight> => {
  const visit = async (page: Page, meter: NetworkMeter) => {
    await open(page, meter, origin + path);
    const first = meter.take();
    await scrollThrough(page);
    await meter.waitUntilQuiet();
    const layoutShift = await readLayoutShift(page);
    meter.take();
    await follow(page, next);
    await meter.waitUntilQuiet();
    return {
      scriptBytes: bytesOf(first, 'script'),
      styleBytes: bytesOf(first, 'style'),
      fontBytes: bytesOf(first, 'font'),
      pageBytes: bytesOf(first),
      navigationBytes: bytesOf(meter.take()),
      layoutShift,
      headerBytes: first.reduce((sum, { headerBytes }) => sum + headerBytes, 0),
      requests: first.length,
      scripts: first.filter(({ kind }) => kind === 'script'),
      uncompressed: first.filter(isUncompressed).map(({ url }) => url),
      protocols: [...new Set(first.map(({ protocol }) => protocol ?? 'unknown'))],
    };
  };
  return asNewVisitor(browser, visit, session);
};

export const storeLogin = (
  browser: Browser,
  origin: string,
  { email, password }: { email: string; password: string },
  locale: Locale,
): Promise<StoredSession> =>
  asNewVisitor(browser, async (page, meter) => {
    await open(page, meter, origin + pagePath('login', locale));
    const { account, password: secret } = loginWords[locale];
    await page.getByRole('textbox', { name: account.label }).fill(email);
    await page.getByRole('textbox', { name: secret.label }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === pagePath('console-home', locale));
    return page.context().storageState();
  });

/** The scripts that are loaded when a visitor opens a part. */
export const weighPart = (
  browser: Browser,
  origin: string,
  part: PartOnDemand,
): Promise<Transfer[]> =>
  asNewVisitor(browser, async (page, meter) => {
    await open(page, meter, origin + part.path);
    meter.take();
    await part.open(page);
    await meter.waitUntilQuiet();
    return meter.take().filter(({ kind }) => kind === 'script');
  });

export type SearchWeight = { name: string; indexBytes: number; otherBytes: number };

/** The index of the reader's own language, and everything else loaded by the first query. */
export const weighSearch = (
  browser: Browser,
  origin: string,
  { name, path, index }: WeighedSearch,
): Promise<SearchWeight> =>
  asNewVisitor(browser, async (page, meter) => {
    await open(page, meter, origin + path);
    meter.take();
    const indexCame = page.waitForResponse((response) => response.url().endsWith(index));
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText('messageId');
    await indexCame;
    await meter.waitUntilQuiet();
    const came = meter.take();
    const indexBytes = bytesOf(came.filter(({ url }) => url.endsWith(index)));
    return { name, indexBytes, otherBytes: bytesOf(came) - indexBytes };
  });

async function asNewVisitor<Result>(
  browser: Browser,
  visit: (page: Page, meter: NetworkMeter) => Promise<Result>,
  storageState?: StoredSession,
): Promise<Result> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    return await visit(page, await meterNetwork(page));
  } finally {
    await context.close();
  }
}

export async function open(page: Page, meter: NetworkMeter, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(notAlive).waitFor({ state: 'detached' });
  await meter.waitUntilQuiet();
}

/**
 * Our pages mark when they are hydrated, those of Docusaurus that they are not yet; for others
 * network silence has to do.
 */
const notAlive = 'html[data-release]:not([data-hydrated]), html[data-has-hydrated="false"]';

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 100));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 600, behavior: 'instant' });
      await frame();
    }
  });

/** By script, because at this width most links are in a closed drawer. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL((url) => url.pathname === path);
}

const bytesOf = (transfers: Transfer[], wanted?: TransferKind): number =>
  transfers
    .filter(({ kind }) => wanted === undefined || kind === wanted)
    .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);

const isUncompressed = ({ kind, encoding, bodyBytes }: Transfer): boolean =>
  ['document', 'script', 'style'].includes(kind) && encoding !== 'br' && bodyBytes > 0;
