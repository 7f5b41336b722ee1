import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { recoveryCodes } from '../../db/two-factor-schema.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { belongsTo, type Owner } from '../sessions/owner.ts';

const howMany = 10;

/** The alphabet of the codes, without characters that look alike. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** 74 bits; NIST SP 800-63B-4 (4.2.1.1) asks for 64. */
const groups = 3;
const groupLength = 5;

/** Codes to show once, and their hashes to store. */
export type NewCodes = { codes: string[]; hashes: string[] };

/** Hashed like passwords; slow, so run before the transaction. */
export async function newCodes({ env }: Pick<Context, 'env'>): Promise<NewCodes> {
  const codes = Array.from({ length: howMany }, newCode);
  const hashes: string[] = [];
  for (const code of codes)
    hashes.push(await hashPassword(plain(code), env.accounts.passwordMemoryKib));
  return { codes, hashes };
}

/** Stores new codes, replacing all earlier ones. */
export async function saveCodes(
  tx: Transaction,
  owner: Owner,
  { hashes }: NewCodes,
  now: Date,
): Promise<void> {
  await deleteCodes(tx, owner);
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ codeHash, ...owner, createdAt: now })));
}

/** Hash of an unused code; the comparison is slow, so run it before the transaction. */
export async function findRecoveryCode(
  { database }: Pick<Context, 'database'>,
  owner: Owner,
  code: string,
): Promise<string | undefined> {
  for (const { codeHash } of await database.select().from(recoveryCodes).where(isUnused(owner)))
    if (await verifyPassword(codeHash, plain(code))) return codeHash;
  return undefined;
}

/** Spends the code; of parallel calls exactly one returns true. */
export async function spendRecoveryCode(
  tx: Transaction,
  owner: Owner,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, codeHash), isUnused(owner)));
  return rowCount === 1;
}

const isUnused = (owner: Owner) =>
  and(belongsTo(recoveryCodes, owner), isNull(recoveryCodes.usedAt));

export async function countCodes(database: Database | Transaction, owner: Owner): Promise<number> {
  const [row] = await database
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(isUnused(owner));
  return row?.codes ?? 0;
}

export async function deleteCodes(tx: Transaction, owner: Owner): Promise<void> {
  await tx.delete(recoveryCodes).where(belongsTo(recoveryCodes, owner));
}

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

/** A typed recovery code in lower case, without dashes and spaces. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z\d]/g, '');
