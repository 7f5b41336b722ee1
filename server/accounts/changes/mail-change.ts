import type { MailedAction } from '#content/messages/account-changed.ts';
import { pagePath } from '#content/site-map.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import { type Customer, noticeLocale } from '../customers.ts';

export type { MailedAction };

type MailedChange = {
  action: MailedAction;
  /** Name of the employee whose account changed. */
  employee?: string | undefined;
  /** Name of the changed key. */
  about?: string | undefined;
  /** Name of the employee who made the change. */
  by?: string | undefined;
  address: string;
};

/** Mails the owner of the account about a change, once the mailbox is verified. */
export async function mailChange(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  customer: Customer,
  { action, employee = '', about, by, address }: MailedChange,
): Promise<void> {
  const { email, emailVerifiedAt, firstName, lastName } = customer;
  if (emailVerifiedAt === null) return;
  const locale = noticeLocale(customer);
  const now = clock.now();
  await enqueueMessage(
    tx,
    {
      template: 'account-changed',
      recipient: email,
      locale,
      payload: {
        firstName,
        lastName,
        change: action,
        employee,
        ...(about !== undefined && { about }),
        ...(by !== undefined && { by }),
        address,
        changedAt: now.toISOString(),
        link: env.publicUrl + pagePath('console-events', locale),
      },
    },
    now,
  );
}
