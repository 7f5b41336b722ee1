import type { Database, Transaction } from '../db/database.ts';
import { networkOf } from '../http/network-of.ts';
import { requireWithinLimit } from './limit.ts';

/** A network of many addresses, as anybody can rent one, does ten times what one of them may. */
const timesAnAddress = 10;

/** A limit without the address that it is taken from. */
export type AddressLimit = {
  /** Names what is counted, for example `login`. */
  what: string;
  /** Of one address. */
  limit: number;
  windowMs: number;
};

/** For what somebody could try out: so much of one address, and of all its neighbours together. */
export async function requireFromAddress(
  database: Database | Transaction,
  { what, address, limit, windowMs }: AddressLimit & { address: string },
  now: Date,
): Promise<void> {
  await requireWithinLimit(database, { key: `${what}:ip:${address}`, limit, windowMs }, now);
  const key = `${what}:network:${networkOf(address)}`;
  await requireWithinLimit(database, { key, limit: limit * timesAnAddress, windowMs }, now);
}
