import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { UsageTotals } from '#contract/usage.ts';
import type { Database, Transaction } from '../db/database.ts';
import { customers } from '../db/schema.ts';
import { usageDays, usageReports } from '../db/usage-schema.ts';
import type { Period } from './period.ts';

/** Whose usage, and in which environment. */
export type Usage = { customerId: number; environment: KeyEnvironment };

export type UsageFilter = {
  product?: string | undefined;
  country?: string | undefined;
  /** An access key, or `noKey`. */
  key?: string | undefined;
};

/** Traffic without a key; stored as an empty one. */
export const noKey = 'none';

export const nameOfKey = (accessKey: string): string => accessKey || noKey;

/** The rows of an account in a period. */
export const usageWithin = (
  { customerId, environment }: Usage,
  { from, to }: Period,
  { product, country, key }: UsageFilter = {},
): SQL | undefined =>
  and(
    eq(usageDays.customerId, customerId),
    eq(usageDays.environment, environment),
    gte(usageDays.day, new Date(from)),
    lte(usageDays.day, new Date(to)),
    product === undefined ? undefined : eq(usageDays.product, product),
    country === undefined ? undefined : eq(usageDays.country, country),
    key === undefined ? undefined : eq(usageDays.accessKey, key === noKey ? '' : key),
  );

/** How many of a row failed. */
export const failedOfRow = sql<number>`(
  select coalesce(sum(counted.value::bigint), 0)::float8
  from jsonb_each_text(${usageDays.failed}) as counted)`;

/** The totals of many rows, under the names that they have in replies. */
export const totals = {
  count: sumOf(sql`${usageDays.count}`),
  segments: sumOf(sql`${usageDays.segments}`),
  delivered: sumOf(sql`${usageDays.delivered}`),
  failed: sumOf(failedOfRow),
  used: sumOf(sql`${usageDays.used}`),
  price: sql<string>`coalesce(sum(${usageDays.price}), 0)::numeric(30, 4)::text`,
} satisfies Record<keyof UsageTotals, SQL<unknown>>;

/** Exact up to 2^53. */
function sumOf(column: SQL): SQL<number> {
  return sql<number>`coalesce(sum(${column}), 0)::float8`;
}

/**
 * Up to when an environment is complete; null until that was reported. Without a gateway, the
 * samples of the demo account end when they were made.
 */
export async function findCompleteUntil(
  database: Database | Transaction,
  { customerId, environment }: Usage,
): Promise<Date | null> {
  const [report] = await database
    .select({ completeUntil: usageReports.completeUntil })
    .from(usageReports)
    .where(eq(usageReports.environment, environment));
  if (report?.completeUntil || environment !== 'live') return report?.completeUntil ?? null;
  const [account] = await database
    .select({ samplesUntil: customers.samplesUntil })
    .from(customers)
    .where(eq(customers.id, customerId));
  return account?.samplesUntil ?? null;
}

/** Runs queries that see the same moment. */
export const reading = <Found>(
  database: Database,
  read: (tx: Transaction) => Promise<Found>,
): Promise<Found> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
