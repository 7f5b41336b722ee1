import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import type { Customer } from '../customers.ts';

/** Mails the owner that the password changed, once the mailbox is verified. */
export async function notePasswordChange(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  { email, emailVerifiedAt, firstName }: Customer,
  locale: Locale,
): Promise<void> {
  if (emailVerifiedAt === null) return;
  const now = clock.now();
  const link = env.publicUrl + pagePath('forget-password', locale);
  const payload = { firstName, changedAt: now.toISOString(), link };
  await enqueueMessage(
    tx,
    { template: 'password-changed', recipient: email, locale, payload },
    now,
  );
}
