import { logInEmployee } from '#contract/accounts.ts';
import type { CallInput } from '#contract/call.ts';
import * as contract from '#contract/console.ts';
import { accountsOn, goodPassword, otherPassword, type SendOptions } from './accounts.ts';
import type { TestApp } from './app.ts';

/** A main user who has logged in, and the employees they add. */
export async function consoleOn(served: TestApp) {
  const they = accountsOn(served);
  await they.addCustomer();
  const token: string = (await they.logIn()).body.data.usertoken;

  const who = (options: SendOptions = { token }) => they.send(contract.whoAmI, undefined, options);

  const hire = (changes: Partial<CallInput<typeof contract.addEmployee>> = {}, by = token) =>
    they.send(
      contract.addEmployee,
      { username: 'lin', password: otherPassword, menus: ['home'], ...changes },
      { token: by },
    );

  const enter = async (code = 'lin', password = otherPassword): Promise<string> =>
    (await they.send(logInEmployee, { phone: '+6581234567', code, password })).body.row?.usertoken;

  return { ...they, token, who, hire, enter };
}

export type Console = Awaited<ReturnType<typeof consoleOn>>;

/** What needs a session, each with something to send. */
export const consoleCalls = [
  [contract.whoAmI, undefined],
  [contract.getOwnDetails, undefined],
  [contract.updateOwnDetails, { firstName: 'A', lastName: 'B', companyName: 'C' }],
  [contract.resendConfirmation, undefined],
  [contract.changeOwnPassword, { password: goodPassword, newPassword: otherPassword }],
  [contract.listSessions, undefined],
  [contract.endSession, { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01' }],
  [contract.endOtherSessions, undefined],
  [contract.listEmployees, undefined],
  [contract.addEmployee, { username: 'lin', password: otherPassword, menus: [] }],
  [contract.setEmployeeStatus, { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01', status: 'active' }],
  [contract.setEmployeeMenus, { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01', menus: [] }],
  [
    contract.setEmployeePassword,
    { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01', password: otherPassword },
  ],
] as const;
