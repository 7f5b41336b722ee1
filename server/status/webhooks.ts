import { randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { WebhookState } from '#contract/status.ts';
import { hourMs } from '#contract/time-units.ts';
import { newCallbackSecret, sealCallbackSecret } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import { lockRow, takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { type StatusChoice, statusWebhooks } from '../db/status-schema.ts';
import { addressProblem, egressRules } from '../deliveries/egress.ts';
import { AppError } from '../http/errors.ts';
import { mailboxOf } from '../limits/address-key.ts';
import { requireWithinLimit } from '../limits/take.ts';
import { queueTest } from './webhook-events.ts';

const maxOfMailbox = 5;
const maxOfHost = 3;
const testsPerHour = 5;

export type Webhook = typeof statusWebhooks.$inferSelect;
type NewWebhook = Pick<Webhook, 'email' | 'locale' | 'url'> & StatusChoice;

/** Nothing is posted to it before its mail address has confirmed it. */
export async function storeWebhook(
  tx: Transaction,
  { env }: Pick<Context, 'env'>,
  webhook: NewWebhook,
  now: Date,
): Promise<string> {
  const { email, url } = webhook;
  if (addressProblem(url, egressRules(env))) throw new AppError('callback.url');
  const host = new URL(url).host.replace(/\.(?=$|:)/, '');
  const id = randomUUID();
  const row = { ...webhook, id, host, mailbox: mailboxOf(email), createdAt: now };
  await tx.insert(statusWebhooks).values(row);
  return id;
}

/**
 * Gives the webhook its secret and sends a test, which makes it active. Returns the secret, or
 * undefined if it was confirmed before.
 */
export async function confirmWebhook(
  tx: Transaction,
  context: Pick<Context, 'secret'>,
  id: string,
  now: Date,
): Promise<string | undefined> {
  await takeAdvisoryLock(tx, 'status webhooks');
  const webhook = await lockWebhook(tx, id);
  if (webhook.confirmedAt) return undefined;
  await requireRoom(tx, webhook);
  await tx.update(statusWebhooks).set({ confirmedAt: now }).where(eq(statusWebhooks.id, id));
  return renewSecret(tx, context, webhook, now);
}

/** Unconfirmed ones do not count, so that nobody uses up the room of somebody else. */
async function requireRoom(tx: Transaction, { mailbox, host }: Webhook): Promise<void> {
  const isConfirmed = isNotNull(statusWebhooks.confirmedAt);
  const [ofMailbox] = await tx
    .select({ count: count() })
    .from(statusWebhooks)
    .where(and(isConfirmed, eq(statusWebhooks.mailbox, mailbox)));
  if ((ofMailbox?.count ?? 0) >= maxOfMailbox) throw new AppError('status.webhooks');
  const [ofHost] = await tx
    .select({ count: count() })
    .from(statusWebhooks)
    .where(and(isConfirmed, eq(statusWebhooks.host, host)));
  if ((ofHost?.count ?? 0) >= maxOfHost) throw new AppError('status.host');
}

/** A new secret, which signs everything from now on, and a test signed with it. */
export async function renewSecret(
  tx: Transaction,
  context: Pick<Context, 'secret'>,
  webhook: Webhook,
  now: Date,
): Promise<string> {
  const secret = newCallbackSecret(false);
  const sealedSecret = sealCallbackSecret(context, secret);
  await tx.update(statusWebhooks).set({ sealedSecret }).where(eq(statusWebhooks.id, webhook.id));
  await testWebhook(tx, webhook, now);
  return secret;
}

/** Sends a test; a paused webhook is active again once it was received. */
export async function testWebhook(tx: Transaction, webhook: Webhook, now: Date): Promise<void> {
  const limit = { key: `status:test:${webhook.id}`, limit: testsPerHour, windowMs: hourMs };
  await requireWithinLimit(tx, limit, now);
  const { pausedAt } = await lockWebhook(tx, webhook.id);
  if (pausedAt)
    await tx
      .update(statusWebhooks)
      .set({ testedAt: null, failingSince: null, warnedAt: null, pausedAt: null })
      .where(eq(statusWebhooks.id, webhook.id));
  await queueTest(tx, webhook, now, now);
}

async function lockWebhook(tx: Transaction, id: string): Promise<Webhook> {
  const webhook = await lockRow(tx.select().from(statusWebhooks).where(eq(statusWebhooks.id, id)));
  if (!webhook) throw new AppError('status.link');
  return webhook;
}

export function webhookState({ testedAt, failingSince, pausedAt }: Webhook): WebhookState {
  if (pausedAt) return 'paused';
  if (failingSince) return 'failing';
  return testedAt ? 'active' : 'testing';
}
