import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { gatewayChanges } from '../db/gateway-schema.ts';

/**
 * Tells the gateway, once the transaction commits, that an account has changed: its keys, rights,
 * allow list, callback, products or state. The revision is given by a trigger at the commit.
 */
export async function noteChange(
  tx: Transaction,
  { publicId }: { publicId: string },
): Promise<void> {
  await tx
    .insert(gatewayChanges)
    .values({ account: publicId, changedAt: sql`now()` })
    .onConflictDoUpdate({ target: gatewayChanges.account, set: { changedAt: sql`now()` } });
}
