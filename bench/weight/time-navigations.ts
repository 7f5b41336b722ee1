import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { meterNetwork } from './network-meter.ts';
import { siblingPaths } from './pages.ts';
import { open } from './weigh-page.ts';

/** The speed of a phone in Lighthouse: a quarter of this machine on a slow mobile network. */
const cpuRate = 4;
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const visitors = 2;
/** A pointer rests on a link before the click; many sites prefetch then. */
const restMs = 100;

/** Navigates through the menu to documents not visited yet and times each from click to heading. */
export async function timeNavigations(
  browser: Browser,
  origin: string,
  path: string,
): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < visitors; i += 1) times.push(...(await visit(browser, origin, path)));
  return times;
}

async function visit(browser: Browser, origin: string, path: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchHeading);
    const meter = await meterNetwork(page);
    await open(page, meter, origin + path);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    const times: number[] = [];
    for (const next of siblingPaths(path)) {
      times.push(await move(page, next));
      await meter.waitUntilQuiet();
    }
    return times;
  } finally {
    await context.close();
  }
}

async function move(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await pause(restMs);
  await page.mouse.down();
  await page.mouse.up();
  const moved = await page.waitForFunction(
    () => {
      const painted = sessionStorage.getItem('painted');
      return painted && Number(painted) - Number(sessionStorage.getItem('clicked'));
    },
    undefined,
    { polling: 50 },
  );
  await page.evaluate(() => sessionStorage.clear());
  return Number(await moved.jsonValue());
}

/** Runs in each document: a site may render the next page itself or let the browser load it. */
function watchHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const waitUntilNew = () => {
    const isNew = heading() !== '' && heading() !== sessionStorage.getItem('left');
    if (!isNew) requestAnimationFrame(waitUntilNew);
    // The timeout runs after this frame has been painted.
    else setTimeout(() => note('painted', performance.now()));
  };
  const note = (name: string, ms: number) =>
    sessionStorage.setItem(name, String(performance.timeOrigin + ms));
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('left', heading());
      note('clicked', timeStamp);
      requestAnimationFrame(waitUntilNew);
    },
    true,
  );
  if (sessionStorage.getItem('clicked')) requestAnimationFrame(waitUntilNew);
}
