import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { AppSecret } from '../../app-secret.ts';
import type { Browser, Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { type CodePurpose, sentCodes } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { mailboxOf } from '../../limits/address-key.ts';
import { takeCooldown } from '../../limits/cooldown.ts';
import { take } from '../../limits/take.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { isSame, newCode, sealsWith, sealWith } from '../secret-values.ts';
import type { Origin } from '../sessions/known-devices.ts';

/** What a code is bound to. A recipient is a phone as E.164 or an address in small letters. */
export type CodeBinding = { purpose: CodePurpose; recipient: string; customerId: number };

type CodeRequest = { browser: Browser; origin: Origin; binding: CodeBinding };

export type StoredCode = typeof sentCodes.$inferSelect;

/**
 * A new code for whoever asks: their browser gets a handle, and without it the code is wrong. It
 * voids the one that the same browser asked for before, and nobody else's. Refused when it is too
 * soon or too many for a day.
 */
export async function issueCode(
  tx: Transaction,
  { env, secret }: Pick<Context, 'env' | 'secret'>,
  { browser, origin, binding }: CodeRequest,
  now: Date,
): Promise<string> {
  await requireSendable(tx, env, binding.recipient, origin, now);
  const handle = browser.kept('codeHandle') ?? newToken();
  browser.keep('codeHandle', handle);
  const code = newCode();
  const fresh = {
    id: randomUUID(),
    codeHash: sealWith(secret, hashed, boundTo(binding, code)).toString('hex'),
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
 * Counts a try, in one statement and outside of any transaction that could take it back. Without
 * an answer there is nothing to compare with.
 */
export async function countTry(
  { database, env, clock }: Pick<Context, 'database' | 'env' | 'clock'>,
  { browser }: Pick<Caller, 'browser'>,
  { purpose, recipient, customerId }: CodeBinding,
): Promise<StoredCode | undefined> {
  const handle = browser.kept('codeHandle');
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
  sealsWith(secret, hashed, boundTo(stored, code)).some((hash) =>
    isSame(Buffer.from(stored.codeHash, 'hex'), hash),
  );

/** However many come with the right code at once, one of them gets it. */
export async function spendCode(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(sentCodes).where(eq(sentCodes.id, id));
  return rowCount === 1;
}

export async function voidCodes(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(sentCodes).where(eq(sentCodes.customerId, customerId));
}

/** What strangers ask for counts by their network, so that they do not use up the owner's. */
async function requireSendable(
  tx: Transaction,
  env: Context['env'],
  recipient: string,
  { known, name }: Origin,
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
