import type { Refused } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { isMailIdentifier } from '#contract/account-rules.ts';
import { changePassword, mailChangePassword } from '#contract/accounts.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { ResetInput } from './reset-checks.ts';

/** Returns the refusal, with the code as its message where the server sent none. */
export async function resetPassword(
  { identifier, verifyCode, changePassword: password }: ResetInput,
  customer: string,
): Promise<Refused | undefined> {
  const reply = isMailIdentifier(identifier)
    ? await request(mailChangePassword, {
        email: identifier,
        verifyCode,
        changePassword: password,
      })
    : await request(changePassword, {
        customer_id: customer,
        ver_code: verifyCode,
        password,
        phone: identifier,
      });
  if (isAccepted(reply)) return undefined;
  return { code: reply.code, message: reply.msg || String(reply.code) };
}
