import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { signWithPasskey } from '#app/passkeys/passkey.ts';
import { request } from '#app/request/client.ts';
import { NoResponse } from '#app/request/failures.ts';
import type { CallReply } from '#contract/call.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import {
  beginSecondFactorPasskey,
  passSecondFactorByApp,
  passSecondFactorByPasskey,
  passSecondFactorByRecoveryCode,
} from '#contract/two-factor.ts';
import { enterConsole } from '../login/enter-console.ts';
import type { PendingLogin } from './pending-login.ts';

/** The result of one attempt. */
export type AttemptOutcome =
  /** The console opens. */
  | { result: 'passed' }
  /** The pending login has expired. */
  | { result: 'over' }
  /** `retryAt` is set when too many wrong codes lock the factor. */
  | { result: 'wrong'; retryAt: string | null }
  /** The passkey prompt was cancelled, or the browser failed. */
  | { result: 'stopped' | 'failed' }
  | { result: 'refused'; refused: Refused };

export const passByApp = async (login: PendingLogin, code: string): Promise<AttemptOutcome> =>
  resultOf(login, await request(passSecondFactorByApp, { step: login.step, code }));

export const passByRecovery = async (login: PendingLogin, code: string): Promise<AttemptOutcome> =>
  resultOf(login, await request(passSecondFactorByRecoveryCode, { step: login.step, code }));

export async function passByPasskey(login: PendingLogin): Promise<AttemptOutcome> {
  const { step } = login;
  const challenge = await request(beginSecondFactorPasskey, { step });
  if (!isAccepted(challenge)) return refusalOf(challenge);
  const { id, options } = challenge.data;
  const signed = await signWithPasskey(options).catch(failedBy);
  if (typeof signed === 'string') return { result: signed };
  return resultOf(login, await request(passSecondFactorByPasskey, { step, id, ...signed }));
}

/** Only code that failed to load can be retried; other errors come from browser or device. */
function failedBy(error: unknown): 'failed' {
  if (error instanceof NoResponse) throw error;
  console.error('The passkey could not be used.', error);
  return 'failed';
}

async function resultOf(
  { role }: PendingLogin,
  reply: CallReply<typeof passSecondFactorByApp>,
): Promise<AttemptOutcome> {
  if (!isAccepted(reply)) return refusalOf(reply);
  const { user, retryAt } = reply.data;
  if (!user) return { result: 'wrong', retryAt };
  await enterConsole(user, role);
  return { result: 'passed' };
}

const refusalOf = (reply: Refusal): AttemptOutcome =>
  reply.code === 'step.over'
    ? { result: 'over' }
    : { result: 'refused', refused: refusedBy(reply) };
