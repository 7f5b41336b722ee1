import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { mailboxOf } from '../../limits/address-key.ts';
import { take } from '../../limits/take.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import type { Customer } from '../customers.ts';
import { issueToken } from './activation-tokens.ts';

/** Mails a link that verifies the mailbox. */
export async function mailActivation(
  tx: Transaction,
  context: Pick<Context, 'env' | 'clock'>,
  customer: Customer,
  locale: Locale,
): Promise<void> {
  const { publicUrl, accounts } = context.env;
  const token = await issueToken(tx, context, customer.id, 'mail');
  const query = new URLSearchParams({
    token,
    internationalization: String(localeSettings[locale].isInternational),
  });
  await enqueueMessage(
    tx,
    {
      template: 'activation',
      recipient: customer.email,
      locale,
      payload: {
        firstName: customer.firstName,
        lastName: customer.lastName,
        link: `${publicUrl}${pagePath('activate-account', locale)}?${query}`,
        hours: accounts.activationLifetimeMs / hourMs,
      },
    },
    context.clock.now(),
  );
}

/** Limits activation mails per mailbox and day, whoever requests them. */
export async function requireMailAllowed(
  tx: Transaction,
  { env }: Pick<Context, 'env'>,
  email: string,
  now: Date,
): Promise<void> {
  const taken = await take(
    tx,
    [
      {
        key: `activation-mail:${mailboxOf(email)}`,
        limit: env.limits.activationMailsPerDay,
        windowMs: dayMs,
      },
    ],
    now,
  );
  if (!taken.allowed) throw new AppError('signUp.mailLimit', { retryAfterMs: taken.retryAfterMs });
}
