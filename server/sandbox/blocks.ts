import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { sandboxBlocks } from '../db/sandbox-schema.ts';
import { parseNetwork } from '../networks.ts';

/** Whether an operator has blocked the address's network. */
export async function isBlocked(
  database: Database | Transaction,
  address: string,
  now: Date,
): Promise<boolean> {
  // A proxy may forward text in place of an address.
  if (!parseNetwork(address)) return false;
  const { rows } = await database.execute<{ is: boolean }>(
    sql`select ${inBlocked(address, now.toISOString())} as is`,
  );
  return rows[0]?.is === true;
}

/** `isBlocked` as an SQL condition. */
export const inBlocked = (address: string | Placeholder, now: string | Placeholder): SQL =>
  sql`exists (select from ${sandboxBlocks} where network >>= ${address}::inet
    and (ends_at is null or ends_at > ${now}::timestamptz))`;

/** The network of a text as it is blocked; undefined where the text is neither address nor network. */
export function blockedNetwork(text: string): string | undefined {
  const network = parseNetwork(text);
  if (!network) return undefined;
  const { address, prefix, family } = network;
  // An IPv6 user controls a whole /64, so limits count by it.
  return `${address}/${family === 'ipv6' ? Math.min(prefix, 64) : prefix}`;
}
