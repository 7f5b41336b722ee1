import { inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { customers } from '../db/schema.ts';

export type Account = { id: number; currency: string };

/** The accounts of the rows by their public ids, which stay until the transaction ends. */
export async function accountsOf(
  tx: Transaction,
  rows: readonly { row: { account: string } }[],
): Promise<Map<string, Account>> {
  const ids = [...new Set(rows.map(({ row }) => row.account))];
  const found = await tx
    .select({ publicId: customers.publicId, id: customers.id, currency: customers.currency })
    .from(customers)
    .where(inArray(customers.publicId, ids))
    .for('key share');
  return new Map(found.map(({ publicId, ...account }) => [publicId, account]));
}

/** Rows of accounts that exist; those in another currency than their account's are refused. */
export function ofAccounts<Row extends { account: string; currency: string }>(
  good: readonly { index: number; row: Row }[],
  accounts: ReadonlyMap<string, Account>,
) {
  const known = good.flatMap(({ index, row }) => {
    const account = accounts.get(row.account);
    return account ? [{ index, row, account }] : [];
  });
  const isForeign = ({ row, account }: (typeof known)[number]) => row.currency !== account.currency;
  return {
    own: known.filter((one) => !isForeign(one)),
    refused: known
      .filter(isForeign)
      .map(({ index, account }) => ({ index, field: 'currency', expected: account.currency })),
  };
}
