import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { SecondFactor } from '#contract/user-data.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { authenticatorApps, passkeys } from '../../db/two-factor-schema.ts';
import { belongsTo, type Owner } from '../sessions/owner.ts';
import { deleteApp, findApp } from './authenticator-app.ts';
import { selectPasskeys } from './passkeys.ts';
import { countCodes, deleteCodes } from './recovery-codes.ts';

/** Second factors available to a user; empty without two-factor login. */
export async function factorsOf(
  database: Database | Transaction,
  owner: Owner,
): Promise<SecondFactor[]> {
  const hasPasskey = (await selectPasskeys(database, owner)).length > 0;
  const hasApp = (await findApp(database, owner)) !== undefined;
  if (!hasPasskey && !hasApp) return [];
  const hasCodes = (await countCodes(database, owner)) > 0;
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasApp ? (['app'] as const) : []),
    ...(hasCodes ? (['recovery'] as const) : []),
  ];
}

/** Deletes recovery codes once neither a passkey nor an app is left. */
export async function dropCodesWithoutFactor(tx: Transaction, owner: Owner): Promise<void> {
  const ways = await factorsOf(tx, owner);
  if (ways.length === 0) await deleteCodes(tx, owner);
}

/** Ids of the customer's employees with a second factor. */
export async function employeesWithFactor(
  database: Database | Transaction,
  customerId: number,
): Promise<Set<string>> {
  const ofCustomer = (table: typeof passkeys | typeof authenticatorApps, when?: SQL) =>
    database
      .select({ employeeId: table.employeeId })
      .from(table)
      .where(and(eq(table.customerId, customerId), isNotNull(table.employeeId), when));
  const rows = [
    ...(await ofCustomer(passkeys)),
    ...(await ofCustomer(authenticatorApps, isNotNull(authenticatorApps.confirmedAt))),
  ];
  return new Set(rows.flatMap(({ employeeId }) => employeeId ?? []));
}

/** True when there was a second factor. */
export async function deleteFactors(tx: Transaction, owner: Owner): Promise<boolean> {
  const had = (await factorsOf(tx, owner)).length > 0;
  await tx.delete(passkeys).where(belongsTo(passkeys, owner));
  await deleteApp(tx, owner);
  await deleteCodes(tx, owner);
  return had;
}
