import { randomBytes } from 'node:crypto';
import { and, gt, isNotNull, or, sql } from 'drizzle-orm';
import { pagePath } from '#content/site-map.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { AppError } from '../http/errors.ts';
import { mailboxOf } from '../limits/address-key.ts';
import { requireWithinLimit } from '../limits/take.ts';
import { enqueueMessage } from '../outbox/enqueue.ts';
import { unconfirmedRetentionMs } from '../retention/rules.ts';
import { isLinkOf, makeLink } from './links.ts';

/** Responds the same for known and unknown addresses; only the mailbox learns more. */
export async function subscribe(
  { env, database, clock }: Context,
  { address, locale }: Caller,
  given: string,
): Promise<void> {
  const email = given.toLowerCase();
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
    const id = await storeSubscription(tx, { email, locale }, now);
    const token = await makeLink(tx, id, now);
    const link = `${env.publicUrl}${pagePath('service-status', locale)}?confirm=${token}`;
    await enqueueMessage(
      tx,
      {
        template: 'status-confirm',
        recipient: email,
        locale,
        payload: { link, hours: unconfirmedRetentionMs / hourMs },
      },
      now,
    );
  });
}

/** One row per mailbox; a confirmed one is left unchanged. */
async function storeSubscription(
  tx: Transaction,
  subscription: Pick<typeof statusSubscriptions.$inferInsert, 'email' | 'locale'>,
  now: Date,
): Promise<string> {
  const isNew = sql`${statusSubscriptions.confirmedAt} is null`;
  const [stored] = await tx
    .insert(statusSubscriptions)
    .values({ ...subscription, id: newId(), createdAt: now })
    .onConflictDoUpdate({
      target: statusSubscriptions.email,
      set: {
        locale: sql`case when ${isNew} then excluded.locale else ${statusSubscriptions.locale} end`,
        createdAt: sql`case when ${isNew} then excluded.created_at else ${statusSubscriptions.createdAt} end`,
      },
    })
    .returning({ id: statusSubscriptions.id });
  if (!stored) throw new Error('the subscription was not stored');
  return stored.id;
}

export async function confirmSubscription(
  { database, clock }: Context,
  token: string,
): Promise<void> {
  const now = clock.now();
  const { rowCount } = await database
    .update(statusSubscriptions)
    .set({ confirmedAt: sql`coalesce(${statusSubscriptions.confirmedAt}, ${now.toISOString()})` })
    .where(
      and(
        isLinkOf(database, token),
        or(
          isNotNull(statusSubscriptions.confirmedAt),
          gt(statusSubscriptions.createdAt, oldest(now)),
        ),
      ),
    );
  if (rowCount !== 1) throw new AppError('status.link');
}

export async function unsubscribe({ database }: Context, token: string): Promise<void> {
  await database.delete(statusSubscriptions).where(isLinkOf(database, token));
}

/** 128 random bits (a UUID has fewer): the previous release uses the id as the link token. */
const newId = (): string => randomBytes(16).toString('hex');

const oldest = (now: Date): Date => new Date(now.getTime() - unconfirmedRetentionMs);
