import type * as contract from '#contract/accounts.ts';
import type { ParsedInput } from '#contract/call.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { UserData } from '#contract/user-data.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import type { AddressLimit } from '../../limits/address-limit.ts';
import { noteSecurity } from '../../security-log.ts';
import {
  type Customer,
  findActiveByLocalPhone,
  findActiveByPhone,
  findByAccount,
  findById,
  lockCustomer,
} from '../customers.ts';
import { type Employee, findEmployee, lockEmployee } from '../employees.ts';
import { allMenus } from '../menus.ts';
import { withHashPlace } from '../passwords/hash-queue.ts';
import { type AttemptGuard, comparePassword } from '../passwords/password-hash.ts';
import { parsePhone } from '../phone-number.ts';
import { findWithinLimit } from '../sessions/origin-limit.ts';
import { mainUser } from '../sessions/owner.ts';
import { repeatConfirmation } from '../sign-up/resend-confirmation.ts';
import { beginLogin } from '../two-factor/pending-logins.ts';
import { guardAttempts, triedCustomer, triedEmployee, triedUnknown } from './login-failures.ts';
import { noteLock } from './note-lock.ts';

type MainLogin = ParsedInput<typeof contract.logIn>;
type EmployeeLogin = ParsedInput<typeof contract.logInEmployee>;

export const logIn = (context: Context, caller: Caller, input: MainLogin): Promise<UserData> =>
  withHashPlace(() => admitMainUser(context, caller, input));

export const logInEmployee = (
  context: Context,
  caller: Caller,
  input: EmployeeLogin,
): Promise<UserData> => withHashPlace(() => admitEmployee(context, caller, input));

/** After `login.mailUnconfirmed`: another mail for whoever knows the password. */
export const resendConfirmationAtLogin = (
  context: Context,
  caller: Caller,
  input: MainLogin,
): Promise<void> =>
  withHashPlace(async () => {
    const found = await requireRightPassword(context, caller, input);
    await context.database.transaction(async (tx) => {
      const customer = await requireActive(tx, found);
      await repeatConfirmation(tx, context, { customer, employee: undefined }, caller);
    });
  });

async function admitMainUser(
  context: Context,
  caller: Caller,
  input: MainLogin,
): Promise<UserData> {
  const found = await requireRightPassword(context, caller, input);
  return completeLogin(context, caller, found.publicId, async (tx) => {
    const customer = await requireActive(tx, found);
    // Whoever activated it by phone may have taken a stranger's address.
    if (input.account.includes('@') && customer.emailVerifiedAt === null)
      throw new AppError('login.mailUnconfirmed');
    return beginLogin(tx, context, { customer, employee: undefined, menus: allMenus }, caller);
  });
}

/**
 * Unknown, wrong, locked and pending accounts cost the same work and get the same response. Only
 * the right password reveals that an account is disabled, or its address not confirmed.
 */
async function requireRightPassword(
  context: Context,
  caller: Caller,
  { account, password }: MainLogin,
): Promise<Customer> {
  const { found, origin } = await findWithinLimit(context, caller, {
    limit: loginLimit(context),
    find: () => findByAccount(context.database, account),
    ownerOf: mainUser,
  });
  const tried = found ? triedCustomer(found.id) : triedUnknown(account);
  const guard = guardAttempts(context, tried, caller, {
    origin,
    onLock: async ({ known }) => {
      if (found) await noteLock(context, caller, { customer: found, employee: undefined }, known);
    },
  });
  const isRight = await isPassword(context, found?.passwordHash, password, guard);
  return found && isRight ? found : refuse(context, caller, found?.publicId, guard);
}

async function requireActive(tx: Transaction, found: Customer): Promise<Customer> {
  const customer = await lockCustomer(tx, found.id);
  // A concurrent reset ends all sessions, so none may be opened after it.
  if (customer?.passwordHash !== found.passwordHash) throw new AppError('login.wrong');
  if (customer.status !== 'active') throw new AppError('login.disabled');
  return customer;
}

