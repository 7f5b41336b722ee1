import { verificationTypes } from '#contract/account-rules.ts';
import type * as contract from '#contract/accounts.ts';
import type { ParsedInput } from '#contract/call.ts';
import { succeed } from '#contract/envelope.ts';
import { dayMs, hourMs, minuteMs } from '#contract/time-units.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Browser, Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { mailboxOf } from '../../limits/address-key.ts';
import { take } from '../../limits/take.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import { noteSecurity } from '../../security-log.ts';
import { requireCodeAttempt } from '../codes/code-attempts.ts';
import {
  countCodeAttempt,
  isRightCode,
  issueCode,
  spendCode,
  voidCodes,
} from '../codes/one-time-codes.ts';
import type { SpendPass } from '../codes/send-phone-code.ts';
import { noteCodeUsed } from '../codes/text-use.ts';
import {
  type Customer,
  findActiveByEmail,
  findActiveByPhone,
  lockCustomer,
  updateCustomer,
} from '../customers.ts';
import { forgetFailures, triedCustomer } from '../login/login-failures.ts';
import { parsePhone } from '../phone-number.ts';
import { forgetDevices } from '../sessions/known-devices.ts';
import { findWithinLimit } from '../sessions/origin-limit.ts';
import { mainUser } from '../sessions/owner.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { refersTo, referTo } from './customer-reference.ts';
import { notePasswordChange } from './password-changed.ts';
import { hashPassword } from './password-hash.ts';
import { requireUncommonPassword } from './password-rules.ts';

/** A reference to the customer with this phone. Public, so rate-limited. */
export async function getCustomerByPhone(
  context: Context,
  caller: Caller,
  phone: string,
): Promise<string> {
  const { database, env, secret, clock } = context;
  const number = parsePhone(phone)?.e164;
  const { found } = await findWithinLimit(context, caller, {
    limit: { what: 'lookup', limit: env.limits.lookupsPerHour, windowMs: hourMs },
    find: async () => (number ? findActiveByPhone(database, number) : undefined),
    ownerOf: mainUser,
  });
  if (!number || !found) throw new AppError('account.unknown');
  return referTo(secret, number, clock.now());
}

export async function mailForgetPassword(
  context: Context,
  caller: Caller,
  email: string,
  spendPass: SpendPass,
): Promise<void> {
  const { locale, browser } = caller;
  const { database, env, clock } = context;
  const now = clock.now();
  const { found: customer, origin } = await findWithinLimit(context, caller, {
    limit: { what: 'reset-mail', limit: env.limits.resetMailsPerHour, windowMs: hourMs },
    find: () => findActiveByEmail(database, email),
    ownerOf: mainUser,
  });
  if (!customer) throw new AppError('account.unknown');
  await database.transaction(async (tx) => {
    const binding = mailBinding(customer);
    const code = await issueCode(tx, context, { browser, origin, binding }, now);
    await requireCaptchaAfterFirst(tx, { browser, email, spendPass }, now);
    const { firstName, lastName } = customer;
    const minutes = env.accounts.codeLifetimeMs / minuteMs;
    const payload = { firstName, lastName, code, minutes };
    const recipient = customer.email;
    await enqueueMessage(tx, { template: 'reset-code-mail', recipient, locale, payload }, now);
    await recordEvent(
      tx,
      {
        action: 'code.sent',
        by: { kind: 'visitor' },
        target: { kind: 'customer', id: customer.publicId },
        from: caller,
        details: { purpose: 'reset', way: 'mail' },
      },
      now,
    );
  });
}

/** The first mail a day is free; further ones require the captcha. */
async function requireCaptchaAfterFirst(
  tx: Transaction,
  { browser, email, spendPass }: { browser: Browser; email: string; spendPass: SpendPass },
  now: Date,
): Promise<void> {
  const first = { key: `code:free-mail:${mailboxOf(email)}`, limit: 1, windowMs: dayMs };
  if ((await take(tx, [first], now)).allowed) return;
  const pass = browser.read('captchaPass');
  const bound = { recipient: email, type: verificationTypes.reset };
  if (!pass || !(await spendPass(tx, { pass, ...bound }, now)))
    throw new AppError('captcha.required');
}

