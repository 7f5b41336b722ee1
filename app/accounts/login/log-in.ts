import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import {
  logInEmployee,
  logIn as logInMainUser,
  resendConfirmationAtLogin,
} from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { UserData } from '#contract/user-data.ts';
import type { PendingLogin, ShowTwoFactor } from '../two-factor/pending-login.ts';
import { enterConsole } from './enter-console.ts';

const secondStep = onDemand(() =>
  Promise.all([
    import('../two-factor/two-factor-view.tsx'),
    import('#app/art/accounts/two-factor-art.tsx'),
  ]),
);

/**
 * Logs a customer in: opens the console by a full page load, shows the second factor, or returns
 * the refusal.
 */
export async function logIn(
  input: CallInput<typeof logInMainUser>,
  form: HTMLFormElement,
  show: ShowTwoFactor,
): Promise<Refused | undefined> {
  const reply = await request(logInMainUser, input);
  if (!isAccepted(reply)) return refusedBy(reply);
  await goOn(reply.data, { role: 'main', names: [input.account.trim()], form }, show);
  return undefined;
}

export async function logInAsEmployee(
  input: CallInput<typeof logInEmployee>,
  form: HTMLFormElement,
  show: ShowTwoFactor,
): Promise<Refused | undefined> {
  const reply = await request(logInEmployee, input);
  if (!isAccepted(reply)) return { code: reply.code, message: reply.info ?? reply.msg };
  const names = [input.code.trim(), input.phone.trim()];
  await goOn(reply.row, { role: 'employee', names, form }, show);
  return undefined;
}

/** Another mail that confirms the address of the account; takes what its login takes. */
export async function resendConfirmation(
  input: CallInput<typeof resendConfirmationAtLogin>,
): Promise<Refused | undefined> {
  const reply = await request(resendConfirmationAtLogin, input);
  return isAccepted(reply) ? undefined : refusedBy(reply);
}

async function goOn(
  user: UserData,
  known: Pick<PendingLogin, 'role' | 'names' | 'form'>,
  show: ShowTwoFactor,
): Promise<void> {
  if (!user.factor) return enterConsole(user, known.role);
  const [{ TwoFactorView }, { TwoFactorArt }] = await secondStep.load();
  const login = { ...known, step: user.usertoken, ways: user.factor };
  show({ View: TwoFactorView, Art: TwoFactorArt, login });
}
