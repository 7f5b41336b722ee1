import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { statusLinks, statusSubscriptions } from '../db/status-schema.ts';
import { hashToken, newToken } from '../tokens.ts';

const batchRows = 500;

/** Creates a link token for a mail; only its hash is stored. */
export async function makeLink(tx: Transaction, id: string, now: Date): Promise<string> {
  const token = newToken();
  await tx.insert(statusLinks).values(rowOf({ id, token }, now));
  return token;
}

/** Link tokens for many subscriptions, inserted in batches. */
export async function makeLinks<Subscription extends { id: string }>(
  tx: Transaction,
  subscriptions: readonly Subscription[],
  now: Date,
): Promise<(Subscription & { token: string })[]> {
  const linked = subscriptions.map((subscription) => ({ ...subscription, token: newToken() }));
  const rows = linked.map((link) => rowOf(link, now));
  for (let done = 0; done < rows.length; done += batchRows)
    await tx.insert(statusLinks).values(rows.slice(done, done + batchRows));
  return linked;
}

const rowOf = ({ id, token }: { id: string; token: string }, now: Date) => ({
  tokenHash: hashToken(token),
  subscriptionId: id,
  createdAt: now,
});

/** SQL condition: the subscription of a token. The previous release used its id as the token. */
export const isLinkOf = (database: Database, token: string): SQL | undefined =>
  isId(token)
    ? eq(statusSubscriptions.id, token)
    : inArray(
        statusSubscriptions.id,
        database
          .select({ id: statusLinks.subscriptionId })
          .from(statusLinks)
          .where(eq(statusLinks.tokenHash, hashToken(token))),
      );

const isId = (token: string): boolean => token.length === 36;
