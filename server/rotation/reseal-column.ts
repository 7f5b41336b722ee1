import { asc, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AppSecret } from '../app-secret.ts';
import type { Database, Transaction } from '../db/database.ts';
import { decryptText, type EncryptionPurpose, encryptText } from '../encryption.ts';

export type SealedColumn = { purpose: EncryptionPurpose; column: PgColumn };

export type ResealedColumn = { resealed: number; unreadable: number };

/** Rows locked at a time: few enough that no call waits for long. */
const portion = 200;

/**
 * Re-encrypts the values of a column that were encrypted with the second secret, in order of value.
 */
export async function resealColumn(
  database: Database,
  secret: AppSecret,
  sealed: SealedColumn,
): Promise<ResealedColumn> {
  const done = { resealed: 0, unreadable: 0 };
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    const seen = await database.transaction((tx) => resealPortion(tx, secret, sealed, from));
    done.resealed += seen.resealed;
    done.unreadable += seen.unreadable;
    after = seen.last;
  }
  return done;
}

async function resealPortion(
  tx: Transaction,
  secret: AppSecret,
  { purpose, column }: SealedColumn,
  after: string,
): Promise<ResealedColumn & { last: string | undefined }> {
  const rows = await tx
    .select({ sealed: sql<string>`${column}` })
    .from(column.table)
    .where(gt(column, after))
    .orderBy(asc(column))
    .limit(portion)
    .for('update');
  const [first] = secret;
  const others = rows
    .map(({ sealed }) => ({ sealed, text: decryptText(secret, purpose, sealed) }))
    .filter(({ sealed }) => decryptText([first], purpose, sealed) === undefined);
  const changes = others.flatMap(({ sealed, text }) =>
    text === undefined ? [] : [{ sealed, fresh: encryptText(secret, purpose, text) }],
  );
  const before = sql.param(changes.map(({ sealed }) => sealed));
  const fresh = sql.param(changes.map((change) => change.fresh));
  await tx.execute(sql`
    update ${column.table} set ${sql.identifier(column.name)} = changed.fresh
    from unnest(${before}::text[], ${fresh}::text[]) as changed (before, fresh)
    where ${column} = changed.before`);
  return {
    resealed: changes.length,
    unreadable: others.length - changes.length,
    last: rows.at(-1)?.sealed,
  };
}
