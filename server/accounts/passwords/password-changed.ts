import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import { type Customer, noticeLocale } from '../customers.ts';

/** Mails the owner that the password changed, once the mailbox is verified. */
export async function notePasswordChange(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  customer: Customer,
  pageLocale: Locale,
): Promise<void> {
  const { email, emailVerifiedAt, firstName, lastName } = customer;
  if (emailVerifiedAt === null) return;
  const locale = noticeLocale(customer, pageLocale);
  const now = clock.now();
  const link = env.publicUrl + pagePath('forget-password', locale);
  const payload = { firstName, lastName, changedAt: now.toISOString(), link };
  await enqueueMessage(
    tx,
    { template: 'password-changed', recipient: email, locale, payload },
    now,
  );
}
