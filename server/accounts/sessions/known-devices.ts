import { and, count, eq } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { knownDevices } from '../../db/schema.ts';
import { networkOf } from '../../http/network-of.ts';
import { hashToken, newToken } from '../secret-values.ts';
import { belongsTo, type Owner } from './owner.ts';

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

/** True when others were known to this account before, and not this one. */
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
  if (remembered?.firstLoginAt.getTime() !== now.getTime()) return false;
  const [known] = await tx
    .select({ devices: count() })
    .from(knownDevices)
    .where(belongsTo(knownDevices, owner));
  return (known?.devices ?? 0) > 1;
}

async function isKnownDevice(
  database: Database | Transaction,
  deviceHash: string,
  owner: Owner,
): Promise<boolean> {
  const found = await database
    .select({ lastLoginAt: knownDevices.lastLoginAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceHash, deviceHash), belongsTo(knownDevices, owner)));
  return found.length > 0;
}
