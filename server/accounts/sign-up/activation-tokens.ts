import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type ActivationWay, activationTokens } from '../../db/login-schema.ts';
import { customers } from '../../db/schema.ts';
import { hashToken, newToken } from '../../tokens.ts';
import type { Customer } from '../customers.ts';

export type FoundActivation = { way: ActivationWay; customer: Customer };

export async function issueToken(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  customerId: number,
  way: ActivationWay,
): Promise<string> {
  const now = clock.now();
  const token = newToken();
  await tx.insert(activationTokens).values({
    tokenHash: hashToken(token),
    customerId,
    way,
    createdAt: now,
    expiresAt: new Date(now.getTime() + env.accounts.activationLifetimeMs),
  });
  return token;
}

/** The pending activation of a valid token. */
export async function findActivation(
  database: Database | Transaction,
  token: string,
  now: Date,
): Promise<FoundActivation | undefined> {
  const [found] = await database
    .select({ way: activationTokens.way, customer: customers })
    .from(activationTokens)
    .innerJoin(customers, eq(customers.id, activationTokens.customerId))
    .where(isUsable(token, now));
  return found && opens(found.way, found.customer) ? found : undefined;
}

/** Deletes the token; of parallel calls exactly one returns true. */
export async function spendToken(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.delete(activationTokens).where(isUsable(token, now));
  return rowCount === 1;
}

/** Counts a text in one statement; false when the token has used up its texts or numbers. */
export async function countText(
  tx: Transaction,
  { textsPerActivation, numbersPerActivation }: Context['env']['limits'],
  token: string,
  number: string,
): Promise<boolean> {
  const isNew = sql`not (${number}::text = any(${activationTokens.numbers}))`;
  const { rowCount } = await tx
    .update(activationTokens)
    .set({
      texts: sql`${activationTokens.texts} + 1`,
      numbers: sql`case when ${isNew} then array_append(${activationTokens.numbers}, ${number}::text)
        else ${activationTokens.numbers} end`,
    })
    .where(
      and(
        eq(activationTokens.tokenHash, hashToken(token)),
        lt(activationTokens.texts, textsPerActivation),
        sql`(not ${isNew} or cardinality(${activationTokens.numbers}) < ${numbersPerActivation})`,
      ),
    );
  return rowCount === 1;
}

export async function voidTokens(
  tx: Transaction,
  customerId: number,
  way?: ActivationWay,
): Promise<void> {
  await tx
    .delete(activationTokens)
    .where(and(eq(activationTokens.customerId, customerId), way && eq(activationTokens.way, way)));
}

/** The mailed link also works for an account activated by phone, until its mailbox is verified. */
export function opens(way: ActivationWay, { status, emailVerifiedAt }: Customer): boolean {
  if (status === 'pending') return true;
  return status === 'active' && way === 'mail' && emailVerifiedAt === null;
}

const isUsable = (token: string, now: Date) =>
  and(eq(activationTokens.tokenHash, hashToken(token)), gt(activationTokens.expiresAt, now));
