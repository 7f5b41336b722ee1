import { request } from '#app/request/client.ts';
import { verificationTypes } from '#contract/account-rules.ts';
import { getCustomerByPhone, mailForgetPassword, verCodeByCaptcha } from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { isErrorCode } from '#contract/errors.ts';

/** The reference of the customer who has this phone, or why there is none. */
export async function findCustomer(
  phone: string,
): Promise<{ customer: string } | { refusal: string }> {
  const reply = await request(getCustomerByPhone, { phone });
  return isAccepted(reply) ? { customer: reply.info } : { refusal: refusalOf(reply) };
}

/** Each answers what went wrong, or nothing when the code is on its way. */
export async function mailCode(email: string): Promise<string | undefined> {
  const reply = await request(mailForgetPassword, { email });
  return isAccepted(reply) ? undefined : refusalOf(reply);
}

export const textResetCode = (phone: string, pass: string) =>
  textCode({ phone, captchaVerifyParam: pass, type: verificationTypes.reset });

export const textActivationCode = (phone: string, pass: string, token: string) =>
  textCode({ phone, captchaVerifyParam: pass, type: verificationTypes.activation, token });

async function textCode(input: CallInput<typeof verCodeByCaptcha>): Promise<string | undefined> {
  const reply = await request(verCodeByCaptcha, input);
  if (!isAccepted(reply)) return reply.msg;
  const { captchaResult, sendResult, sendError } = reply.data;
  return captchaResult && sendResult ? undefined : sendError;
}

/** Our own server says what is the matter. From another one it can only be that nobody is known. */
const refusalOf = ({ code, msg }: Refusal): string => (isErrorCode(code) ? msg : '');
