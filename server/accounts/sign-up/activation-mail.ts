import { languageWays } from '#content/language-ways.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import type { Customer } from '../customers.ts';
import { issueToken } from './activation-tokens.ts';

/** Mails a link that proves the mailbox. */
export async function mailActivation(
  tx: Transaction,
  context: Pick<Context, 'env'>,
  customer: Customer,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { publicUrl, accounts } = context.env;
  const token = await issueToken(tx, context, customer.id, 'mail', now);
  const query = new URLSearchParams({
    token,
    internationalization: String(languageWays[locale].isInternational),
  });
  await enqueueMessage(
    tx,
    {
      template: 'activation',
      recipient: customer.email,
      locale,
      payload: {
        firstName: customer.firstName,
        link: `${publicUrl}${pagePath('activate-account', locale)}?${query}`,
        hours: accounts.activationLifetimeMs / hourMs,
      },
    },
    now,
  );
}
