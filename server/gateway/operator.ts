import { count, desc, gt, max, min, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { gatewayChanges, gatewayReceipt } from '../db/gateway-schema.ts';
import { customers } from '../db/schema.ts';
import { gatewayRefusals, usageReports } from '../db/usage-schema.ts';

type Operator = Pick<Context, 'database' | 'clock'>;

/** What the gateway has read, and what it has not read yet. */
export async function readingState(database: Database) {
  const [receipt] = await database.select().from(gatewayReceipt);
  const [waiting] = await database
    .select({
      changes: count(),
      // Changes are noted by the clock of the database.
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - ${min(gatewayChanges.changedAt)}), 0)::float`,
    })
    .from(gatewayChanges)
    .where(gt(gatewayChanges.revision, receipt?.revision ?? 0));
  return {
    readAt: receipt?.readAt ?? null,
    waiting: waiting?.changes ?? 0,
    oldestSeconds: Math.max(0, waiting?.oldestSeconds ?? 0),
  };
}

/** Up to when the usage of each environment is complete. */
export const completeness = (database: Database) => database.select().from(usageReports);

export async function gatewayStatus({ database, clock }: Operator) {
  const aDayAgo = new Date(clock.now().getTime() - dayMs);
  const reports = await completeness(database);
  const [balance] = await database.select({ asOf: max(customers.balanceAsOf) }).from(customers);
  return {
    ...(await readingState(database)),
    completeUntil: reports.find(({ environment }) => environment === 'live')?.completeUntil ?? null,
    balanceAsOf: balance?.asOf ?? null,
    refusals: await database.$count(gatewayRefusals, gt(gatewayRefusals.at, aDayAgo)),
  };
}

/** Refused rows, newest first. */
export const listRefusals = (database: Database, limit: number) =>
  database.select().from(gatewayRefusals).orderBy(desc(gatewayRefusals.id)).limit(limit);
