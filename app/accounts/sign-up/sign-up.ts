import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { signUp as register } from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';
import { reportSignUp } from './sign-up-event.ts';

export type SignUpInput = CallInput<typeof register>;
type Outcome = { token: string } | { refused: Refused };

/** Returns the token for activation by phone, or the refusal. */
export async function signUp(input: SignUpInput): Promise<Outcome> {
  const reply = await request(register, input);
  return isAccepted(reply) ? { token: reply.data } : { refused: refusedBy(reply) };
}

/** Reports the sign-up to analytics, which a resend must not. */
export async function signUpFirst(input: SignUpInput): Promise<Outcome> {
  const outcome = await signUp(input);
  if ('token' in outcome) void reportSignUp(input.email);
  return outcome;
}
