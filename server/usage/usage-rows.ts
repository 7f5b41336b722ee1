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

/** Totals of many rows, under the names that they have in replies. */
const totalsOf = (of: Record<keyof UsageTotals, SQL>) => ({
  count: sumOf(of.count),
  segments: sumOf(of.segments),
  delivered: sumOf(of.delivered),
  failed: sumOf(of.failed),
  used: sumOf(of.used),
  price: sql<string>`coalesce(sum(${of.price}), 0)::numeric(30, 4)::text`,
});

const columns = {
  count: sql`${usageDays.count}`,
  segments: sql`${usageDays.segments}`,
  delivered: sql`${usageDays.delivered}`,
  failed: sql`${failedOfRow}`,
  used: sql`${usageDays.used}`,
  price: sql`${usageDays.price}`,
};

export const totals = totalsOf(columns);

/** Rows with what they are totals of, for several sums of the same rows. */
export const pickedRows = (where: SQL | undefined): SQL => sql`
  select ${usageDays.day}::text as day, ${usageDays.product} as product,
    ${usageDays.country} as country, ${usageDays.accessKey} as key, ${named(columns)}
  from ${usageDays} where ${where ?? sql`false`}`;

export const totalsOfPicked = named(
  totalsOf({
    ...{ count: sql`count`, segments: sql`segments`, delivered: sql`delivered` },
    ...{ failed: sql`failed`, used: sql`used`, price: sql`price` },
  }),
);

function named(values: Record<string, SQL>): SQL {
  const all = Object.entries(values).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  );
  return sql.join(all, sql`, `);
}

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
