import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { destinationOf } from '#app/session/destination.ts';
import { keepSession } from '#app/session/session.ts';
import { landingPath, openPathsOf } from '#app/session/signed-in.ts';
import type { UserData } from '#contract/accounts.ts';
import { logInEmployee, logIn as logInMainUser } from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';

/** Each leaves for the console by a full navigation, or answers why not. */
export async function logIn(input: CallInput<typeof logInMainUser>): Promise<Refused | undefined> {
  const reply = await request(logInMainUser, input);
  if (!isAccepted(reply)) return refusedBy(reply);
  await enter(reply.data, 'main');
  return undefined;
}

export async function logInAsEmployee(
  input: CallInput<typeof logInEmployee>,
): Promise<Refused | undefined> {
  const reply = await request(logInEmployee, input);
  if (!isAccepted(reply)) return { code: reply.code, message: reply.info ?? reply.msg };
  await enter(reply.row, 'employee');
  return undefined;
}

/** The page that was asked for, where it is open to them; else where the console begins. */
async function enter(user: UserData, role: 'main' | 'employee'): Promise<void> {
  await keepSession(user, role);
  const openPaths = openPathsOf(user.menulist);
  const asked = destinationOf(location.search);
  const isOpen = asked !== undefined && openPaths.includes(asked);
  location.assign(isOpen ? asked : landingPath({ role, openPaths }));
}
