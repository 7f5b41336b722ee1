import { randomUUID } from 'node:crypto';
import { fullName } from '#content/full-name.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import { isEmailAddress } from '#contract/account-fields.ts';
import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/invitations.ts';
import { type Invitation, invitationDays, invitationMs } from '#contract/invitations.ts';
import { dayMs } from '#contract/time-units.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { employeeInvitations } from '../../db/schema.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { mailboxOf } from '../../limits/address-key.ts';
import { take } from '../../limits/take.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { type Customer, lockCustomer } from '../customers.ts';
import { countEmployees, isEmployeesEmail } from '../employees.ts';
import { inMenuOrder } from '../menus.ts';
import { personOf, type Session } from '../sessions/sessions.ts';
import {
  countOpenInvitations,
  endInvitationTo,
  lockInvitation,
  type StoredInvitation,
  selectInvitations,
} from './invitation-rows.ts';

export const listInvitations = async (
  { database }: Context,
  { customer }: Session,
): Promise<Invitation[]> => (await selectInvitations(database, customer.id)).map(summarize);

export async function inviteEmployee(
  context: Context,
  session: Session,
  caller: Caller,
  wanted: ParsedInput<typeof contract.inviteEmployee>,
): Promise<Invitation> {
  if (!isEmailAddress(wanted.email)) throw new AppError('signUp.emailFormat');
  return transactOnce(context, caller, async (tx) => {
    // Serializes parallel calls, which would otherwise count the same employees.
    await lockCustomer(tx, session.customer.id);
    return send(tx, context, { session, caller, wanted });
  });
}

/** The old link ends. */
export const sendInvitationAgain = (
  context: Context,
  session: Session,
  caller: Caller,
  id: string,
): Promise<Invitation> =>
  transactOnce(context, caller, async (tx) => {
    await lockCustomer(tx, session.customer.id);
    const wanted = await lockInvitation(tx, session.customer.id, id);
    if (!wanted) throw new AppError('invitation.unknown');
    return send(tx, context, { session, caller, wanted });
  });

export const revokeInvitation = (
  { database, clock }: Context,
  session: Session,
  from: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const { customer } = session;
    const found = await lockInvitation(tx, customer.id, id);
    if (!found) throw new AppError('invitation.unknown');
    await endInvitationTo(tx, customer.id, found.email, now);
    await recordEvent(
      tx,
      {
        action: 'employee.invitation-revoked',
        by: personOf(session),
        target: personOf({ customer, employee: undefined }),
        from,
        details: { email: found.email },
      },
      now,
    );
  });

type Sending = {
  session: Session;
  caller: Caller;
  wanted: Pick<StoredInvitation, 'email' | 'menus' | 'managesKeys' | 'locale'>;
};

async function send(
  tx: Transaction,
  context: Context,
  { session, caller, wanted: { email, menus, managesKeys, locale } }: Sending,
): Promise<Invitation> {
  const { customer } = session;
  const now = context.clock.now();
  if (await isEmployeesEmail(tx, customer.id, email)) throw new AppError('invitation.employee');
  await requireInvitationAllowed(tx, context, customer.id, email, now);
  const again = await endInvitationTo(tx, customer.id, email, now);
  const places = await countEmployees(tx, customer.id);
  const open = await countOpenInvitations(tx, customer.id, now);
  if (places + open >= context.env.limits.employees) throw new AppError('employee.limit');

  const token = newToken();
  const invitation = {
    ...{ id: randomUUID(), customerId: customer.id, tokenHash: hashToken(token), email, locale },
    ...{ menus: inMenuOrder(menus), managesKeys, sentAt: now, endedAt: null },
    expiresAt: new Date(now.getTime() + invitationMs),
  };
  await tx.insert(employeeInvitations).values(invitation);
  await mailInvitation(tx, context, customer, { ...invitation, token });
  const details = { email, menus: invitation.menus, managesKeys, again };
  await recordEvent(
    tx,
    {
      action: 'employee.invited',
      by: personOf(session),
      // The owner is mailed when somebody joins.
      target: personOf({ customer, employee: undefined }),
      from: caller,
      details,
    },
    now,
  );
  return summarize(invitation);
}

/** So that nobody's mailbox is flooded with invitations, whichever accounts they come from. */
async function requireInvitationAllowed(
  tx: Transaction,
  { env }: Context,
  customerId: number,
  email: string,
  now: Date,
): Promise<void> {
  const mailbox = { key: `invitation-mail:${mailboxOf(email)}`, windowMs: dayMs };
  const toMailbox = await take(tx, [{ ...mailbox, limit: env.limits.invitationMailsPerDay }], now);
  if (!toMailbox.allowed)
    throw new AppError('invitation.mailLimit', { retryAfterMs: toMailbox.retryAfterMs });
  const account = { key: `invitation:customer:${customerId}`, windowMs: dayMs };
  const ofAccount = await take(tx, [{ ...account, limit: env.limits.invitationsPerDay }], now);
  if (!ofAccount.allowed)
    throw new AppError('invitation.limit', { retryAfterMs: ofAccount.retryAfterMs });
}

async function mailInvitation(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  customer: Customer,
  { token, email, locale, expiresAt }: StoredInvitation & { token: string },
): Promise<void> {
  const query = new URLSearchParams({
    token,
    internationalization: String(localeSettings[locale].isInternational),
  });
  await enqueueMessage(
    tx,
    {
      template: 'employee-invitation',
      recipient: email,
      locale,
      payload: {
        invitedBy: fullName(customer),
        companyName: customer.companyName,
        link: `${env.publicUrl}${pagePath('invitation', locale)}?${query}`,
        days: invitationDays,
        expiresAt: expiresAt.toISOString(),
      },
    },
    clock.now(),
  );
}

const summarize = ({
  id,
  email,
  menus,
  managesKeys,
  locale,
  sentAt,
  expiresAt,
}: StoredInvitation): Invitation => ({
  ...{ id, email, menus, managesKeys, locale },
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
