import { and, count, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { knownDevices } from '../../db/login-schema.ts';
import { networkOf } from '../../http/network-of.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { belongsTo, type Owner, ownerKey } from './owner.ts';

/** Origin of an attempt: a browser known to this account, or a network. */
export type Origin = { known: boolean; name: string };

export async function originOf(
  database: Database | Transaction,
  { address, browser }: Caller,
  owner: Owner | undefined,
): Promise<Origin> {
  return originOn(await findDevice(database, { browser }), address, owner);
}

/** A browser that has logged in before, with its accounts. */
export type KnownDevice = { hash: string; owners: Owner[] };

/**
 * One query, or none without the cookie, independent of the tried account: its duration does not
 * reveal whether the account exists.
 */
export async function findDevice(
  database: Database | Transaction,
  { browser }: Pick<Caller, 'browser'>,
): Promise<KnownDevice | undefined> {
  const token = browser.read('knownDevice');
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

/** True when the account knew other browsers, but not this one. */
export async function rememberDevice(
  tx: Transaction,
  { browser }: Caller,
  owner: Owner,
  now: Date,
): Promise<boolean> {
  const token = browser.read('knownDevice') ?? newToken();
  browser.store('knownDevice', token);
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

/** First login to this account with the calling browser. */
export async function knownSince(
  database: Database | Transaction,
  { browser }: Pick<Caller, 'browser'>,
  owner: Owner,
): Promise<Date | undefined> {
  const token = browser.read('knownDevice');
  if (token === undefined) return undefined;
  const [found] = await database
    .select({ firstLoginAt: knownDevices.firstLoginAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceHash, hashToken(token)), belongsTo(knownDevices, owner)));
  return found?.firstLoginAt;
}

/** Forgets all browsers of an account, since one may be a thief's; returns how many. */
export async function forgetDevices(tx: Transaction, owner: Owner): Promise<number> {
  const { rowCount } = await tx.delete(knownDevices).where(belongsTo(knownDevices, owner));
  return rowCount ?? 0;
}

/** Forgets all browsers of an account except the calling one. */
export async function forgetOtherDevices(
  tx: Transaction,
  { browser }: Pick<Caller, 'browser'>,
  owner: Owner,
): Promise<void> {
  const token = browser.read('knownDevice');
  const isOther = token && ne(knownDevices.deviceHash, hashToken(token));
  await tx.delete(knownDevices).where(and(belongsTo(knownDevices, owner), isOther || undefined));
}
