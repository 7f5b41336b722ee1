import { randomUUID } from 'node:crypto';
import { fullName } from '#content/full-name.ts';
import type { CallReply, ParsedInput } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import type * as contract from '#contract/invitations.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { UserData } from '#contract/user-data.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { requireFromAddress } from '../../limits/address-limit.ts';
import { noteChange } from '../changes/note-change.ts';
import { requireHashLimit } from '../console/hash-limit.ts';
import { type Customer, lockCustomer } from '../customers.ts';
import { countEmployees, findEmployee, insertEmployee, isEmployeesEmail } from '../employees.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireUncommonPassword } from '../passwords/password-rules.ts';
import { personOf } from '../sessions/sessions.ts';
import { beginLogin } from '../two-factor/pending-logins.ts';
import { findInvitation, type StoredInvitation, spendInvitation } from './invitation-rows.ts';

type Found = Accepted<CallReply<typeof contract.lookUpInvitation>>['data'];
type Usable = { invitation: StoredInvitation; customer: Customer };

/** Names the main user of an ended link: its holder was invited once. */
export async function lookUpInvitation(
  context: Context,
  caller: Caller,
  token: string,
): Promise<Found> {
  await requireTry(context, caller);
  const found = await findInvitation(context.database, token);
  if (!found || !isUsable(found, context.clock.now()))
    return { state: 'ended', invitedBy: found ? fullName(found.customer) : null };
  const { invitation, customer } = found;
  return {
    state: 'open',
    email: invitation.email,
    companyName: customer.companyName,
    invitedBy: fullName(customer),
    phone: customer.phone,
    expiresAt: invitation.expiresAt.toISOString(),
    requiresTwoFactor: customer.twoFactorRequiredSince !== null,
  };
}

/** Needs a usable link, so that nobody else learns the usernames of an account. */
export async function isInvitedUsernameFree(
  context: Context,
  caller: Caller,
  { token, username }: ParsedInput<typeof contract.checkInvitedUsername>,
): Promise<boolean> {
  await requireTry(context, caller);
  const { customer } = await requireUsable(context, token);
  return (await findEmployee(context.database, customer.id, username)) === undefined;
}

/** The invited becomes an employee and is logged in. */
export async function acceptInvitation(
  context: Context,
  caller: Caller,
  { token, username, password }: ParsedInput<typeof contract.acceptInvitation>,
): Promise<UserData> {
  await requireTry(context, caller);
  requireUncommonPassword(password);
  const { customer, invitation } = await requireUsable(context, token);
  // Of the account only what the invitation names: refusals must not reveal more.
  const { companyName, phone } = customer;
  requireUncommonPassword(password, { companyName, phone }, { username, email: invitation.email });
  if (await findEmployee(context.database, customer.id, username))
    throw new AppError('username.taken');
  await requireHashLimit(context, customer.id);
  const passwordHash = await hashPassword(password, context.env.accounts.passwordMemoryKib);
  return transactOnce(context, caller, (tx) =>
    join(tx, context, caller, { token, username, passwordHash, customerId: customer.id }),
  );
}

type Joining = { token: string; username: string; passwordHash: string; customerId: number };

async function join(
  tx: Transaction,
  context: Context,
  caller: Caller,
  { token, username, passwordHash, customerId }: Joining,
): Promise<UserData> {
  const now = context.clock.now();
  // Serializes parallel calls, which would otherwise count the same employees.
  const customer = await lockCustomer(tx, customerId);
  const found = await findInvitation(tx, token);
  if (customer?.status !== 'active' || !found || !(await spendInvitation(tx, token, now)))
    throw new AppError('invitation.link');
  const { email, menus, managesKeys } = found.invitation;
  if (await isEmployeesEmail(tx, customerId, email)) throw new AppError('invitation.link');
  if ((await countEmployees(tx, customerId)) >= context.env.limits.employees)
    throw new AppError('employee.limit');
  const employee = await insertEmployee(tx, {
    ...{ id: randomUUID(), customerId, username, name: username, email, passwordHash },
    ...{ menus, managesKeys, createdAt: now },
  });
  if (!employee) throw new AppError('username.taken');
  const details = { username, email, menus, managesKeys };
  const change = { action: 'employee.joined', details } as const;
  await noteChange(tx, context, { session: { customer, employee }, caller, change });
  return beginLogin(tx, context, { customer, employee, menus: employee.menus }, caller);
}

/** A link that has ended already is accepted. */
export async function declineInvitation(
  context: Context,
  caller: Caller,
  token: string,
): Promise<void> {
  await requireTry(context, caller);
  const now = context.clock.now();
  await context.database.transaction(async (tx) => {
    const found = await findInvitation(tx, token);
    if (!found || !(await spendInvitation(tx, token, now))) return;
    await recordEvent(
      tx,
      {
        action: 'employee.invitation-declined',
        by: { kind: 'visitor' },
        target: personOf({ customer: found.customer, employee: undefined }),
        from: caller,
        details: { email: found.invitation.email },
      },
      now,
    );
  });
}

async function requireUsable(context: Context, token: string): Promise<Usable> {
  const found = await findInvitation(context.database, token);
  if (!found || !isUsable(found, context.clock.now())) throw new AppError('invitation.link');
  return found;
}

const isUsable = ({ invitation, customer }: Usable, now: Date): boolean =>
  customer.status === 'active' && invitation.endedAt === null && invitation.expiresAt > now;

/** What one address does with links, whichever they are. */
const requireTry = ({ database, env, clock }: Context, { address }: Caller): Promise<void> =>
  requireFromAddress(
    database,
    {
      ...{ what: 'invitation', address },
      ...{ limit: env.limits.codeTriesPerMinute, windowMs: minuteMs },
    },
    clock.now(),
  );
