import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { knownDevices } from '../../db/schema.ts';
import { networkOf } from '../../http/network-of.ts';
import { hashToken, newToken } from '../secret-values.ts';

/** The main user of a customer, or an employee. */
export type Owner = { customerId: number; employeeId: string | null };

/** Where a try comes from: a browser that has logged in to this account before, or a network. */
export type Origin = { known: boolean; name: string };

export async function originOf(
  database: Database | Transaction,
  { address, browser }: Caller,
  owner: Owner | undefined,
): Promise<Origin> {
  const token = browser.kept('knownDevice');
  const isKnown = token && owner && (await isKnownDevice(database, hashToken(token), owner));
  return isKnown
    ? { known: true, name: `device:${hashToken(token)}` }
    : { known: false, name: `network:${networkOf(address)}` };
}

/** True when nobody had logged in to this account with this browser. */
export async function rememberDevice(
  tx: Transaction,
  { browser }: Caller,
  owner: Owner,
  now: Date,
): Promise<boolean> {
  const token = browser.kept('knownDevice') ?? newToken();
  browser.keep('knownDevice', token);
  const [remembered] = await tx
    .insert(knownDevices)
    .values({ deviceHash: hashToken(token), ...owner, firstLoginAt: now, lastLoginAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.deviceHash, knownDevices.customerId, knownDevices.employeeId],
      set: { lastLoginAt: now },
    })
    .returning({ firstLoginAt: knownDevices.firstLoginAt });
  return remembered?.firstLoginAt.getTime() === now.getTime();
}

async function isKnownDevice(
  database: Database | Transaction,
  deviceHash: string,
  { customerId, employeeId }: Owner,
): Promise<boolean> {
  const found = await database
    .select({ lastLoginAt: knownDevices.lastLoginAt })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.deviceHash, deviceHash),
        eq(knownDevices.customerId, customerId),
        employeeId === null
          ? isNull(knownDevices.employeeId)
          : eq(knownDevices.employeeId, employeeId),
      ),
    );
  return found.length > 0;
}
