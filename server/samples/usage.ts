import type { ApiProduct } from '#content/products.ts';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import { dayMs } from '#contract/time-units.ts';
import type { Customer } from '../accounts/customers.ts';
import type { Transaction } from '../db/database.ts';
import { storeDays } from '../usage/take-usage.ts';
import { checkoutSinceDays, type SampleKeys } from './application.ts';

/** The day of the creation is the last one. */
export const sampleDays = 90;

/** API product, country, number on a working day, price of one in US dollars. */
type Traffic = readonly [product: ApiProduct, country: string, count: number, price: number];

/** Prices are those of the pricing page, where it has the country. */
const traffic: Record<KeyEnvironment, readonly Traffic[]> = {
  live: [
    ['sms', 'US', 66, 0.0105],
    ['sms', 'VN', 10, 0.1021],
    ['sms', 'SG', 15, 0.0452],
    ['sms', 'ID', 3.4, 0.2846],
    ['sms', 'IN', 6, 0.0537],
    ['sms', 'GB', 5, 0.0402],
    ['sms', 'PH', 3, 0.1481],
    ['sms', 'TH', 3, 0.0312],
    ['whats-app', 'SG', 14, 0.0411],
    ['whats-app', 'ID', 11, 0.0411],
    ['whats-app', 'US', 10, 0.034],
    ['whats-app', 'IN', 4, 0.0118],
    ['voice', 'US', 14, 0.0119],
    ['voice', 'VN', 3, 0.108],
    ['voice', 'TH', 1.2, 0.0806],
    ['number-detection', 'US', 22, 0.004],
    ['number-detection', 'SG', 9, 0.008],
    ['number-detection', 'VN', 6, 0.012],
    ['number-detection', 'GB', 4, 0.01],
  ],
  sandbox: [
    ['sms', 'US', 7, 0],
    ['sms', 'GB', 3, 0],
    ['voice', 'US', 2, 0],
    ['whats-app', 'SG', 2, 0],
  ],
};

/** Share of each way to fail, by status and reason. */
const failing: Partial<Record<ApiProduct, Record<string, number>>> = {
  sms: {
    'UNDELIV/ABSENT_SUBSCRIBER': 0.012,
    'UNDELIV/UNKNOWN_SUBSCRIBER': 0.006,
    'EXPIRED/TTL_OVER': 0.003,
  },
  voice: { 'no_answer/RING_TIMEOUT': 0.05, 'busy/BUSY': 0.02 },
  'whats-app': { 'failed/NOT_REACHABLE': 0.012 },
};

/** What the sample ticket about Vietnam asks for: for three weeks a third of its texts has been refused. */
const refusedSinceDays = 21;
const refusedSender = { 'REJECTD/SENDER_REFUSED': 0.34 };

/** How much busier than usual: a campaign a week ago, and the days after it. */
const campaign: Record<number, number> = { 8: 1.1, 7: 2.2, 6: 1.6, 5: 1.35 };

/** Share of the messages that have no final state on their day. */
const onTheirWay = 0.03;

/** Adds totals of 90 days, those of the last one so far. */
export async function addSampleUsage(
  tx: Transaction,
  { id, currency }: Pick<Customer, 'id' | 'currency'>,
  keys: SampleKeys,
  now: Date,
): Promise<void> {
  for (const environment of ['live', 'sandbox'] as const) {
    const days = sampleUsage(environment, now).map(({ name, ...row }) => ({
      ...row,
      ...{ customerId: id, currency, version: 1, key: keys[name] },
    }));
    await storeDays(tx, environment, days);
  }
}

/** Totals by day, oldest day first, with the name of the key. */
export const sampleUsage = (environment: KeyEnvironment, now: Date) =>
  Array.from({ length: sampleDays }, (_, index) => sampleDays - 1 - index).flatMap((daysAgo) =>
    traffic[environment].flatMap((line, place) => {
      const total = totalOf(line, { now, daysAgo, place });
      return total.count > 0 ? [{ ...total, name: keyOf(environment, line[0], daysAgo) }] : [];
    }),
  );

function keyOf(
  environment: KeyEnvironment,
  product: ApiProduct,
  daysAgo: number,
): keyof SampleKeys {
  if (environment === 'sandbox') return 'test';
  if (product === 'number-detection') return 'reporting';
  return daysAgo >= checkoutSinceDays ? 'oldCheckout' : 'checkout';
}

type Place = { now: Date; daysAgo: number; place: number };

function totalOf([product, country, usual, price]: Traffic, { now, daysAgo, place }: Place) {
  const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const seed = daysAgo * 64 + place;
  const count = whole(usual * busyness(now, daysAgo) * (0.85 + 0.3 * chance(seed)), seed + 0.5);
  const isRefused = product === 'sms' && country === 'VN' && daysAgo < refusedSinceDays;
  const shares = { ...failing[product], ...(isRefused && price > 0 && refusedSender) };
  const failed = Object.fromEntries(
    Object.entries(shares)
      .map(([reason, share], index) => [reason, whole(count * share, seed + index / 8)] as const)
      .filter(([, many]) => many > 0),
  );
  const lost = Object.values(failed).reduce((sum, many) => sum + many, 0);
  const moving = daysAgo === 0 ? whole((count - lost) * onTheirWay, seed) : 0;
  const delivered = Math.max(0, count - lost - moving);
  // A call is charged once it is answered, everything else unless it was refused.
  const charged = product === 'voice' ? delivered : count - (failed['REJECTD/SENDER_REFUSED'] ?? 0);
  const isText = product === 'sms';
  return {
    ...{ product, country, day, count, delivered, failed },
    segments: isText ? count : product === 'voice' ? delivered : 0,
    used: isText ? Math.floor(delivered * 0.87) : 0,
    price: (charged * price).toFixed(4),
  };
}

/** How much of a usual working day there is: less on weekends, more from month to month. */
function busyness(now: Date, daysAgo: number): number {
  const day = new Date(now.getTime() - daysAgo * dayMs).getUTCDay();
  const isWeekend = day === 0 || day === 6;
  const ofWeek = campaign[daysAgo] ?? (isWeekend ? 0.6 : 1);
  const partOfDay = daysAgo === 0 ? (now.getTime() % dayMs) / dayMs : 1;
  return ofWeek * (1.085 - 0.0034 * daysAgo) * (0.92 + 0.16 * chance(daysAgo + 0.25)) * partOfDay;
}

/** Rounds up or down, so that many small shares add up. */
const whole = (expected: number, seed: number): number => Math.floor(expected + chance(seed));

/** Between 0 and 1, and the same for the same seed. */
function chance(seed: number): number {
  const mixed = Math.imul((seed * 1_024) ^ 0x9e3779b9, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
