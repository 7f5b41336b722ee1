import { verificationTypes } from '#contract/account-rules.ts';
import type * as contract from '#contract/accounts.ts';
import type { ParsedInput } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { minuteMs } from '#contract/time-units.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import { type Customer, findActiveByPhone, isPhoneTaken } from '../customers.ts';
import { type PhoneNumber, parsePhone } from '../phone-number.ts';
import { originOf } from '../sessions/known-devices.ts';
import { mainUser } from '../sessions/owner.ts';
import { countText, findActivation } from '../sign-up/activation-tokens.ts';
import { type CodeBinding, issueCode } from './one-time-codes.ts';
import { requireTextAllowed } from './text-limits.ts';
import { requireHomeNumber, requireTextReach } from './text-reach.ts';
import { noteTextSent } from './text-use.ts';

type Input = ParsedInput<typeof contract.verCodeByCaptcha>;

export type Sending = { passed: boolean; refusal?: ErrorCode };

/**
 * Spends a captcha pass; false when it is not valid for this recipient and type. Implemented by the
 * captcha.
 */
export type SpendPass = (
  tx: Transaction,
  given: { pass: string; recipient: string; type: number },
  now: Date,
) => Promise<boolean>;

/** Spends the captcha pass in any case; queues the text only when no rule refuses it. */
export const sendPhoneCode = (
  context: Context,
  caller: Caller,
  input: Input,
  spendPass: SpendPass,
): Promise<Sending> =>
  context.database.transaction(async (tx) => {
    const { captchaVerifyParam: pass, phone, type } = input;
    const now = context.clock.now();
    if (!(await spendPass(tx, { pass, recipient: phone, type }, now)))
      return { passed: false, refusal: 'captcha.refused' };
    try {
      // Savepoint: a refusal rolls back the limits taken, but not the spent pass.
      await tx.transaction((inner) => send(inner, context, caller, input));
      return { passed: true };
    } catch (error) {
      if (error instanceof AppError) return { passed: true, refusal: error.code };
      throw error;
    }
  });

async function send(
  tx: Transaction,
  context: Context,
  caller: Caller,
  input: Input,
): Promise<void> {
  if (!canSendTexts(context.env)) throw new AppError('sms.unavailable');
  const now = context.clock.now();
  const phone = parsePhone(input.phone);
  const { binding, number, customer } =
    input.type === verificationTypes.reset
      ? await bindReset(tx, phone)
      : await bindActivation(tx, context, phone, input.token);
  await requireTextReach(tx, context.env, number);
  const { address, browser } = caller;
  const origin = await originOf(tx, caller, mainUser(customer));
  const code = await issueCode(tx, context, { browser, origin, binding }, now);
  await requireTextAllowed(tx, context, { address, origin, number, purpose: binding.purpose }, now);
  await noteTextSent(tx, context, number.dialCode, now);
  await enqueueMessage(
    tx,
    {
      template: binding.purpose === 'reset' ? 'reset-code-text' : 'activation-code-text',
      recipient: number.e164,
      locale: caller.locale,
      payload: { code, minutes: context.env.accounts.codeLifetimeMs / minuteMs },
    },
    now,
  );
  await recordEvent(
    tx,
    {
      action: 'code.sent',
      by: { kind: 'visitor' },
      target: { kind: 'customer', id: customer.publicId },
      from: caller,
      details: { purpose: binding.purpose, way: 'phone' },
    },
    now,
  );
}

type Bound = { binding: CodeBinding; number: PhoneNumber; customer: Customer };

async function bindReset(tx: Transaction, number: PhoneNumber | undefined): Promise<Bound> {
  const customer = number && (await findActiveByPhone(tx, number.e164));
  if (!customer) throw new AppError('account.unknown');
  return {
    binding: { purpose: 'reset', recipient: number.e164, customerId: customer.id },
    number,
    customer,
  };
}

async function bindActivation(
  tx: Transaction,
  { env, clock }: Context,
  number: PhoneNumber | undefined,
  token: string | undefined,
): Promise<Bound> {
  const activation = token === undefined ? undefined : await findActivation(tx, token, clock.now());
  if (!activation) throw new AppError('activation.token');
  if (!number) throw new AppError('activation.phone');
  const { way, customer } = activation;
  if (way === 'phone') await requireHomeNumber(tx, customer, number);
  if (await isPhoneTaken(tx, number.e164, customer.id)) throw new AppError('activation.phoneTaken');
  if (!(await countText(tx, env.limits, token ?? '', number.e164)))
    throw new AppError('sms.tooManyNumbers');
  return {
    binding: { purpose: 'activation', recipient: number.e164, customerId: customer.id },
    number,
    customer,
  };
}

/** Outside production, texts are written to files where no provider is set. */
const canSendTexts = (env: Context['env']): boolean => env.sms !== undefined || !env.production;
