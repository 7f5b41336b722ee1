import * as accounts from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import * as console from '#contract/console.ts';
import type { AuditAction } from '#server/audit/actions.ts';
import { accountsOn, goodPassword, otherPassword } from '../accounts.ts';
import { activationOn, ownPhone } from '../activation.ts';
import { consoleOn } from '../console.ts';
import { email, phone, resetOn } from '../reset.ts';
import { loggedIn, type Walk } from './walk.ts';

/** Calls that change what belongs to somebody, each with the traces that it leaves. */
export const tracedCalls: readonly (readonly [Call, readonly AuditAction[], Walk])[] = [
  [accounts.signUp, ['account.signed-up'], async (served) => () => accountsOn(served).signUp()],
  [
    accounts.activateAccount,
    ['account.activated', 'session.opened'],
    async (served) => {
      const they = activationOn(served);
      const { mailToken } = await they.begin();
      const verifyCode = await they.codeFor(mailToken);
      return () => they.submit(mailToken, { verifyCode });
    },
  ],
  [
    accounts.logIn,
    ['session.opened'],
    async (served) => {
      await accountsOn(served).addCustomer();
      return () => accountsOn(served).logIn();
    },
  ],
  [
    accounts.logInEmployee,
    ['session.opened'],
    async (served) => {
      const they = accountsOn(served);
      await they.addEmployee((await they.addCustomer()).id);
      return () =>
        they.send(accounts.logInEmployee, { phone, code: 'lin', password: otherPassword });
    },
  ],
  [
    accounts.mailForgetPassword,
    ['code.sent'],
    async (served) => {
      await accountsOn(served).addCustomer();
      return () => accountsOn(served).send(accounts.mailForgetPassword, { email });
    },
  ],
  [
    accounts.verCodeByCaptcha,
    ['code.sent'],
    async (served) => {
      const they = activationOn(served);
      const { mailToken: token } = await they.begin();
      return () => they.askForCode(ownPhone, 5, { token });
    },
  ],
  [
    accounts.changePassword,
    ['password.reset'],
    async (served) => {
      const they = resetOn(served);
      await they.addCustomer();
      const code = await they.textCode();
      return () => they.resetByPhone(code);
    },
  ],
  [
    accounts.mailChangePassword,
    ['password.reset'],
    async (served) => {
      const they = resetOn(served);
      await they.addCustomer();
      const code = await they.mailCode();
      return () => they.resetByMail(code);
    },
  ],
  [console.signOut, ['session.ended'], loggedIn(console.signOut, undefined)],
  [
    console.endSession,
    ['session.ended'],
    async (served) => {
      const they = await consoleOn(served);
      const { token } = they;
      const { body } = await they.send(console.listSessions, undefined, { token });
      return () => they.send(console.endSession, { id: body.data[0].id }, { token });
    },
  ],
  [
    console.endOtherSessions,
    ['session.ended'],
    async (served) => {
      const they = await consoleOn(served);
      await they.logIn();
      return () => they.send(console.endOtherSessions, undefined, { token: they.token });
    },
  ],
  [
    console.updateOwnDetails,
    ['details.changed'],
    loggedIn(console.updateOwnDetails, { firstName: 'A', lastName: 'Tan', companyName: 'C' }),
  ],
  [
    console.resendConfirmation,
    ['customer.activation-resent'],
    async (served) => {
      const they = accountsOn(served);
      await they.addCustomer({ emailVerifiedAt: null });
      const token: string = (await they.logIn(phone)).body.data.usertoken;
      return () => they.send(console.resendConfirmation, undefined, { token });
    },
  ],
  [
    console.changeOwnPassword,
    ['password.changed'],
    loggedIn(console.changeOwnPassword, { password: goodPassword, newPassword: otherPassword }),
  ],
  [
    console.addEmployee,
    ['employee.added'],
    loggedIn(console.addEmployee, { username: 'lin', password: otherPassword, menus: [] }),
  ],
  [console.setEmployeeStatus, ['employee.disabled'], onEmployee(setStatus('disabled'))],
  [console.setEmployeeStatus, ['employee.enabled'], onEmployee(setStatus('active'))],
  [
    console.setEmployeeMenus,
    ['employee.menus-changed'],
    onEmployee((id) => [console.setEmployeeMenus, { id, menus: ['home'] }]),
  ],
  [
    console.setEmployeePassword,
    ['employee.password-set'],
    onEmployee((id) => [console.setEmployeePassword, { id, password: goodPassword }]),
  ],
];

function onEmployee(sent: (id: string) => readonly [Call, unknown]): Walk {
  return async (served) => {
    const they = await consoleOn(served);
    const [call, input] = sent((await they.hire()).body.data.id);
    return () => they.send(call, input, { token: they.token });
  };
}

function setStatus(status: 'active' | 'disabled') {
  return (id: string) => [console.setEmployeeStatus, { id, status }] as const;
}
