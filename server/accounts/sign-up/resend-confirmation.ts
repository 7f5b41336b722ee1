import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { lockCustomer } from '../customers.ts';
import { personOf, type Session, type SessionUser } from '../sessions/sessions.ts';
import { mailActivation, requireMailAllowed } from './activation-mail.ts';
import { opens, voidTokens } from './activation-tokens.ts';

/** New confirmation mail for an account activated by phone; none when the mailbox is verified. */
export const resendConfirmation = (
  context: Context,
  session: Session,
  from: Caller,
): Promise<void> =>
  context.database.transaction((tx) => repeatConfirmation(tx, context, session, from));

export async function repeatConfirmation(
  tx: Transaction,
  context: Context,
  who: SessionUser,
  from: Caller,
): Promise<void> {
  const now = context.clock.now();
  const customer = await lockCustomer(tx, who.customer.id);
  if (!customer || !opens('mail', customer)) return;
  await requireMailAllowed(tx, context, customer.email, now);
  await voidTokens(tx, customer.id, 'mail');
  await mailActivation(tx, context, customer, from.locale);
  const person = personOf(who);
  await recordEvent(
    tx,
    { action: 'customer.activation-resent', by: person, target: person, from, details: {} },
    now,
  );
}
