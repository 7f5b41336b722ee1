import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or, type Placeholder } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { lockRow } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { applications } from '../db/sandbox-schema.ts';
import { decryptText, encryptText } from '../encryption.ts';
import { hashToken } from '../tokens.ts';

/** One integration with its keys. A practice session is an application without a customer. */
export type Application = typeof applications.$inferSelect;

const purpose = 'callback secret';

/** Secrets of practice sessions have a prefix of their own and work nowhere else. */
export const newCallbackSecret = (isPractice: boolean): string =>
  `${isPractice ? 'cstest' : 'cs'}-${randomBytes(24).toString('base64url')}`;

type Opened = { network: string; customerId?: number; tokenHash?: string; endsAt?: Date };

export async function openApplication(
  tx: Database | Transaction,
  { secret, clock }: Pick<Context, 'secret' | 'clock'>,
  { network, customerId, tokenHash, endsAt }: Opened,
): Promise<Application> {
  const callbackSecret = newCallbackSecret(customerId === undefined);
  const [opened] = await tx
    .insert(applications)
    .values({
      id: randomUUID(),
      customerId,
      tokenHash,
      network,
      endsAt,
      createdAt: clock.now(),
      catcherId: randomBytes(16).toString('hex'),
      sealedCallbackSecret: encryptText(secret, purpose, callbackSecret),
    })
    .onConflictDoNothing({ target: applications.customerId })
    .returning();
  if (opened) return opened;
  const known = await findCustomersApplication(tx, customerId);
  if (known) return known;
  throw new Error('The application of a customer came and went.');
}

export async function findCustomersApplication(
  database: Database | Transaction,
  customerId: number | undefined,
): Promise<Application | undefined> {
  if (customerId === undefined) return undefined;
  const [found] = await database
    .select()
    .from(applications)
    .where(eq(applications.customerId, customerId));
  return found;
}

/** The practice session of a token, until it ends. */
export async function findPractice(
  database: Database | Transaction,
  token: string,
  now: Date,
): Promise<Application | undefined> {
  const [found] = await database
    .select()
    .from(applications)
    .where(and(eq(applications.tokenHash, hashToken(token)), stillOpen(now)));
  return found;
}

export const stillOpen = (now: Date | Placeholder) =>
  or(isNull(applications.endsAt), gt(applications.endsAt, now));

/**
 * Locks the application until the transaction ends, so that changes to it run one after the other.
 */
export const lockApplication = (tx: Transaction, id: string): Promise<Application | undefined> =>
  lockRow(tx.select().from(applications).where(eq(applications.id, id)));

export async function changeApplication(
  tx: Database | Transaction,
  id: string,
  change: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await tx.update(applications).set(change).where(eq(applications.id, id));
}

export const sealCallbackSecret = (
  { secret }: Pick<Context, 'secret'>,
  callbackSecret: string,
): string => encryptText(secret, purpose, callbackSecret);

/** The secret that will replace the current one. */
export const nextSecretOf = (
  { secret }: Pick<Context, 'secret'>,
  { sealedNextSecret }: Pick<Application, 'sealedNextSecret'>,
): string | undefined =>
  sealedNextSecret === null ? undefined : decryptText(secret, purpose, sealedNextSecret);

export type SealedCallbackSecret = Pick<Application, 'sealedCallbackSecret'>;

/** Undefined if it was encrypted with another `APP_SECRET`. */
export const callbackSecretOf = (
  { secret }: Pick<Context, 'secret'>,
  { sealedCallbackSecret }: SealedCallbackSecret,
): string | undefined => decryptText(secret, purpose, sealedCallbackSecret);
