import { chromium, type Page } from '@playwright/test';
import { pagePath } from '#content/site-map.ts';
import { findBrowser } from '#scripts/find-browser.ts';
import type { Run } from '../measurement.ts';
import { browserFlags } from '../weight/browser-flags.ts';

export type Walked = { pages: number; broken: string[] };

export type Walker = {
  /** Number of pages visited since the last call, and their errors. */
  take(): Walked;
};

const stops = ['home', 'pricing', 'company', 'sign-up', 'product-voice', 'login'] as const;
const patienceMs = 20_000;

/** A visitor who goes from page to page, by URL and by link, as long as the run lasts. */
export async function startWalker(run: Run, origin: string): Promise<Walker> {
  const executablePath = await findBrowser(console.log);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const page = await browser.newPage({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patienceMs);
  let walked: Walked = { pages: 0, broken: [] };
  let isOver = false;
  const complain = (what: string) => walked.broken.push(what);
  watch(page, (what) => !isOver && complain(what));
  const seen = retell(page);

  const walk = async () => {
    for (let step = 0; !isOver; step += 1) {
      const path = pagePath(stops[step % stops.length] ?? 'home', 'en');
      seen.length = 0;
      await (step % 2 === 0 ? open(page, origin + path) : follow(page, path)).catch(
        (error: unknown) =>
          !isOver &&
          complain([`${path}: ${String(error).split('\n')[0]}`, ...seen].join('\n      ')),
      );
      walked.pages += 1;
    }
  };
  const walking = walk();
  run.onEnd(async () => {
    isOver = true;
    await browser.close();
    await walking;
  });
  return {
    take: () => {
      const taken = walked;
      walked = { pages: 0, broken: [] };
      return taken;
    },
  };
}

const isAlive = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isAlive(page);
}

/** Clicks a link; either a navigation inside the app or a full page load. */
async function follow(page: Page, path: string): Promise<void> {
  const links = page.locator(`a[href="${path}"]`);
  await links.first().evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === path);
  await isAlive(page);
}

/** A page is broken if one of its files fails to load; calls are counted elsewhere. */
function watch(page: Page, complain: (what: string) => void): void {
  const parts = new Set(['document', 'script', 'stylesheet', 'font']);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isPart = parts.has(response.request().resourceType()) || /\.data$/.test(pathname);
    if (isPart && response.status() >= 400) complain(`${response.status()} ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    const type = request.resourceType();
    // Leaving a page aborts its pending requests.
    if (why.includes('ERR_ABORTED')) return;
    // On a busy machine a browser occasionally fails to read a script it has; then the next page is
    // a full load, or the step fails.
    if (why.includes('ERR_FAILED') && type === 'script') return;
    if (parts.has(type)) complain(`${why} ${request.url()}`);
  });
  page.on('pageerror', (error) => complain(String(error)));
}

/** Events that help to explain a failed step. */
function retell(page: Page): string[] {
  const seen: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname;
  page.on('framenavigated', (frame) => seen.push(`at ${pathOf(frame.url())}`));
  page.on('console', (message) => seen.push(`said ${message.text()}`));
  page.on('response', (response) => seen.push(`${response.status()} ${pathOf(response.url())}`));
  page.on('requestfailed', (request) =>
    seen.push(`${request.failure()?.errorText} ${pathOf(request.url())}`),
  );
  return seen;
}
