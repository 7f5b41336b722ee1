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
  { publicUrl, publicUrlGiven }: Pick<Env, 'publicUrl' | 'publicUrlGiven'>,
  now: Date,
): Promise<void> {
  const insert = database.insert(publicAddress).values({ origin: publicUrl, storedAt: now });
  await (publicUrlGiven
    ? insert.onConflictDoUpdate({
        target: publicAddress.onlyRow,
        set: { origin: publicUrl, storedAt: now },
        setWhere: sql`${publicAddress.origin} <> ${publicUrl}`,
      })
    : insert.onConflictDoNothing());
}

/** Undefined until a server has run on this database. */
export async function selectPublicAddress(
  database: Database | Transaction,
): Promise<string | undefined> {
  const [row] = await database.select().from(publicAddress);
  return row?.origin;
}