/** The customer is found by the phone; the reference must match it. */
export async function changePassword(
  context: Context,
  caller: Caller,
  input: ParsedInput<typeof contract.changePassword>,
): Promise<void> {
  const phone = parsePhone(input.phone)?.e164;
  const customer = phone && (await findActiveByPhone(context.database, phone));
  const isMeant =
    phone !== undefined && refersTo(context.secret, input.customer_id, phone, context.clock.now());
  await reset(context, caller, {
    way: 'phone',
    reply: () => succeed({ msg: '' }),
    target: customer ? { customer, recipient: phone } : undefined,
    isMeant,
    code: input.ver_code,
    password: input.password,
  });
}

export async function mailChangePassword(
  context: Context,
  caller: Caller,
  { email, verifyCode, changePassword }: ParsedInput<typeof contract.mailChangePassword>,
): Promise<void> {
  const customer = await findActiveByEmail(context.database, email);
  await reset(context, caller, {
    way: 'mail',
    target: customer && { customer, recipient: mailBinding(customer).recipient },
    isMeant: true,
    code: verifyCode,
    password: changePassword,
  });
}

type Reset = {
  way: 'mail' | 'phone';
  /** Response of the call, where it is not the usual envelope. */
  reply?: () => object;
  target: { customer: Customer; recipient: string } | undefined;
  isMeant: boolean;
  code: string;
  password: string;
};

/** Every mismatch is refused like a wrong code. */
async function reset(context: Context, caller: Caller, attempt: Reset): Promise<void> {
  await requireCodeAttempt(context, caller, attempt.target && mainUser(attempt.target.customer));
  requireUncommonPassword(attempt.password);
  if (!attempt.target) throw new AppError('code.wrong');
  const { customer, recipient } = attempt.target;
  const stored = await countCodeAttempt(context, caller, {
    purpose: 'reset',
    recipient,
    customerId: customer.id,
  });
  const account = customer.publicId;
  if (!stored || !isRightCode(context.secret, stored, attempt.code) || !attempt.isMeant) {
    noteSecurity(context, caller, { event: 'password reset', outcome: 'refused', account });
    throw new AppError('code.wrong');
  }
  // Checked only after the code: earlier, it would reveal personal data to strangers. The code
  // stays valid.
  requireUncommonPassword(attempt.password, customer);

  const passwordHash = await hashPassword(attempt.password, context.env.accounts.passwordMemoryKib);
  const now = context.clock.now();
  const work = async (tx: Transaction): Promise<void> => {
    const current = await lockCustomer(tx, customer.id);
    if (current?.status !== 'active' || !(await spendCode(tx, stored.id)))
      throw new AppError('code.wrong');
    await noteCodeUsed(tx, stored);
    await updateCustomer(tx, current.id, { passwordHash });
    const ended = await endAllSessions(tx, current.id);
    await forgetDevices(tx, mainUser(current));
    await voidCodes(tx, current.id);
    await forgetFailures(tx, triedCustomer(current.id));
    await notePasswordChange(tx, context, current, caller.locale);
    const person = { kind: 'customer', id: current.publicId } as const;
    await recordEvent(
      tx,
      {
        action: 'password.reset',
        by: person,
        target: person,
        from: caller,
        details: { way: attempt.way, sessionsEnded: ended.length },
      },
      now,
    );
  };
  await transactOnce(context, caller, work, attempt.reply);
  noteSecurity(context, caller, { event: 'password reset', outcome: 'accepted', account });
}

const mailBinding = ({ id, email }: Customer) =>
  ({ purpose: 'reset', recipient: email.toLowerCase(), customerId: id }) as const;
