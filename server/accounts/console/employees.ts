import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { pagePath } from '#content/site-map.ts';
import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/console.ts';
import type { Employee as EmployeeSummary } from '#contract/console.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import type { MailedAction } from '../changes/mail-change.ts';
import { type Change, noteChange } from '../changes/note-change.ts';
import { type Customer, lockCustomer, noticeLocale } from '../customers.ts';
import {
  countEmployees,
  type Employee,
  findEmployee,
  findEmployeeById,
  insertEmployee,
  lockEmployee,
  removeEmployee,
  selectEmployees,
  updateEmployee,
} from '../employees.ts';
import { forgetFailures, triedEmployee } from '../login/login-failures.ts';
import { inMenuOrder } from '../menus.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireUncommonPassword } from '../passwords/password-rules.ts';
import { twoFactorDue } from '../sessions/duty.ts';
import { forgetDevices } from '../sessions/known-devices.ts';
import {
  endOtherSessions,
  personOf,
  type Session,
  type SessionUser,
} from '../sessions/sessions.ts';
import { deleteFactors, employeesWithFactor, factorsOf } from '../two-factor/factors.ts';
import { requireHashLimit } from './hash-limit.ts';

export async function listEmployees(
  { database }: Context,
  { customer }: Session,
): Promise<EmployeeSummary[]> {
  const withStep = await employeesWithFactor(database, customer.id);
  return (await selectEmployees(database, customer.id)).map((employee) =>
    summarize(customer, employee, withStep.has(employee.id)),
  );
}

/** The main user chooses the first password; the owner of the mailbox is notified. */
export async function addEmployee(
  context: Context,
  { customer }: Session,
  caller: Caller,
  { username, name, password, menus, managesKeys }: ParsedInput<typeof contract.addEmployee>,
): Promise<EmployeeSummary> {
  requireUncommonPassword(password, customer, { username, name });
  await requireHashLimit(context, customer.id);
  const isTaken = await findEmployee(context.database, customer.id, username);
  if (isTaken) throw new AppError('username.taken');
  const passwordHash = await hashPassword(password, context.env.accounts.passwordMemoryKib);
  const now = context.clock.now();
  return transactOnce(context, caller, async (tx) => {
    // Serializes parallel calls, which would otherwise count the same employees.
    await lockCustomer(tx, customer.id);
    if ((await countEmployees(tx, customer.id)) >= context.env.limits.employees)
      throw new AppError('employee.limit');
    const employee = await insertEmployee(tx, {
      id: randomUUID(),
      customerId: customer.id,
      username,
      name: name || username,
      passwordHash,
      mustSetPassword: true,
      menus: inMenuOrder(menus),
      managesKeys,
      createdAt: now,
    });
    if (!employee) throw new AppError('username.taken');
    const locale = noticeLocale(customer, caller.locale);
    if (customer.emailVerifiedAt !== null)
      await enqueueMessage(
        tx,
        {
          template: 'employee-added',
          recipient: customer.email,
          locale,
          payload: {
            firstName: customer.firstName,
            lastName: customer.lastName,
            username,
            name: employee.name,
            phone: customer.phone ?? '',
            addedAt: now.toISOString(),
            link: context.env.publicUrl + pagePath('console-employees', locale),
          },
        },
        now,
      );
    const details = { username, menus: employee.menus, managesKeys };
    const who = { customer, employee, from: caller };
    await trace(tx, who, { action: 'employee.added', details }, now);
    return summarize(customer, employee, false);
  });
}

export const setEmployeeStatus = (
  context: Context,
  session: Session,
  caller: Caller,
  { id, status }: ParsedInput<typeof contract.setEmployeeStatus>,
): Promise<EmployeeSummary> =>
  changing(context, { session, caller, id }, async (tx) => {
    const before = await requireEmployee(tx, session, id);
    if (before.status === status) return { employee: before };
    const employee = await change(tx, session.customer.id, id, { status });
    if (status === 'active')
      return { employee, change: { action: 'employee.enabled', details: {} } };
    const details = { sessionsEnded: await endSessionsOf(tx, employee) };
    return { employee, change: { action: 'employee.disabled', details } };
  });

export const setEmployeeMenus = (
  context: Context,
  session: Session,
  caller: Caller,
  { id, menus, managesKeys }: ParsedInput<typeof contract.setEmployeeMenus>,
): Promise<EmployeeSummary> =>
  changing(context, { session, caller, id }, async (tx) => {
    const before = await requireEmployee(tx, session, id);
    const wanted = { menus: inMenuOrder(menus), managesKeys: managesKeys ?? before.managesKeys };
    if (isDeepStrictEqual(wanted, { menus: before.menus, managesKeys: before.managesKeys }))
      return { employee: before };
    const employee = await change(tx, session.customer.id, id, wanted);
    const details = {
      before: before.menus,
      after: employee.menus,
      managesKeys: employee.managesKeys,
    };
    return { employee, change: { action: 'employee.menus-changed', details } };
  });

