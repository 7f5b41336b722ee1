import { z } from 'zod';
import { apiProducts } from '#content/products.ts';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import { dayMs } from '#contract/time-units.ts';
import {
  accountId,
  count,
  country,
  currency,
  liveKey,
  money,
  pastMoment,
  reason,
  version,
} from './row-fields.ts';

/** Days that a row may be about. */
const oldestDays = 400;

const keyOf: Record<KeyEnvironment, z.ZodString> = {
  live: liveKey,
  sandbox: z.string().regex(/^AKTEST[A-Z\d]{1,40}$/, 'a sandbox key, or null'),
};

const dayWithin = (now: () => Date) =>
  z.iso.date('a day such as 2026-11-18').refine((day) => {
    const ageMs = now().getTime() - Date.parse(day);
    return ageMs < (oldestDays + 1) * dayMs && ageMs > -2 * dayMs + dayPastMs(now());
  }, 'a day from 400 days ago to tomorrow');

/** How much of the UTC day is over. */
const dayPastMs = (now: Date): number => now.getTime() % dayMs;

/** The total of an account, key, product, country and UTC day; never a difference. */
export const usageRow = (environment: KeyEnvironment, now: () => Date) =>
  z
    .strictObject({
      account: accountId,
      /** Null: traffic without a key. */
      key: keyOf[environment].nullable(),
      product: z.enum(apiProducts, `one of ${apiProducts.join(', ')}`),
      country,
      day: dayWithin(now),
      version,
      count,
      segments: count,
      delivered: count,
      used: count,
      failed: z.record(reason, count, 'an object of counts by status and reason'),
      price: money,
      currency,
      lastUsedAt: pastMoment(now).nullish(),
    })
    .refine(({ count, delivered, failed }) => delivered + sumOf(Object.values(failed)) <= count, {
      path: ['delivered'],
      error: 'delivered and failed together at most count',
    });

export type UsageRow = z.output<ReturnType<typeof usageRow>>;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
