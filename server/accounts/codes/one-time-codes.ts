import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { AppSecret } from '../../app-secret.ts';
import type { Browser, Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { type CodePurpose, sentCodes } from '../../db/login-schema.ts';
import { AppError } from '../../http/errors.ts';
import { mailboxOf } from '../../limits/address-key.ts';
import { takeCooldown } from '../../limits/cooldown.ts';
import { take } from '../../limits/take.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { isSame, keyedHash, keyedHashes, newCode } from '../secret-values.ts';
import type { Origin } from '../sessions/known-devices.ts';

/** What a code is bound to. The recipient is an E.164 phone or a lower-case address. */
export type CodeBinding = { purpose: CodePurpose; recipient: string; customerId: number };

type CodeRequest = { browser: Browser; origin: Origin; binding: CodeBinding };

export type StoredCode = typeof sentCodes.$inferSelect;

/**
 * Issues a code, valid only with the handle cookie of the requesting browser; it voids that
 * browser's previous code, not those of others. Throws during the cooldown and above the daily
 * limits.
 */
export async function issueCode(
  tx: Transaction,
  { env, secret }: Pick<Context, 'env' | 'secret'>,
  { browser, origin, binding }: CodeRequest,
  now: Date,
): Promise<string> {
  await requireSendable(tx, env, { recipient: binding.recipient, origin }, now);
  const handle = browser.read('codeHandle') ?? newToken();
  browser.store('codeHandle', handle);
  const code = newCode();
  const fresh = {
    id: randomUUID(),
    codeHash: keyedHash(secret, hashed, boundTo(binding, code)).toString('hex'),
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + env.accounts.codeLifetimeMs),
  };
  await tx
    .insert(sentCodes)
    .values({ ...binding, handleHash: hashToken(handle), ...fresh })
    .onConflictDoUpdate({
      target: [sentCodes.purpose, sentCodes.recipient, sentCodes.customerId, sentCodes.handleHash],
      set: fresh,
    });
  return code;
}

/**
 * Counts an attempt in one statement outside of any transaction, so that a rollback cannot undo it.
 * Undefined when no code is open or the attempts are used up.
 */
export async function countCodeAttempt(
  { database, env, clock }: Pick<Context, 'database' | 'env' | 'clock'>,
  { browser }: Pick<Caller, 'browser'>,
  { purpose, recipient, customerId }: CodeBinding,
): Promise<StoredCode | undefined> {
  const handle = browser.read('codeHandle');
  if (handle === undefined) return undefined;
  const [counted] = await database
    .update(sentCodes)
    .set({ tries: sql`${sentCodes.tries} + 1` })
    .where(
      and(
        eq(sentCodes.purpose, purpose),
        eq(sentCodes.recipient, recipient),
        eq(sentCodes.customerId, customerId),
        eq(sentCodes.handleHash, hashToken(handle)),
        gt(sentCodes.expiresAt, clock.now()),
        lt(sentCodes.tries, env.accounts.codeTries),
      ),
    )
    .returning();
  return counted;
}

export const isRightCode = (secret: AppSecret, stored: StoredCode, code: string): boolean =>
  keyedHashes(secret, hashed, boundTo(stored, code)).some((hash) =>
    isSame(Buffer.from(stored.codeHash, 'hex'), hash),
  );

/** Deletes the code; of parallel calls exactly one returns true. */
export async function spendCode(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(sentCodes).where(eq(sentCodes.id, id));
  return rowCount === 1;
}

export async function voidCodes(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(sentCodes).where(eq(sentCodes.customerId, customerId));
}

/** Unknown browsers are limited per network, so that strangers cannot use up the owner's limit. */
async function requireSendable(
  tx: Transaction,
  env: Context['env'],
  { recipient, origin: { known, name } }: { recipient: string; origin: Origin },
  now: Date,
): Promise<void> {
  const mailbox = mailboxOf(recipient);
  const pause = { key: `code:pause:${mailbox}:${name}`, cooldownMs: env.accounts.codePauseMs };
  const paused = await takeCooldown(tx, pause, now);
  if (!paused.allowed) throw new AppError('code.tooSoon', { retryAfterMs: paused.retryAfterMs });
  const { codesPerDay, codesPerRecipientAndDay } = env.limits;
  const limits = [
    { key: `code:day:${mailbox}:${name}`, limit: codesPerDay, windowMs: dayMs },
    ...(known
      ? []
      : [{ key: `code:day:${mailbox}`, limit: codesPerRecipientAndDay, windowMs: dayMs }]),
  ];
  for (const limit of limits) {
    const taken = await take(tx, [limit], now);
    if (!taken.allowed) throw new AppError('code.dailyLimit', { retryAfterMs: taken.retryAfterMs });
  }
}

const hashed = 'one-time code';

const boundTo = ({ purpose, recipient, customerId }: CodeBinding, code: string) =>
  [purpose, recipient, customerId, code] as const;
