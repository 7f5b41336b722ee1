import { and, eq, isNull, sql } from 'drizzle-orm';
import { mailedLinkPath } from '#content/status/mailed-link.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { sandboxDeliveries } from '../db/sandbox-schema.ts';
import { statusWebhooks } from '../db/status-schema.ts';
import type { NoteWebhook } from '../deliveries/attempt.ts';
import { enqueueMessage } from '../outbox/enqueue.ts';
import { failingWebhookMs } from '../retention/rules.ts';
import { makeLink } from './links.ts';
import { queueTest } from './webhook-events.ts';
import type { Webhook } from './webhooks.ts';

/** Its owner is mailed when it has failed for this long. */
const warnedAfterMs = dayMs;

/** The pause after the last repeat of an event, until a test is sent in its place. */
const testPauseMs = 6 * hourMs;

/**
 * Notes each outcome: a 2xx makes a webhook active, a failure for a day is mailed to its owner, one
 * for a week pauses it. While it fails, a test follows every event that was given up.
 */
export const webhookNoter =
  ({ database, clock }: Pick<Context, 'database' | 'clock'>): NoteWebhook =>
  ({ id }, { isReceived, isGivenUp }) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      if (isReceived) return noteSuccess(tx, id, now);
      const webhook = await noteFailure(tx, id, now);
      if (!webhook) return;
      if (isOver(webhook, now)) return pause(tx, webhook, now);
      if (isLate(webhook, now)) await warn(tx, webhook, now);
      if (isGivenUp) await testAgain(tx, webhook, now);
    });

async function noteSuccess(tx: Transaction, id: string, now: Date): Promise<void> {
  const testedAt = sql`coalesce(${statusWebhooks.testedAt}, ${now.toISOString()})`;
  await tx
    .update(statusWebhooks)
    .set({ testedAt, failingSince: null, warnedAt: null })
    .where(and(eq(statusWebhooks.id, id), isNull(statusWebhooks.pausedAt)));
}

async function noteFailure(tx: Transaction, id: string, now: Date): Promise<Webhook | undefined> {
  const failingSince = sql`coalesce(${statusWebhooks.failingSince}, ${now.toISOString()})`;
  const [webhook] = await tx
    .update(statusWebhooks)
    .set({ failingSince })
    .where(and(eq(statusWebhooks.id, id), isNull(statusWebhooks.pausedAt)))
    .returning();
  return webhook;
}

const failsFor = ({ failingSince }: Webhook, now: Date): number =>
  failingSince ? now.getTime() - failingSince.getTime() : 0;

/** One that was never active is not paused but deleted, by its retention. */
const isOver = (webhook: Webhook, now: Date): boolean =>
  webhook.testedAt !== null &&
  webhook.warnedAt !== null &&
  failsFor(webhook, now) >= failingWebhookMs;

const isLate = (webhook: Webhook, now: Date): boolean =>
  webhook.warnedAt === null && failsFor(webhook, now) >= warnedAfterMs;

async function pause(tx: Transaction, { id }: Webhook, now: Date): Promise<void> {
  await tx.update(statusWebhooks).set({ pausedAt: now }).where(eq(statusWebhooks.id, id));
  await tx
    .update(sandboxDeliveries)
    .set({ state: 'given-up' })
    .where(and(eq(sandboxDeliveries.webhookId, id), eq(sandboxDeliveries.state, 'waiting')));
}

async function warn(tx: Transaction, webhook: Webhook, now: Date): Promise<void> {
  const origin = await selectPublicAddress(tx);
  const { id: webhookId, email, locale, failingSince } = webhook;
  if (!origin || !failingSince) return;
  await tx.update(statusWebhooks).set({ warnedAt: now }).where(eq(statusWebhooks.id, webhookId));
  const token = await makeLink(tx, { webhookId }, now);
  const link = origin + mailedLinkPath('change', locale, token);
  const payload = { host: webhook.host, since: failingSince.toISOString(), link };
  await enqueueMessage(tx, { template: 'status-webhook', recipient: email, locale, payload }, now);
}

/** Unless something else is waiting to be sent. */
async function testAgain(tx: Transaction, webhook: Webhook, now: Date): Promise<void> {
  const waiting = await tx.$count(
    sandboxDeliveries,
    and(eq(sandboxDeliveries.webhookId, webhook.id), eq(sandboxDeliveries.state, 'waiting')),
  );
  if (waiting === 0) await queueTest(tx, webhook, now, new Date(now.getTime() + testPauseMs));
}
