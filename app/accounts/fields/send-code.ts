import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { verificationTypes } from '#contract/account-rules.ts';
import { getCustomerByPhone, mailForgetPassword, verCodeByCaptcha } from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { isErrorCode } from '#contract/errors.ts';

/** Looks up the customer with this phone; returns their reference or the refusal. */
export async function findCustomer(
  phone: string,
): Promise<{ customer: string } | { refused: Refused }> {
  const reply = await request(getCustomerByPhone, { phone });
  return isAccepted(reply) ? { customer: reply.info } : { refused: readRefusal(reply) };
}

/** Returns the refusal, or undefined when the code was sent. */
export async function mailCode(email: string): Promise<Refused | undefined> {
  const reply = await request(mailForgetPassword, { email });
  return isAccepted(reply) ? undefined : readRefusal(reply);
}

export const textResetCode = (phone: string, pass: string) =>
  textCode({ phone, captchaVerifyParam: pass, type: verificationTypes.reset });

export const textActivationCode = (phone: string, pass: string, token: string) =>
  textCode({ phone, captchaVerifyParam: pass, type: verificationTypes.activation, token });

async function textCode(input: CallInput<typeof verCodeByCaptcha>): Promise<Refused | undefined> {
  const reply = await request(verCodeByCaptcha, input);
  if (!isAccepted(reply)) return refusedBy(reply);
  const { captchaResult, sendResult, sendError, sendErrorCode } = reply.data;
  if (captchaResult && sendResult) return undefined;
  return { code: sendErrorCode ?? '', message: sendError };
}

/** A refusal without a known error code, from another server, means that the account is unknown. */
const readRefusal = (reply: Refusal): Refused =>
  isErrorCode(reply.code) ? refusedBy(reply) : { code: 'account.unknown', message: '' };
