import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type CodePurpose, oneTimeCodes } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { takeFromLimit } from '../../limits/limit.ts';
import { takePause } from '../../limits/pause.ts';
import { isSame, newCode, sealWith } from '../secret-values.ts';

/** What a code is bound to. A recipient is a phone as E.164 or an address in small letters. */
export type CodeBinding = { purpose: CodePurpose; recipient: string; customerId: number };

export type StoredCode = typeof oneTimeCodes.$inferSelect;

/** A new code, which voids the one before; refused when it is too soon or too many for a day. */
export async function issueCode(
  tx: Transaction,
  { env, secret }: Pick<Context, 'env' | 'secret'>,
  binding: CodeBinding,
  now: Date,
): Promise<string> {
  await requireSendable(tx, env, binding.recipient, now);
  const code = newCode();
  const fresh = {
    id: randomUUID(),
    codeHash: hashCode(secret, binding, code).toString('hex'),
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + env.accounts.codeLifetimeMs),
  };
  await tx
    .insert(oneTimeCodes)
    .values({ ...binding, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.recipient, oneTimeCodes.customerId],
      set: fresh,
    });
  return code;
}

/**
 * Counts a try, in one statement and outside of any transaction that could take it back. Without
 * an answer there is nothing to compare with.
 */
export async function countTry(
  { database, env, clock }: Pick<Context, 'database' | 'env' | 'clock'>,
  { purpose, recipient, customerId }: CodeBinding,
): Promise<StoredCode | undefined> {
  const [counted] = await database
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.recipient, recipient),
        eq(oneTimeCodes.customerId, customerId),
        gt(oneTimeCodes.expiresAt, clock.now()),
        lt(oneTimeCodes.tries, env.accounts.codeTries),
      ),
    )
    .returning();
  return counted;
}

export const isRightCode = (secret: string, stored: StoredCode, code: string): boolean =>
  isSame(Buffer.from(stored.codeHash, 'hex'), hashCode(secret, stored, code));

/** However many come with the right code at once, one of them gets it. */
export async function spendCode(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  return rowCount === 1;
}

export async function voidCodes(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId));
}

async function requireSendable(
  tx: Database | Transaction,
  env: Context['env'],
  recipient: string,
  now: Date,
): Promise<void> {
  const pause = { key: `code:pause:${recipient}`, pauseMs: env.accounts.codePauseMs };
  const paused = await takePause(tx, pause, now);
  if (!paused.allowed) throw new AppError('code.tooSoon', { retryAfterMs: paused.retryAfterMs });
  const limit = { key: `code:day:${recipient}`, limit: env.limits.codesPerDay, windowMs: dayMs };
  const taken = await takeFromLimit(tx, limit, now);
  if (!taken.allowed) throw new AppError('code.dailyLimit', { retryAfterMs: taken.retryAfterMs });
}

const hashCode = (secret: string, { purpose, recipient, customerId }: CodeBinding, code: string) =>
  sealWith(secret, 'one-time code', [purpose, recipient, customerId, code]);
