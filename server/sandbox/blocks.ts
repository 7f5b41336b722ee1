import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { sandboxBlocks } from '../db/sandbox-schema.ts';
import { parseNetwork } from '../networks.ts';

/** Whether an operator has shut the network out that an address lies in. */
export async function isBlocked(
  database: Database | Transaction,
  address: string,
): Promise<boolean> {
  // A proxy may forward a word in place of an address.
  if (!parseNetwork(address)) return false;
  const holds = sql`${sandboxBlocks.network} >>= ${address}::inet`;
  return (await database.$count(sandboxBlocks, holds)) > 0;
}
