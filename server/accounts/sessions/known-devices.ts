import { and, count, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { knownDevices } from '../../db/schema.ts';
import { networkOf } from '../../http/network-of.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { belongsTo, type Owner, ownerKey } from './owner.ts';

/** Where a try comes from: a browser that has logged in to this account before, or a network. */
export type Origin = { known: boolean; name: string };

export async function originOf(
  database: Database | Transaction,
  { address, browser }: Caller,
  owner: Owner | undefined,
): Promise<Origin> {
  return originOn(await findDevice(database, { browser }), address, owner);
}

/** A browser that has logged in before, and to which accounts. */
export type KnownDevice = { hash: string; owners: Owner[] };

/**
 * One query, none without the cookie, and independent of the account that is tried, so its time
 * does not reveal whether that account exists.
 */
export async function findDevice(
  database: Database | Transaction,
  { browser }: Pick<Caller, 'browser'>,
): Promise<KnownDevice | undefined> {
  const token = browser.kept('knownDevice');
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const owners = await database
    .select({ customerId: knownDevices.customerId, employeeId: knownDevices.employeeId })
    .from(knownDevices)
    .where(eq(knownDevices.deviceHash, hash));
  return owners.length > 0 ? { hash, owners } : undefined;
}

export function originOn(
  device: KnownDevice | undefined,
  address: string,
  owner: Owner | undefined,
): Origin {
  const isOwner = (known: Owner) => owner !== undefined && ownerKey(known) === ownerKey(owner);
  return device?.owners.some(isOwner)
    ? { known: true, name: `device:${device.hash}` }
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

/** When somebody first logged in to this account with the browser that asks. */
export async function knownSince(
  database: Database | Transaction,
  { browser }: Pick<Caller, 'browser'>,
  owner: Owner,
): Promise<Date | undefined> {
  const token = browser.kept('knownDevice');
  if (token === undefined) return undefined;
  const [found] = await database
    .select({ firstLoginAt: knownDevices.firstLoginAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceHash, hashToken(token)), belongsTo(knownDevices, owner)));
  return found?.firstLoginAt;
}

/** All that were known to an account: one of them may be a thief's. Answers how many there were. */
export async function forgetDevices(tx: Transaction, owner: Owner): Promise<number> {
  const { rowCount } = await tx.delete(knownDevices).where(belongsTo(knownDevices, owner));
  return rowCount ?? 0;
}

/** All that were known to an account, but the one that asks. */
export async function forgetOtherDevices(
  tx: Transaction,
  { browser }: Pick<Caller, 'browser'>,
  owner: Owner,
): Promise<void> {
  const token = browser.kept('knownDevice');
  const isOther = token && ne(knownDevices.deviceHash, hashToken(token));
  await tx.delete(knownDevices).where(and(belongsTo(knownDevices, owner), isOther || undefined));
}
