import { desc } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import * as contract from '#contract/usage.ts';
import type { Context } from '../context.ts';
import { csvLine } from '../csv.ts';
import { usageDays } from '../db/usage-schema.ts';
import { findKeyNames } from './key-names.ts';
import { dayOf, periodOf } from './period.ts';
import { type Account, pickedDays } from './read-usage.ts';
import { failedOfRow, reading, usageWithin } from './usage-rows.ts';

/** The rows of a filter as CSV. */
export const exportUsage = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  account: Account,
  filter: ParsedInput<typeof contract.exportUsage>,
): Promise<{ csv: string; isComplete: boolean }> =>
  reading(database, async (tx) => {
    const now = clock.now();
    const usage = { customerId: account.id, environment: filter.environment };
    const picked = pickedDays(periodOf(filter.range, now), filter.day);
    const { day, product, country, accessKey } = usageDays;
    const found = picked
      ? await tx
          .select({
            ...{ day, product, country, key: accessKey, count: usageDays.count },
            ...{ segments: usageDays.segments, delivered: usageDays.delivered },
            ...{ failed: failedOfRow, used: usageDays.used },
            ...{ price: usageDays.price, currency: usageDays.currency },
          })
          .from(usageDays)
          .where(usageWithin(usage, picked, filter))
          .orderBy(desc(day), product, country, accessKey)
          .limit(contract.usageExportMax + 1)
      : [];
    const keys = [...new Set(found.map(({ key }) => key))];
    const names = await findKeyNames(tx, account, keys, now);
    const lines = found.slice(0, contract.usageExportMax).map((row) => {
      const cells = {
        ...row,
        day: dayOf(row.day),
        environment: filter.environment,
        name: names.get(row.key)?.name ?? null,
      };
      return csvLine(contract.usageColumns.map((column) => cells[column]));
    });
    return {
      csv: [csvLine(contract.usageColumns), ...lines].join(''),
      isComplete: found.length <= contract.usageExportMax,
    };
  });
