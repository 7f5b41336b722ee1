import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { recoveryCodes } from '../../db/second-step-schema.ts';
import { sealWith } from '../secret-values.ts';
import { belongsTo, type Owner, ownerKey } from '../sessions/owner.ts';

const howMany = 10;

/** No letter that could be read as a digit or another letter. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 2;
const groupLength = 5;

/** Ten new ones, which void all before; they are kept as hashes alone. */
export async function makeCodes(
  tx: Transaction,
  { secret }: Pick<Context, 'secret'>,
  owner: Owner,
  now: Date,
): Promise<string[]> {
  await deleteCodes(tx, owner);
  const codes = Array.from({ length: howMany }, newCode);
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ codeHash: hashOf(secret, owner, code), ...owner, createdAt: now })),
    );
  return codes;
}

/** However many come with one code at once, one of them gets it. */
export async function spendRecoveryCode(
  { secret, clock }: Context,
  database: Database | Transaction,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const { rowCount } = await database
    .update(recoveryCodes)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(recoveryCodes.codeHash, hashOf(secret, owner, code)),
        belongsTo(recoveryCodes, owner),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countCodes(database: Database | Transaction, owner: Owner): Promise<number> {
  const [row] = await database
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(belongsTo(recoveryCodes, owner), isNull(recoveryCodes.usedAt)));
  return row?.codes ?? 0;
}

export async function deleteCodes(tx: Transaction, owner: Owner): Promise<void> {
  await tx.delete(recoveryCodes).where(belongsTo(recoveryCodes, owner));
}

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

/** Written with or without its dash, in any case. */
const hashOf = (secret: string, owner: Owner, code: string): string =>
  sealWith(secret, 'recovery code', [
    ownerKey(owner),
    code.toLowerCase().replace(/[^a-z\d]/g, ''),
  ]).toString('hex');
