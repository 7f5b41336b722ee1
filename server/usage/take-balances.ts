import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { customers } from '../db/schema.ts';
import { accountsOf, ofAccounts } from './accounts.ts';
import { noteBalances } from './balance-alert.ts';
import { parseRows, storeRefusals, type Taken } from './refusals.ts';
import { accountId, currency, money, pastMoment } from './row-fields.ts';

export const balanceRow = (now: () => Date) =>
  z.strictObject({
    account: accountId,
    /** What was paid in and is not used; negative where credit is in use. */
    balance: z
      .string('text such as "128.5000"')
      .regex(/^-?\d{1,10}\.\d{4}$/, 'text with four decimal places, such as "-3.2000"'),
    credit: money,
    currency,
    asOf: pastMoment(now),
  });

/** Stores balances in one transaction; the newest `asOf` of an account wins. */
export async function takeBalances(
  context: Pick<Context, 'database' | 'env' | 'clock'>,
  rows: readonly unknown[],
): Promise<Taken> {
  const { database, clock } = context;
  const now = clock.now();
  const { good, refused } = await parseRows(
    rows,
    balanceRow(() => now),
  );
  return database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'usage reports');
    const { own, refused: foreign } = ofAccounts(good, await accountsOf(tx, good));
    const all = [...refused, ...foreign].sort((one, other) => one.index - other.index);
    const given = own.map(({ account, row: { balance, credit, asOf } }) => ({
      ...{ id: account.id, balance, credit },
      at: asOf.toISOString(),
    }));
    const { rows: changed } = await tx.execute<{ id: string }>(sql`
      update ${customers}
      set balance = newest.balance, credit_balance = newest.credit, balance_as_of = newest.at
      from (
        select distinct on (id) id, balance, credit, at
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as row (id bigint, balance numeric, credit numeric, at timestamptz)
        order by id, at desc
      ) as newest
      where ${customers.id} = newest.id
        and (${customers.balanceAsOf} is null or ${customers.balanceAsOf} < newest.at)
      returning ${customers.id} as id`);
    const accounts = changed.map(({ id }) => Number(id));
    await noteBalances(tx, context, accounts, sql`${customers.balanceAsOf}`);
    const taken = changed.length;
    await storeRefusals(tx, 'balances', all, now);
    return { taken, ignored: rows.length - taken - all.length, refused: all };
  });
}
