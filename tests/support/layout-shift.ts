import type { Page } from '@playwright/test';

/** Counts the layout shifts of the open page. */
export const watchShifts = (page: Page) => page.evaluate(watch);

/** Counts the layout shifts of pages that are opened later. */
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
