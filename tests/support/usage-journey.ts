import type { KeyEnvironment } from '#contract/api-keys.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import type { Database } from '#server/db/database.ts';
import { takeUsage } from '#server/usage/take-usage.ts';

/** A UTC day so many days ago. */
export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Reports totals as the gateway or the sandbox does; all are complete up to a minute ago. */
export async function reportUsage(
  database: Database,
  account: string,
  rows: readonly object[],
  environment: KeyEnvironment = 'live',
): Promise<void> {
  const { refused } = await takeUsage({ database, clock }, environment, {
    rows: rows.map((row) => ({ ...usual, account, version: Date.now(), ...row })),
    completeUntil: new Date(Date.now() - minuteMs),
  });
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
}

const usual = {
  ...{ key: null, product: 'sms', country: 'SG', day: dayBefore(1) },
  ...{ count: 100, segments: 110, delivered: 90, used: 0, failed: {} },
  ...{ price: '4.5000', currency: 'USD' },
};

const clock = { now: () => new Date() };
