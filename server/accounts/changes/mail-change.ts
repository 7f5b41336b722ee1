import type { ToldChange } from '#content/messages/account-changed.ts';
import { pagePath } from '#content/site-map.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import type { Customer } from '../customers.ts';
import type { Employee } from '../employees.ts';

export type { ToldChange };

type Told = {
  action: ToldChange;
  employee: Employee | undefined;
  /** What was changed, and who of the employees did it, where that is told. */
  about?: string | undefined;
  by?: string | undefined;
  address: string;
};

/** Tells the owner, at a mailbox that is known to be theirs. */
export async function mailChange(
  tx: Transaction,
  { env }: Pick<Context, 'env'>,
  { email, emailVerifiedAt, firstName, locale }: Customer,
  { action, employee, about, by, address }: Told,
  now: Date,
): Promise<void> {
  if (emailVerifiedAt === null) return;
  await enqueueMessage(
    tx,
    {
      template: 'account-changed',
      recipient: email,
      locale,
      payload: {
        firstName,
        change: action,
        employee: employee?.name ?? '',
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
