import { request } from '#app/request/client.ts';
import { pagePath } from '#content/site-map.ts';
import { logInEmployee, logIn as logInMainUser } from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';
import { keepSession, landingPath } from './session.ts';

/** Each leaves for the console by a full navigation, or answers why not. */
export async function logIn(input: CallInput<typeof logInMainUser>): Promise<string | undefined> {
  const reply = await request(logInMainUser, input);
  if (!isAccepted(reply)) return reply.msg;
  await keepSession(reply.data, 'main');
  location.assign(pagePath('console-home', 'en'));
  return undefined;
}

export async function logInAsEmployee(
  input: CallInput<typeof logInEmployee>,
): Promise<string | undefined> {
  const reply = await request(logInEmployee, input);
  if (!isAccepted(reply)) return reply.info ?? reply.msg;
  await keepSession(reply.row, 'employee');
  location.assign(landingPath(reply.row.menulist));
  return undefined;
}
