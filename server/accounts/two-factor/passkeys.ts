import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { passkeys } from '../../db/two-factor-schema.ts';
import { belongsTo, type Owner } from '../sessions/owner.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

export const selectPasskeys = (
  database: Database | Transaction,
  owner: Owner,
): Promise<StoredPasskey[]> =>
  database
    .select()
    .from(passkeys)
    .where(belongsTo(passkeys, owner))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** Whosever it is. */
export async function findPasskey(
  database: Database | Transaction,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [found] = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

export async function insertPasskey(
  tx: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(passkeys).values(passkey).onConflictDoNothing();
  return rowCount === 1;
}

/** Undefined when the user has no such passkey. */
export async function updatePasskey(
  tx: Database | Transaction,
  owner: Owner,
  id: string,
  change: Partial<Pick<StoredPasskey, 'name' | 'counter' | 'lastUsedAt'>>,
): Promise<StoredPasskey | undefined> {
  const [changed] = await tx
    .update(passkeys)
    .set(change)
    .where(and(eq(passkeys.id, id), belongsTo(passkeys, owner)))
    .returning();
  return changed;
}

export async function deletePasskey(
  tx: Transaction,
  owner: Owner,
  id: string,
): Promise<StoredPasskey | undefined> {
  const [deleted] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), belongsTo(passkeys, owner)))
    .returning();
  return deleted;
}