/** Employees log in by the main account's phone and their username. */
async function admitEmployee(
  context: Context,
  caller: Caller,
  { phone, code, password }: EmployeeLogin,
): Promise<UserData> {
  const number = parsePhone(phone)?.e164 ?? phone;
  const { found, origin } = await findWithinLimit(context, caller, {
    limit: loginLimit(context),
    find: async () =>
      (await findByWholePhone(context, number, code)) ??
      (await findByLocalPhone(context, phone, code)),
    ownerOf: ({ customerId, id }) => ({ customerId, employeeId: id }),
  });
  const tried = found ? triedEmployee(found.customerId, found.id) : triedUnknown(number, code);
  const guard = guardAttempts(context, tried, caller, {
    origin,
    onLock: async ({ known }) => {
      if (found) await noteEmployeeLock(context, caller, found, known);
    },
  });
  const isRight = await isPassword(context, found?.passwordHash, password, guard);
  if (!found || !isRight) return refuse(context, caller, found?.id, guard);

  return completeLogin(context, caller, found.id, async (tx) => {
    const customer = await lockCustomer(tx, found.customerId);
    const employee = await lockEmployee(tx, found.id);
    if (customer?.status !== 'active') throw new AppError('login.wrong');
    if (employee?.passwordHash !== found.passwordHash) throw new AppError('login.wrong');
    if (employee.status !== 'active') throw new AppError('employee.disabled');
    const who = { customer, employee, menus: employee.menus };
    return beginLogin(tx, context, who, caller);
  });
}

async function noteEmployeeLock(
  context: Context,
  caller: Caller,
  employee: Employee,
  onKnownDevice: boolean,
): Promise<void> {
  const customer = await findById(context.database, employee.customerId);
  if (customer) await noteLock(context, caller, { customer, employee }, onKnownDevice);
}

/** Logs the failure and throws the refusal common to all of them. */
function refuse(
  context: Context,
  caller: Caller,
  account: string | undefined,
  guard: { outcome(): 'refused' | 'locked' },
): never {
  noteSecurity(context, caller, { event: 'login', outcome: guard.outcome(), account });
  throw new AppError('login.wrong');
}

/** After a correct password or passkey: logs the outcome, including that of disabled users. */
export async function completeLogin(
  context: Context,
  caller: Caller,
  account: string,
  work: (tx: Transaction) => Promise<UserData>,
): Promise<UserData> {
  try {
    const user = await transactOnce(context, caller, work);
    noteSecurity(context, caller, {
      event: 'login',
      outcome: user.factor ? 'step' : 'accepted',
      account,
    });
    return user;
  } catch (error) {
    const reason = error instanceof AppError ? error.code : 'unexpected';
    noteSecurity(context, caller, { event: 'login', outcome: 'refused', account, reason });
    throw error;
  }
}

async function findByWholePhone(
  { database }: Context,
  number: string,
  code: string,
): Promise<Employee | undefined> {
  const main = await findActiveByPhone(database, number);
  return main && findEmployee(database, main.id, code);
}

/**
 * Employee by a phone without country code, as at activation; none when it matches two customers.
 */
async function findByLocalPhone(
  { database }: Context,
  phone: string,
  code: string,
): Promise<Employee | undefined> {
  const owners = await findActiveByLocalPhone(database, phone);
  const found = await Promise.all(owners.map(({ id }) => findEmployee(database, id, code)));
  const [employee, ...others] = found.filter((one) => one !== undefined);
  return others.length === 0 ? employee : undefined;
}

/** Counts every login of an address, whatever the account and the outcome. */
export const loginLimit = ({ env }: Context): AddressLimit => ({
  what: 'login',
  limit: env.limits.loginsPerMinute,
  windowMs: minuteMs,
});

const isPassword = (
  { env }: Context,
  stored: string | null | undefined,
  password: string,
  guard: AttemptGuard,
): Promise<boolean> =>
  comparePassword(stored ?? null, password, guard, env.accounts.passwordMemoryKib);
