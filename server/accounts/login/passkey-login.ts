import type { UserData } from '#contract/user-data.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { noteSecurity } from '../../security-log.ts';
import { findById, lockCustomer } from '../customers.ts';
import { lockEmployee } from '../employees.ts';
import { allMenus } from '../menus.ts';
import { findDevice, originOn } from '../sessions/known-devices.ts';
import { requireFromOrigin } from '../sessions/origin-limit.ts';
import { openSession, type Session } from '../sessions/sessions.ts';
import { type Answer, findSigner, startLogin } from '../two-factor/passkey-exchange.ts';
import { type StoredPasskey, selectPasskeys } from '../two-factor/passkeys.ts';
import { userDataOf } from '../user-data.ts';
import { completeLogin, loginLimit } from './login.ts';

/**
 * Limited like the logins of an address, and apart from them. Nothing is known about the account
 * before the answer, so a browser counts by itself that has logged in to any.
 */
export async function beginPasskeyLogin(context: Context, caller: Caller) {
  const device = await findDevice(context.database, caller);
  const origin = originOn(device, caller.address, device?.owners[0]);
  const limit = { ...loginLimit(context), what: 'passkey-login' };
  await requireFromOrigin(context, caller, origin, limit);
  return startLogin(context);
}

/**
 * Logs in by a passkey that verified its user, which is both factors. Needs a challenge, whose
 * number is limited. Only who holds a passkey learns more than that it is unknown.
 */
export async function logInByPasskey(
  context: Context,
  caller: Caller,
  answer: Answer,
): Promise<UserData> {
  const passkey = await findSigner(context, answer);
  if (!passkey) {
    noteSecurity(context, caller, { event: 'login', outcome: 'refused', account: undefined });
    throw new AppError('passkey.unknown');
  }
  const customer = await findById(context.database, passkey.customerId);
  const account = passkey.employeeId ?? customer?.publicId ?? '';
  return completeLogin(context, caller, account, async (tx) => {
    const who = await requireAdmitted(tx, passkey);
    const token = await openSession(tx, context, { who, from: caller, way: 'passkey' });
    return userDataOf(who, token);
  });
}

/** The user of a passkey, who may have been disabled, and it removed, meanwhile. */
async function requireAdmitted(
  tx: Transaction,
  { id, customerId, employeeId, logsInAlone }: StoredPasskey,
): Promise<Pick<Session, 'customer' | 'employee' | 'menus'>> {
  const customer = await lockCustomer(tx, customerId);
  const employee = employeeId === null ? undefined : await lockEmployee(tx, employeeId);
  const left = await selectPasskeys(tx, { customerId, employeeId });
  if (!customer || !left.some((passkey) => passkey.id === id))
    throw new AppError('passkey.unknown');
  if (!logsInAlone) throw new AppError('passkey.notAlone');
  if (customer.status === 'disabled' && !employee) throw new AppError('login.disabled');
  if (customer.status !== 'active') throw new AppError('passkey.unknown');
  if (employee && employee.status !== 'active') throw new AppError('employee.disabled');
  return { customer, employee, menus: employee?.menus ?? allMenus };
}
