import { type SQL, sql } from 'drizzle-orm';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import type { readUsageSummary } from '#contract/usage.ts';
import type { Context } from '../context.ts';
import { usageDays } from '../db/usage-schema.ts';
import { addDays, lastDays } from './period.ts';
import type { Account } from './read-usage.ts';
import { findCompleteUntil, reading, totals, usageWithin } from './usage-rows.ts';

type Summary = Accepted<CallReply<typeof readUsageSummary>>['data'];

const summaryDays = 30;

/** The live traffic of 30 days, for the overview. */
export const summarizeUsage = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  account: Account,
): Promise<Summary> =>
  reading(database, async (tx) => {
    const period = lastDays(summaryDays, clock.now());
    const usage = { customerId: account.id, environment: 'live' } as const;
    const where = usageWithin(usage, period);
    const completeUntil = await findCompleteUntil(tx, usage);
    const [total] = await tx.select(totals).from(usageDays).where(where);
    if (!total) throw new Error('A sum over no group has one row.');
    const found = await tx
      .select({
        day: sql<string>`${usageDays.day}::text`,
        count: totals.count,
        price: totals.price,
      })
      .from(usageDays)
      .where(where)
      .groupBy(usageDays.day);
    const { product, country } = usageDays;
    const countries = await tx
      .select({ product, country })
      .from(usageDays)
      .where(where)
      .groupBy(product, country)
      .orderBy(...byPrice, country);
    const products = await tx
      .select({ product, ...totals })
      .from(usageDays)
      .where(where)
      .groupBy(product)
      .orderBy(...byPrice);
    const byDay = new Map(found.map((sum) => [sum.day, sum]));
    const days = Array.from({ length: summaryDays }, (_, index) => addDays(period.from, index));
    return {
      currency: account.currency,
      completeUntil: completeUntil?.toISOString() ?? null,
      total,
      days: days.map((day) => byDay.get(day) ?? { day, count: 0, price: '0.0000' }),
      products: products.map((sums) => ({
        ...sums,
        countries: countries.flatMap((one) => (one.product === sums.product ? [one.country] : [])),
      })),
    };
  });

const byPrice: SQL[] = [
  sql`sum(${usageDays.price}) desc`,
  sql`sum(${usageDays.count}) desc`,
  sql`${usageDays.product}`,
];
