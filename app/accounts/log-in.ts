import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { keepSession, landingPath } from '#app/session/session.ts';
import { pagePath } from '#content/site-map.ts';
import { logInEmployee, logIn as logInMainUser } from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';
import { defaultLocale } from '#contract/locale.ts';

/** Each leaves for the console by a full navigation, or answers why not. */
export async function logIn(input: CallInput<typeof logInMainUser>): Promise<Refused | undefined> {
  const reply = await request(logInMainUser, input);
  if (!isAccepted(reply)) return refusedBy(reply);
  await keepSession(reply.data, 'main');
  location.assign(pagePath('console-home', defaultLocale));
  return undefined;
}

export async function logInAsEmployee(
  input: CallInput<typeof logInEmployee>,
): Promise<Refused | undefined> {
  const reply = await request(logInEmployee, input);
  if (!isAccepted(reply)) return { code: reply.code, message: reply.info ?? reply.msg };
  await keepSession(reply.row, 'employee');
  location.assign(landingPath(reply.row.menulist));
  return undefined;
}
