import { request } from '#app/request/client.ts';
import {
  getCustomerByPhone,
  mailForgetPassword,
  verCodeByCaptcha,
  verificationTypes,
} from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';

/** The reference of the customer who has this phone, if there is one. */
export async function findCustomer(phone: string): Promise<string | undefined> {
  const reply = await request(getCustomerByPhone, { phone });
  return isAccepted(reply) ? reply.info : undefined;
}

/** Each answers what went wrong, or nothing when the code is on its way. */
export async function mailCode(email: string): Promise<string | undefined> {
  const reply = await request(mailForgetPassword, { email });
  return isAccepted(reply) ? undefined : reply.msg;
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
