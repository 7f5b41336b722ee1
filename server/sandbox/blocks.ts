import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { sandboxBlocks } from '../db/sandbox-schema.ts';
import { parseNetwork } from '../networks.ts';

/** Whether an operator has blocked the address's network. */
export async function isBlocked(
  database: Database | Transaction,
  address: string,
): Promise<boolean> {
  // A proxy may forward text in place of an address.
  if (!parseNetwork(address)) return false;
  const { rows } = await database.execute<{ is: boolean }>(sql`select ${inBlocked(address)} as is`);
  return rows[0]?.is === true;
}

/** `isBlocked` as an SQL condition. */
export const inBlocked = (address: string | Placeholder): SQL =>
  sql`exists (select from ${sandboxBlocks} where network >>= ${address}::inet)`;
