import { fullName } from '#content/full-name.ts';
import type { CallReply, ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/console.ts';
import type { SessionSummary } from '#contract/console.ts';
import type { Accepted } from '#contract/envelope.ts';
import type { Tokens } from '#contract/user-data.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { noteSecurity } from '../../security-log.ts';
import { findCountry } from '../countries.ts';
import { lockCustomer, noticeLocale, updateCustomer } from '../customers.ts';
import { lockEmployee, updateEmployee } from '../employees.ts';
import { guardAttempts, triedCustomer, triedEmployee } from '../login/login-failures.ts';
import { notePasswordChange } from '../passwords/password-changed.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { requireUncommonPassword } from '../passwords/password-rules.ts';
import { twoFactorDue } from '../sessions/duty.ts';
import { forgetOtherDevices } from '../sessions/known-devices.ts';
import { renewToken } from '../sessions/renew-token.ts';
import {
  endEmployeeSessions,
  endOtherSessions,
  listSessions,
  ownerOf,
  personOf,
  type Session,
} from '../sessions/sessions.ts';
import { factorsOf } from '../two-factor/factors.ts';
import { requireHashLimit } from './hash-limit.ts';

/** What an employee has to do now, and until when they need a second factor. */
export async function describeDuty({ database }: Context, session: Session) {
  const due = twoFactorDue(session);
  const isMissing = due !== undefined && (await factorsOf(database, ownerOf(session))).length === 0;
  return {
    duty: session.duty ?? null,
    twoFactorDueAt: isMissing ? due.toISOString() : null,
  };
}

type OwnDetails = Accepted<CallReply<typeof contract.getOwnDetails>>['data'];

export async function getOwnDetails(
  { database }: Context,
  { customer, employee }: Session,
): Promise<OwnDetails> {
  const { companyName } = customer;
  if (employee)
    return {
      role: 'employee',
      name: employee.name,
      username: employee.username,
      companyName,
      firstName: null,
      lastName: null,
      email: null,
      emailVerified: false,
      phone: null,
      country: null,
      createdAt: employee.createdAt.toISOString(),
      notificationLocale: null,
    };
  const { firstName, lastName, username, email, phone } = customer;
  return {
    role: 'main',
    name: fullName(customer),
    username,
    companyName,
    firstName,
    lastName,
    email,
    emailVerified: customer.emailVerifiedAt !== null,
    phone,
    country: await findCountry(database, customer.countryId),
    createdAt: customer.createdAt.toISOString(),
    notificationLocale: noticeLocale(customer),
  };
}

export async function updateOwnDetails(
  { database, clock }: Context,
  session: Session,
  from: Caller,
  given: ParsedInput<typeof contract.updateOwnDetails>,
): Promise<void> {
  const { id } = session.customer;
  await database.transaction(async (tx) => {
    const before = await lockCustomer(tx, id);
    const fields = detailFields.filter((field) => before?.[field] !== given[field]);
    if (fields.length === 0) return;
    await updateCustomer(tx, id, given);
    const person = personOf(session);
    await recordEvent(
      tx,
      { action: 'details.changed', by: person, target: person, from, details: { fields } },
      clock.now(),
    );
  });
}

export async function setNotificationLanguage(
  { database, clock }: Context,
  session: Session,
  from: Caller,
  { locale }: ParsedInput<typeof contract.setNotificationLanguage>,
): Promise<void> {
  const { id } = session.customer;
  await database.transaction(async (tx) => {
    const before = await lockCustomer(tx, id);
    if (before?.notificationLocale === locale) return;
    await updateCustomer(tx, id, { notificationLocale: locale });
    const person = personOf(session);
    const details = { fields: ['notificationLocale' as const] };
    await recordEvent(
      tx,
      { action: 'details.changed', by: person, target: person, from, details },
      clock.now(),
    );
  });
}

const detailFields = ['firstName', 'lastName', 'companyName'] as const;

/**
 * Wrong current passwords count as failed logins, so that a stolen session cannot guess the
 * password.
 */
export async function changeOwnPassword(
  context: Context,
  session: Session,
  caller: Caller,
  { password, newPassword, endEmployees }: ParsedInput<typeof contract.changeOwnPassword>,
): Promise<Tokens> {
  const { customer, employee } = session;
  const { companyName, phone } = customer;
  if (employee?.mustSetPassword && newPassword === password) throw new AppError('password.same');
  // An employee must not learn the main user's name or e-mail from refusals.
  const known = employee ? [employee, { companyName, phone }] : [customer];
  requireUncommonPassword(newPassword, ...known);
  await requireHashLimit(context, customer.id);
  const before = (employee ?? customer).passwordHash;
  const tried = employee ? triedEmployee(customer.id, employee.id) : triedCustomer(customer.id);
  const guard = guardAttempts(context, tried, caller);
  const { passwordMemoryKib } = context.env.accounts;
  if (!(await verifyPassword(before, password, guard, passwordMemoryKib)))
    return refusePassword(context, session, caller, guard.outcome());

  const passwordHash = await hashPassword(newPassword, passwordMemoryKib);
  const now = context.clock.now();
  const tokens = await transactOnce(context, caller, async (tx) => {
    const current = employee
      ? await lockEmployee(tx, employee.id)
      : await lockCustomer(tx, customer.id);
    if (current?.passwordHash !== before) throw new AppError('session.required');
    if (employee)
      await updateEmployee(tx, customer.id, employee.id, { passwordHash, mustSetPassword: false });
    else {
      await updateCustomer(tx, customer.id, { passwordHash });
      await notePasswordChange(tx, context, customer, caller.locale);
    }
    const ended = await endOtherSessions(tx, ownerOf(session), session.id);
    await forgetOtherDevices(tx, caller, ownerOf(session));
    const ofEmployees = endEmployees && !employee ? await endEmployeeSessions(tx, customer.id) : [];
    const person = personOf(session);
    const details = { sessionsEnded: ended.length, employeesEnded: ofEmployees.length };
    await recordEvent(
      tx,
      { action: 'password.changed', by: person, target: person, from: caller, details },
      now,
    );
    return renewToken(tx, session, now);
  });
  noteSecurity(context, caller, {
    event: 'password change',
    outcome: 'accepted',
    account: personOf(session).id,
  });
  return tokens;
}

function refusePassword(
  context: Context,
  session: Session,
  caller: Caller,
  outcome: 'refused' | 'locked',
): never {
  noteSecurity(context, caller, {
    event: 'password change',
    outcome,
    account: personOf(session).id,
  });
  throw new AppError('password.wrong');
}

export async function describeSessions(
  context: Context,
  session: Session,
): Promise<SessionSummary[]> {
  const rows = await listSessions(context, ownerOf(session));
  return rows.map(({ id, createdAt, lastSeenAt, expiresAt, address, userAgent }) => ({
    id,
    current: id === session.id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address,
    userAgent,
  }));
}
