import { sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import type { Database, Transaction } from './database.ts';
import { publicAddress } from './schema.ts';

/**
 * Stores the public address. A configured address always wins; a default is stored only where there
 * is none, so that a server started without the setting does not redirect everyone to its own
 * machine.
 */
export async function storePublicAddress(
  database: Database,
  { publicUrl, publicUrlGiven, deskUrl = null }: StoredSettings,
  now: Date,
): Promise<void> {
  const row = { origin: publicUrl, deskOrigin: deskUrl, storedAt: now };
  const insert = database.insert(publicAddress).values(row);
  await (publicUrlGiven
    ? insert.onConflictDoUpdate({
        target: publicAddress.onlyRow,
        set: row,
        setWhere: sql`(${publicAddress.origin}, ${publicAddress.deskOrigin})
          is distinct from (${publicUrl}, ${deskUrl}::text)`,
      })
    : insert.onConflictDoNothing());
}

type StoredSettings = Pick<Env, 'publicUrl' | 'publicUrlGiven'> & {
  deskUrl?: string | null | undefined;
};

/** Undefined until a server has run on this database. */
export async function selectPublicAddress(
  database: Database | Transaction,
): Promise<string | undefined> {
  const [row] = await database.select().from(publicAddress);
  return row?.origin;
}

/** Where the operator's desk is; undefined until a server has run on this database. */
export async function selectDeskAddress(
  database: Database | Transaction,
): Promise<string | undefined> {
  const [row] = await database.select().from(publicAddress);
  return row?.deskOrigin ?? row?.origin;
}
