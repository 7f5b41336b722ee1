import type { Page } from '@playwright/test';

/** From then on every layout shift is counted. */
export const watchShifts = (page: Page) => page.evaluate(watch);

/** The same for pages that are opened later. */
export const watchShiftsOfLoads = (page: Page) => page.addInitScript(watch);

export const shifts = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));

function watch(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift' });
}
