import { sql } from 'drizzle-orm';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { apiKeys } from '../db/sandbox-schema.ts';
import { usageDays, usageReports } from '../db/usage-schema.ts';
import { serverEvents } from '../events.ts';
import { accountsOf, ofAccounts } from './accounts.ts';
import { parseRows, storeRefusals, type Taken } from './refusals.ts';
import { type UsageRow, usageRow } from './usage-row.ts';

export type UsageReport = {
  rows: readonly unknown[];
  /** Every total up to here was reported. */
  completeUntil?: Date | undefined;
};

/**
 * Stores totals in one transaction. The higher version of a row wins, so that repeats, late and
 * disordered reports change nothing. `environment` is that of the reporter, not of a row.
 */
export async function takeUsage(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  environment: KeyEnvironment,
  { rows, completeUntil }: UsageReport,
): Promise<Taken> {
  const now = clock.now();
  const { good, refused } = await parseRows(
    rows,
    usageRow(environment, () => now),
  );
  const answer = await database.transaction(async (tx) => {
    // Reports touch the same rows in any order, so they come one after the other.
    await takeAdvisoryLock(tx, 'usage reports');
    const { own, refused: foreign } = ofAccounts(good, await accountsOf(tx, good));
    const all = [...refused, ...foreign].sort((one, other) => one.index - other.index);
    const taken = await storeDays(
      tx,
      environment,
      own.map(({ row, account }) => ({ ...row, customerId: account.id })),
    );
    await storeLastUses(
      tx,
      environment,
      own.map(({ row, account }) => ({ ...row, customerId: account.id })),
    );
    await storeRefusals(tx, 'usage', all, now);
    await storeReport(tx, environment, now, all.length > 0 ? undefined : completeUntil);
    return { taken, ignored: rows.length - taken - all.length, refused: all };
  });
  const counts = { ...answer, refused: answer.refused.length };
  for (const outcome of ['taken', 'ignored', 'refused'] as const)
    serverEvents.emit('usage reported', { environment, outcome, rows: counts[outcome] });
  return answer;
}

type OwnDay = Omit<UsageRow, 'account' | 'lastUsedAt'> & { customerId: number };
type OwnRow = UsageRow & OwnDay;

/** Returns how many rows are new, or newer than what was stored. */
export async function storeDays(
  tx: Transaction,
  environment: KeyEnvironment,
  rows: readonly OwnDay[],
): Promise<number> {
  // A statement may write a row once only: of several versions the highest.
  const newest = new Map<string, OwnDay>();
  for (const row of rows) {
    const id = [row.customerId, row.key, row.product, row.country, row.day].join(' ');
    if (row.version > (newest.get(id)?.version ?? 0)) newest.set(id, row);
  }
  if (newest.size === 0) return 0;
  const values = [...newest.values()].map(({ key, ...row }) => ({ ...row, accessKey: key ?? '' }));
  // One parameter: thousands of them would hold up the main thread.
  const { rowCount } = await tx.execute(sql`
    insert into ${usageDays} (environment, customer_id, access_key, product, country, day, version,
      count, segments, delivered, used, failed, price, currency)
    select ${environment}, row.*
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as row (
      "customerId" bigint, "accessKey" text, product text, country text, day date, version bigint,
      count bigint, segments bigint, delivered bigint, used bigint, failed jsonb, price numeric,
      currency text
    )
    on conflict (customer_id, environment, day, access_key, product, country) do update set
      version = excluded.version, count = excluded.count, segments = excluded.segments,
      delivered = excluded.delivered, used = excluded.used, failed = excluded.failed,
      price = excluded.price, currency = excluded.currency
    where ${usageDays.version} < excluded.version`);
  return rowCount ?? 0;
}

/** The last use of each key that belongs to the account of its row; it never goes back. */
async function storeLastUses(
  tx: Transaction,
  environment: KeyEnvironment,
  rows: readonly OwnRow[],
): Promise<void> {
  const uses = rows.flatMap(({ key, customerId, lastUsedAt }) =>
    key && lastUsedAt ? [{ key, customer: customerId, at: lastUsedAt.toISOString() }] : [],
  );
  if (uses.length === 0) return;
  await tx.execute(sql`
    update ${apiKeys} set last_used_at = used.at
    from (
      select application.id as application_id, use.key, max(use.at) as at
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
        as use (key text, customer bigint, at timestamptz)
      join applications application on application.customer_id = use.customer
      group by application.id, use.key
    ) as used
    where ${apiKeys.applicationId} = used.application_id and ${apiKeys.accessKey} = used.key
      and ${apiKeys.environment} = ${environment}
      and (${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} < used.at)`);
}

/** When an environment reported last, and up to when it is complete, which never goes back. */
export async function storeReport(
  tx: Pick<Transaction, 'insert'>,
  environment: KeyEnvironment,
  reportedAt: Date,
  completeUntil: Date | undefined,
): Promise<void> {
  const complete = completeUntil && completeUntil > reportedAt ? reportedAt : completeUntil;
  await tx
    .insert(usageReports)
    .values({ environment, reportedAt, completeUntil: complete })
    .onConflictDoUpdate({
      target: usageReports.environment,
      set: {
        reportedAt,
        completeUntil: sql`greatest(${usageReports.completeUntil}, excluded.complete_until)`,
      },
    });
}
