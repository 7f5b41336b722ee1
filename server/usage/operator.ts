import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { Database } from '../db/database.ts';
import { usageDays } from '../db/usage-schema.ts';
import { totals } from './usage-rows.ts';

/** Totals of a customer by day, environment, product and country since a day; newest first. */
export const listUsage = (
  database: Database,
  customerId: number,
  { since, environment }: { since: string; environment: KeyEnvironment | undefined },
) =>
  database
    .select({
      day: usageDays.day,
      environment: usageDays.environment,
      product: usageDays.product,
      country: usageDays.country,
      ...totals,
      currency: usageDays.currency,
    })
    .from(usageDays)
    .where(
      and(
        eq(usageDays.customerId, customerId),
        gte(usageDays.day, new Date(since)),
        environment && eq(usageDays.environment, environment),
      ),
    )
    .groupBy(
      ...[usageDays.day, usageDays.environment, usageDays.product, usageDays.country],
      usageDays.currency,
    )
    .orderBy(
      ...[desc(usageDays.day), asc(usageDays.environment), asc(usageDays.product)],
      asc(usageDays.country),
    );
