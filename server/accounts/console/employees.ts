import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/console.ts';
import { type Employee as EmployeeSummary, menuIds, menuPaths } from '#contract/console.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import { lockCustomer } from '../customers.ts';
import {
  countEmployees,
  type Employee,
  findEmployee,
  hasEmployee,
  insertEmployee,
  selectEmployees,
  updateEmployee,
} from '../employees.ts';
import { employeeKey, forgetFailures } from '../login-failures.ts';
import { hashPassword } from '../password-hash.ts';
import { requireUncommonPassword } from '../password-rules.ts';
import { endOtherSessions, type Session } from '../sessions.ts';
import { requirePasswordTurn } from './password-turn.ts';

export async function listEmployees(
  { database }: Context,
  { customer }: Session,
): Promise<EmployeeSummary[]> {
  return (await selectEmployees(database, customer.id)).map(summarize);
}

/** The first password is the main user's choice; the owner of the mailbox hears of it. */
export async function addEmployee(
  context: Context,
  { customer }: Session,
  { locale }: Caller,
  { username, name, password, menus }: ParsedInput<typeof contract.addEmployee>,
): Promise<EmployeeSummary> {
  requireUncommonPassword(password);
  await requirePasswordTurn(context, customer.id);
  const isTaken = await findEmployee(context.database, customer.id, username);
  if (isTaken) throw new AppError('username.taken');
  const passwordHash = await hashPassword(password, context.env.accounts.passwordMemoryKib);
  const now = context.clock.now();
  return context.database.transaction(async (tx) => {
    // Two at once would both count the same employees: the second one waits.
    await lockCustomer(tx, customer.id);
    if ((await countEmployees(tx, customer.id)) >= context.env.limits.employees)
      throw new AppError('employee.limit');
    const employee = await insertEmployee(tx, {
      id: randomUUID(),
      customerId: customer.id,
      username,
      name: name || username,
      passwordHash,
      menus: inOrder(menus),
      createdAt: now,
    });
    if (!employee) throw new AppError('username.taken');
    if (customer.emailVerifiedAt !== null)
      await enqueueMessage(
        tx,
        {
          template: 'employee-added',
          recipient: customer.email,
          locale,
          payload: {
            firstName: customer.firstName,
            username,
            name: employee.name,
            phone: customer.phone ?? '',
            addedAt: now.toISOString(),
            link: `${context.env.publicUrl}/client${menuPaths.employees}`,
          },
        },
        now,
      );
    return summarize(employee);
  });
}

export const setEmployeeStatus = (
  { database }: Context,
  { customer }: Session,
  { id, status }: ParsedInput<typeof contract.setEmployeeStatus>,
): Promise<EmployeeSummary> =>
  database.transaction(async (tx) => {
    const employee = await change(tx, customer.id, id, { status });
    if (status === 'disabled') await endSessionsOf(tx, customer.id, id);
    return summarize(employee);
  });

export const setEmployeeMenus = (
  { database }: Context,
  { customer }: Session,
  { id, menus }: ParsedInput<typeof contract.setEmployeeMenus>,
): Promise<EmployeeSummary> =>
  database.transaction(async (tx) =>
    summarize(await change(tx, customer.id, id, { menus: inOrder(menus) })),
  );

export async function setEmployeePassword(
  context: Context,
  { customer }: Session,
  { id, password }: ParsedInput<typeof contract.setEmployeePassword>,
): Promise<EmployeeSummary> {
  const { database } = context;
  requireUncommonPassword(password);
  await requirePasswordTurn(context, customer.id);
  if (!(await hasEmployee(database, customer.id, id))) throw new AppError('employee.unknown');
  const passwordHash = await hashPassword(password, context.env.accounts.passwordMemoryKib);
  return database.transaction(async (tx) => {
    const employee = await change(tx, customer.id, id, { passwordHash });
    await endSessionsOf(tx, customer.id, id);
    await forgetFailures(tx, employeeKey(id));
    return summarize(employee);
  });
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

const endSessionsOf = (tx: Transaction, customerId: number, employeeId: string) =>
  endOtherSessions(tx, { customerId, employeeId });

/** The order of the menu decides where an employee lands, and each counts once. */
const inOrder = (menus: readonly Employee['menus'][number][]) =>
  menuIds.filter((id) => menus.includes(id));

const summarize = ({
  id,
  username,
  name,
  status,
  menus,
  createdAt,
  lastLoginAt,
}: Employee): EmployeeSummary => ({
  id,
  username,
  name,
  status,
  menus: inOrder(menus),
  createdAt: createdAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
});
