import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  type StatusChoice,
  statusLinks,
  statusSubscriptions,
  statusWebhooks,
} from '../db/status-schema.ts';
import { hashToken, newToken } from '../tokens.ts';

const batchRows = 500;

/** What a link is about: the id of a subscription by mail, or of a webhook. */
type Subject = { subscriptionId: string } | { webhookId: string };

/** Creates a link token for a mail; only its hash is stored. */
export async function makeLink(
  tx: Transaction,
  link: Subject & { choice?: StatusChoice },
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(statusLinks).values(rowOf({ ...link, token }, now));
  return token;
}

/** Link tokens for many subscriptions, inserted in batches. */
export async function makeLinks<Subscription extends { id: string }>(
  tx: Transaction,
  subscriptions: readonly Subscription[],
  now: Date,
): Promise<(Subscription & { token: string })[]> {
  const linked = subscriptions.map((subscription) => ({ ...subscription, token: newToken() }));
  const rows = linked.map(({ id, token }) => rowOf({ subscriptionId: id, token }, now));
  for (let done = 0; done < rows.length; done += batchRows)
    await tx.insert(statusLinks).values(rows.slice(done, done + batchRows));
  return linked;
}

const rowOf = (
  { token, ...link }: Subject & { token: string; choice?: StatusChoice },
  now: Date,
) => ({
  tokenHash: hashToken(token),
  ...link,
  createdAt: now,
});

/** The subscription of a mailed link, and since when the link exists. */
export type Linked = {
  linkedAt: Date;
  tokenHash: string | undefined;
  choice: StatusChoice | null;
} & (
  | { kind: 'mail'; subscription: typeof statusSubscriptions.$inferSelect }
  | { kind: 'webhook'; subscription: typeof statusWebhooks.$inferSelect }
);

/** Undefined if the subscription has ended. */
export async function findLinked(
  database: Database | Transaction,
  token: string,
): Promise<Linked | undefined> {
  if (isId(token)) return findById(database, token);
  const [found] = await database
    .select({ link: statusLinks, mail: statusSubscriptions, webhook: statusWebhooks })
    .from(statusLinks)
    .leftJoin(statusSubscriptions, eq(statusSubscriptions.id, statusLinks.subscriptionId))
    .leftJoin(statusWebhooks, eq(statusWebhooks.id, statusLinks.webhookId))
    .where(eq(statusLinks.tokenHash, hashToken(token)));
  if (!found) return undefined;
  const { createdAt: linkedAt, tokenHash, choice } = found.link;
  const link = { linkedAt, tokenHash, choice };
  if (found.mail) return { kind: 'mail', subscription: found.mail, ...link };
  return found.webhook ? { kind: 'webhook', subscription: found.webhook, ...link } : undefined;
}

/** The link of a release that used the id of the subscription as the token. */
async function findById(database: Database | Transaction, id: string): Promise<Linked | undefined> {
  const [subscription] = await database
    .select()
    .from(statusSubscriptions)
    .where(eq(statusSubscriptions.id, id));
  if (!subscription) return undefined;
  const { createdAt: linkedAt } = subscription;
  return { kind: 'mail', subscription, linkedAt, tokenHash: undefined, choice: null };
}

const isId = (token: string): boolean => token.length === 36;
