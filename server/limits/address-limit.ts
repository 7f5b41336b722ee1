import type { Database, Transaction } from '../db/database.ts';
import { networkOf } from '../http/network-of.ts';
import { requireWithinLimit } from './take.ts';

/**
 * Anyone can rent a network of addresses, so all of its addresses together may do this many times
 * what one may.
 */
const networkFactor = 10;

/** A rate limit per client address, before the address is known. */
export type AddressLimit = {
  /** What is counted: `login`. */
  what: string;
  /** Per address. */
  limit: number;
  windowMs: number;
};

/** Against guessing: limits what one address does, and what its whole network does. */
export async function requireFromAddress(
  database: Database | Transaction,
  { what, address, limit, windowMs }: AddressLimit & { address: string },
  now: Date,
): Promise<void> {
  await requireWithinLimit(database, { key: `${what}:ip:${address}`, limit, windowMs }, now);
  const key = `${what}:network:${networkOf(address)}`;
  await requireWithinLimit(database, { key, limit: limit * networkFactor, windowMs }, now);
}
