import type * as contract from '#contract/accounts.ts';
import type { Activation } from '#contract/accounts.ts';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import type { UserData } from '#contract/user-data.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteChange } from '../../gateway/note-change.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { noteSecurity } from '../../security-log.ts';
import { requireCodeAttempt } from '../codes/code-attempts.ts';
import {
  countCodeAttempt,
  isRightCode,
  type StoredCode,
  spendCode,
  voidCodes,
} from '../codes/one-time-codes.ts';
import { noteCodeUsed } from '../codes/text-use.ts';
import { findCountry } from '../countries.ts';
import { isUsernameTaken, lockCustomer, takenColumn, updateCustomer } from '../customers.ts';
import { deleteEmployees } from '../employees.ts';
import { forgetFailures, triedCustomer } from '../login/login-failures.ts';
import { allMenus } from '../menus.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireUncommonPassword } from '../passwords/password-rules.ts';
import { parsePhone } from '../phone-number.ts';
import { forgetOtherDevices } from '../sessions/known-devices.ts';
import { endAllSessions, personOf } from '../sessions/sessions.ts';
import { deleteFactors } from '../two-factor/factors.ts';
import { beginLogin } from '../two-factor/pending-logins.ts';
import {
  type FoundActivation,
  findActivation,
  opens,
  spendToken,
  voidTokens,
} from './activation-tokens.ts';

type Found = Accepted<CallReply<typeof contract.lookUpActivation>>['data'];

export async function lookUpActivation(
  { database, clock }: Context,
  token: string,
): Promise<Found> {
  const found = await requireActivation({ database, clock }, token);
  const { way, customer } = found;
  return {
    way,
    email: customer.email,
    country: await findCountry(database, customer.countryId),
    reopens: customer.status === 'active',
  };
}

/** Activates the account with a verified phone and logs its owner in. */
export async function activateAccount(
  context: Context,
  caller: Caller,
  input: Activation,
): Promise<UserData> {
  await requireCodeAttempt(context, caller);
  requireUncommonPassword(input.password);
  const { customer } = await requireActivation(context, input.token);
  const phone = parsePhone(input.phone)?.e164;
  if (phone === undefined) throw new AppError('activation.phone');
  // Checked before an attempt of the code is counted.
  if (input.username && (await isUsernameTaken(context.database, input.username, customer.id)))
    throw new AppError('username.taken');

  const binding = { purpose: 'activation', recipient: phone, customerId: customer.id } as const;
  const stored = await countCodeAttempt(context, caller, binding);
  const account = customer.publicId;
  if (!stored || !isRightCode(context.secret, stored, input.verifyCode)) {
    noteSecurity(context, caller, { event: 'activation', outcome: 'refused', account });
    throw new AppError('code.wrong');
  }
  requireUncommonPassword(input.password, { ...customer, phone, username: input.username });

  const passwordHash = await hashPassword(input.password, context.env.accounts.passwordMemoryKib);
  const opening = { ...input, customerId: customer.id, phone, passwordHash, code: stored };
  try {
    const user = await transactOnce(context, caller, (tx) => open(tx, context, caller, opening));
    noteSecurity(context, caller, {
      event: 'activation',
      outcome: user.factor ? 'step' : 'accepted',
      account,
    });
    return user;
  } catch (error) {
    const taken = takenColumn(error);
    if (taken === 'phone') throw new AppError('activation.phoneTaken', { cause: error });
    if (taken === 'username') throw new AppError('username.taken', { cause: error });
    throw error;
  }
}

type Opening = Activation & { customerId: number; passwordHash: string; code: StoredCode };

async function open(
  tx: Transaction,
  context: Context,
  from: Caller,
  { customerId, token, phone, username, passwordHash, code }: Opening,
): Promise<UserData> {
  const now = context.clock.now();
  const before = await lockCustomer(tx, customerId);
  const way = (await findActivation(tx, token, now))?.way;
  if (!before || !way || !opens(way, before) || !(await spendToken(tx, token, now)))
    throw new AppError('activation.token');
  if (!(await spendCode(tx, code.id))) throw new AppError('code.wrong');
  await noteCodeUsed(tx, code);

  const isSamePerson = before.status === 'pending' || before.phone === phone;
  const change = {
    status: 'active',
    phone,
    passwordHash,
    username: username || (isSamePerson ? before.username : null),
    emailVerifiedAt: way === 'mail' ? now : before.emailVerifiedAt,
    activatedAt: before.activatedAt ?? now,
  } as const;
  await updateCustomer(tx, customerId, change);
  await noteChange(tx, before);
  await endAllSessions(tx, customerId);
  // Another person activated it by phone: remove every access they set up.
  const employeesRemoved = isSamePerson ? 0 : await deleteEmployees(tx, customerId);
  if (!isSamePerson) {
    await deleteFactors(tx, { customerId, employeeId: null });
    await forgetOtherDevices(tx, from, { customerId, employeeId: null });
  }
  await voidTokens(tx, customerId, way === 'mail' ? undefined : 'phone');
  await voidCodes(tx, customerId);
  await forgetFailures(tx, triedCustomer(customerId));

  const customer = { ...before, ...change };
  const who = { customer, employee: undefined, menus: allMenus };
  const reopened = before.status === 'active';
  await recordEvent(
    tx,
    {
      action: 'account.activated',
      by: personOf(who),
      target: personOf(who),
      from,
      details: { way, reopened, employeesRemoved },
    },
    now,
  );
  return beginLogin(tx, context, who, from);
}

async function requireActivation(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  token: string,
): Promise<FoundActivation> {
  const found = await findActivation(database, token, clock.now());
  if (!found) throw new AppError('activation.token');
  return found;
}