export async function setEmployeePassword(
  context: Context,
  session: Session,
  caller: Caller,
  { id, password }: ParsedInput<typeof contract.setEmployeePassword>,
): Promise<EmployeeSummary> {
  const { customer } = session;
  requireUncommonPassword(password);
  await requireHashLimit(context, customer.id);
  const known = await findEmployeeById(context.database, customer.id, id);
  if (!known) throw new AppError('employee.unknown');
  requireUncommonPassword(password, customer, known);
  const passwordHash = await hashPassword(password, context.env.accounts.passwordMemoryKib);
  return changing(context, { session, caller, id }, async (tx) => {
    const employee = await change(tx, session.customer.id, id, {
      ...{ passwordHash, mustSetPassword: true },
    });
    const details = { sessionsEnded: await endSessionsOf(tx, employee) };
    await forgetDevices(tx, { customerId: session.customer.id, employeeId: id });
    await forgetFailures(tx, triedEmployee(session.customer.id, id));
    return { employee, change: { action: 'employee.password-set', details } };
  });
}

/** Only once disabled, and only with the name: nobody is deleted by a wrong click. */
export const deleteEmployee = (
  context: Context,
  session: Session,
  caller: Caller,
  { id, name }: ParsedInput<typeof contract.deleteEmployee>,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    const employee = await requireEmployee(tx, session, id);
    if (employee.status !== 'disabled') throw new AppError('employee.enabled');
    if (employee.name !== name) throw new AppError('employee.otherName');
    await removeEmployee(tx, id);
    const details = { username: employee.username, name: employee.name };
    const change = { action: 'employee.deleted', details } as const;
    await noteChange(tx, context, { session, caller, change, employee });
  });

/** For an employee who lost passkeys, app and recovery codes. */
export const resetEmployeeTwoFactor = (
  context: Context,
  session: Session,
  caller: Caller,
  id: string,
): Promise<EmployeeSummary> =>
  changing(context, { session, caller, id }, async (tx) => {
    const employee = await requireEmployee(tx, session, id);
    const owner = { customerId: session.customer.id, employeeId: id };
    const hadSteps = await deleteFactors(tx, owner);
    const devices = await forgetDevices(tx, owner);
    if (!hadSteps && devices === 0) return { employee };
    return { employee, change: { action: 'second-step.reset', details: {} } };
  });

/** `change` is undefined when the employee already has the wanted values. */
type Changed<Action extends AuditAction> = {
  employee: Employee;
  change?: Change<Action>;
};

/** Changes an employee, records the audit event and mails the owner. */
const changing = <Action extends AuditAction & MailedAction>(
  context: Context,
  { session, caller, id }: { session: Session; caller: Caller; id: string },
  work: (tx: Transaction) => Promise<Changed<Action>>,
): Promise<EmployeeSummary> =>
  transactOnce(context, caller, async (tx) => {
    const { employee, change } = await work(tx);
    if (change) await noteChange(tx, context, { session, caller, change, employee });
    const owner = { customerId: session.customer.id, employeeId: id };
    return summarize(session.customer, employee, (await factorsOf(tx, owner)).length > 0);
  });

/** Current row, locked until the transaction ends. */
async function requireEmployee(
  tx: Transaction,
  { customer }: Session,
  id: string,
): Promise<Employee> {
  const employee = await lockEmployee(tx, id);
  if (employee?.customerId !== customer.id) throw new AppError('employee.unknown');
  return employee;
}

async function change(
  tx: Transaction,
  customerId: number,
  id: string,
  what: Partial<Employee>,
): Promise<Employee> {
  const changed = await updateEmployee(tx, customerId, id, what);
  if (!changed) throw new AppError('employee.unknown');
  return changed;
}

/** Returns the number of sessions ended. */
async function endSessionsOf(tx: Transaction, { customerId, id }: Employee): Promise<number> {
  return (await endOtherSessions(tx, { customerId, employeeId: id })).length;
}

/** Audit event of the main user about an employee. */
const trace = <Action extends AuditAction>(
  tx: Transaction,
  { customer, employee, from }: SessionUser & { employee: Employee; from: Caller },
  event: Change<Action>,
  now: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      ...event,
      by: personOf({ customer, employee: undefined }),
      target: personOf({ customer, employee }),
      from,
    },
    now,
  );

const summarize = (
  customer: Customer,
  employee: Employee,
  secondStep: boolean,
): EmployeeSummary => {
  const { id, username, name, email, status, menus, managesKeys, mustSetPassword } = employee;
  const due = secondStep ? undefined : twoFactorDue({ customer, employee });
  return {
    ...{ id, username, name, email, status, managesKeys, mustSetPassword, secondStep },
    menus: inMenuOrder(menus),
    createdAt: employee.createdAt.toISOString(),
    lastLoginAt: employee.lastLoginAt?.toISOString() ?? null,
    twoFactorDueAt: due?.toISOString() ?? null,
  };
};
