import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type ActivationWay, activationTokens, customers } from '../../db/schema.ts';
import type { Customer } from '../customers.ts';
import { hashToken, newToken } from '../secret-values.ts';

export type FoundActivation = { way: ActivationWay; customer: Customer };

export async function issueToken(
  tx: Transaction,
  { env }: Pick<Context, 'env'>,
  customerId: number,
  way: ActivationWay,
  now: Date,
): Promise<string> {
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

/** What a token still opens. */
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

/** Takes the token away: however many come with it at once, one of them gets it. */
export async function spendToken(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.delete(activationTokens).where(isUsable(token, now));
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

/** The mailed link also opens what somebody activated by phone, as long as nobody proved the mailbox. */
export function opens(way: ActivationWay, { status, emailVerifiedAt }: Customer): boolean {
  if (status === 'pending') return true;
  return status === 'active' && way === 'mail' && emailVerifiedAt === null;
}

const isUsable = (token: string, now: Date) =>
  and(eq(activationTokens.tokenHash, hashToken(token)), gt(activationTokens.expiresAt, now));
