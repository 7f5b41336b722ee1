import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import type { Customer } from '../customers.ts';

/** Tells the owner, at a mailbox that is known to be theirs. */
export async function notePasswordChange(
  tx: Transaction,
  { env }: Pick<Context, 'env'>,
  { email, emailVerifiedAt, firstName }: Customer,
  locale: Locale,
  now: Date,
): Promise<void> {
  if (emailVerifiedAt === null) return;
  const link = env.publicUrl + pagePath('forget-password', locale);
  const payload = { firstName, changedAt: now.toISOString(), link };
  await enqueueMessage(
    tx,
    { template: 'password-changed', recipient: email, locale, payload },
    now,
  );
}
