import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { mailedLinkPath } from '#content/status/mailed-link.ts';
import type { CallInput } from '#contract/call.ts';
import type { subscribe as subscribeCall } from '#contract/status.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import {
  type StatusChoice,
  statusLinks,
  statusSubscriptions,
  statusWebhooks,
} from '../db/status-schema.ts';
import { AppError } from '../http/errors.ts';
import { mailboxOf } from '../limits/address-key.ts';
import { requireWithinLimit } from '../limits/take.ts';
import { enqueueMessage } from '../outbox/enqueue.ts';
import { unconfirmedRetentionMs } from '../retention/rules.ts';
import { readChoice } from './choice.ts';
import { findLinked, type Linked, makeLink } from './links.ts';
import { confirmWebhook, renewSecret, storeWebhook, testWebhook } from './webhooks.ts';

type Wanted = CallInput<typeof subscribeCall>;

/** Responds the same for known and unknown addresses; only the mailbox learns more. */
export async function subscribe(
  { env, database, clock }: Context,
  { address, locale }: Caller,
  wanted: Wanted,
): Promise<void> {
  const email = wanted.email.toLowerCase();
  const choice = readChoice(wanted);
  const now = clock.now();
  await database.transaction(async (tx) => {
    await requireWithinLimit(
      tx,
      {
        key: `status:ip:${address}`,
        limit: env.limits.subscriptionsPerHour,
        windowMs: hourMs,
      },
      now,
    );
    await requireWithinLimit(
      tx,
      {
        key: `status:mail:${mailboxOf(email)}`,
        limit: env.limits.subscriptionMailsPerDay,
        windowMs: dayMs,
      },
      now,
    );
    const { webhook: url } = wanted;
    const link =
      url === undefined
        ? { subscriptionId: await storeSubscription(tx, { email, locale, ...choice }, now), choice }
        : { webhookId: await storeWebhook(tx, { env }, { email, locale, url, ...choice }, now) };
    const token = await makeLink(tx, link, now);
    const payload = {
      link: env.publicUrl + mailedLinkPath('confirm', locale, token),
      hours: unconfirmedRetentionMs / hourMs,
      ...(url !== undefined && { isWebhook: true as const }),
    };
    const mail = { template: 'status-confirm', recipient: email, locale, payload } as const;
    await enqueueMessage(tx, mail, now);
  });
}

/** One row per mailbox; a confirmed one changes when the link is confirmed. */
async function storeSubscription(
  tx: Transaction,
  subscription: Pick<typeof statusSubscriptions.$inferInsert, 'email' | 'locale'> & StatusChoice,
  now: Date,
): Promise<string> {
  const { confirmedAt, locale, createdAt, services, everyUpdate } = statusSubscriptions;
  const isNew = sql`${confirmedAt} is null`;
  const [stored] = await tx
    .insert(statusSubscriptions)
    .values({ ...subscription, id: newId(), createdAt: now })
    .onConflictDoUpdate({
      target: statusSubscriptions.email,
      set: {
        locale: sql`case when ${isNew} then excluded.locale else ${locale} end`,
        createdAt: sql`case when ${isNew} then excluded.created_at else ${createdAt} end`,
        services: sql`case when ${isNew} then excluded.services else ${services} end`,
        everyUpdate: sql`case when ${isNew} then excluded.every_update else ${everyUpdate} end`,
      },
    })
    .returning({ id: statusSubscriptions.id });
  if (!stored) throw new Error('the subscription was not stored');
  return stored.id;
}

/** 128 random bits (a UUID has fewer): the previous release uses the id as the link token. */
const newId = (): string => randomBytes(16).toString('hex');

/** A link for a change that its owner has not confirmed yet, which they can for a day. */
export const isPending = ({ choice, subscription }: Linked): boolean =>
  choice !== null || subscription.confirmedAt === null;

export const pendingUntil = ({ linkedAt }: Pick<Linked, 'linkedAt'>): Date =>
  new Date(linkedAt.getTime() + unconfirmedRetentionMs);

export const choiceOf = ({ choice, subscription }: Linked): StatusChoice =>
  choice ?? { services: subscription.services, everyUpdate: subscription.everyUpdate };

/** Confirms what the link was mailed for; again, nothing changes. A webhook gets its secret. */
export const confirmSubscription = (
  context: Pick<Context, 'database' | 'clock' | 'secret'>,
  token: string,
): Promise<{ secret?: string | undefined }> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const linked = await requireLinked(tx, token);
    if (pendingUntil(linked) <= now) throw new AppError('status.link');
    const { id } = linked.subscription;
    if (linked.kind === 'webhook') return { secret: await confirmWebhook(tx, context, id, now) };
    const confirmedAt = sql`coalesce(${statusSubscriptions.confirmedAt}, ${now.toISOString()})`;
    await tx
      .update(statusSubscriptions)
      .set({ confirmedAt, ...linked.choice })
      .where(eq(statusSubscriptions.id, id));
    await setChoice(tx, linked, null);
    return {};
  });

/** A choice that is not confirmed yet stays so: its link confirms what was chosen last. */
export const changeSubscription = (
  { database }: Pick<Context, 'database'>,
  token: string,
  choice: StatusChoice,
): Promise<'changed' | 'pending'> =>
  database.transaction(async (tx) => {
    const linked = await requireLinked(tx, token);
    const { id, confirmedAt } = linked.subscription;
    if (linked.choice) await setChoice(tx, linked, choice);
    if (!linked.choice || !confirmedAt) {
      const table = linked.kind === 'mail' ? statusSubscriptions : statusWebhooks;
      await tx.update(table).set(choice).where(eq(table.id, id));
    }
    return isPending(linked) ? 'pending' : 'changed';
  });

/** Again, nothing changes. */
export async function unsubscribe(
  { database }: Pick<Context, 'database'>,
  token: string,
): Promise<void> {
  const linked = await findLinked(database, token);
  if (!linked) return;
  const table = linked.kind === 'mail' ? statusSubscriptions : statusWebhooks;
  await database.delete(table).where(eq(table.id, linked.subscription.id));
}

/** Sends a test to the webhook of a link, or gives it a new secret first. */
export const tryWebhook = (
  context: Pick<Context, 'database' | 'clock' | 'secret'>,
  token: string,
  { isRenewed }: { isRenewed: boolean },
): Promise<{ secret?: string }> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const { kind, subscription } = await requireLinked(tx, token);
    if (kind !== 'webhook' || !subscription.confirmedAt) throw new AppError('status.link');
    if (isRenewed) return { secret: await renewSecret(tx, context, subscription, now) };
    await testWebhook(tx, subscription, now);
    return {};
  });

async function setChoice(
  tx: Transaction,
  { tokenHash }: Linked,
  choice: StatusChoice | null,
): Promise<void> {
  if (tokenHash === undefined) return;
  await tx.update(statusLinks).set({ choice }).where(eq(statusLinks.tokenHash, tokenHash));
}

async function requireLinked(tx: Transaction, token: string): Promise<Linked> {
  const linked = await findLinked(tx, token);
  if (!linked) throw new AppError('status.link');
  return linked;
}
