import type { Page } from '@playwright/test';
import { z } from 'zod';

/** The layout shift since the page was opened. */
export async function readLayoutShift(page: Page): Promise<number> {
  const entries = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => entry.toJSON())),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // The observer is not called on a page without shifts.
        setTimeout(() => resolve([]), 500);
      }),
  );
  return cumulativeShift(z.array(shift).parse(entries));
}

const shift = z.object({ startTime: z.number(), value: z.number(), hadRecentInput: z.boolean() });
type Shift = z.output<typeof shift>;

const longestGapMs = 1_000;
const longestBurstMs = 5_000;

/** The worst burst counts: shifts less than a second apart, over five seconds at most. */
export function cumulativeShift(shifts: Shift[]): number {
  let worst = 0;
  let burst = { sum: 0, startMs: 0, lastMs: Number.NEGATIVE_INFINITY };
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn =
      startTime - burst.lastMs < longestGapMs && startTime - burst.startMs < longestBurstMs;
    burst = goesOn
      ? { ...burst, sum: burst.sum + value, lastMs: startTime }
      : { sum: value, startMs: startTime, lastMs: startTime };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}
