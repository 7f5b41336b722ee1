import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import type { Call, CallInput } from '#contract/call.ts';
import * as captcha from '#contract/captcha.ts';
import * as console from '#contract/console.ts';
import { sendContactMessage } from '#contract/contact.ts';
import * as status from '#contract/status.ts';
import * as visit from '#contract/visit.ts';
import { type Answer, accountsOn, goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { activationOn, ownPhone } from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { consoleOn } from '#tests/support/console.ts';
import { email, phone, resetOn } from '#tests/support/reset.ts';
import type { AuditAction } from './audit/actions.ts';
import { auditEvents } from './db/audit-schema.ts';

/** Makes everything ready and answers what is then sent. */
type Walk = (served: TestApp) => Promise<() => Promise<Answer>>;

/** Calls that change what belongs to somebody, each with the traces that it leaves. */
const traced: readonly (readonly [Call, readonly AuditAction[], Walk])[] = [
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

/** Calls that only read, or that change nothing of which anybody will ask who did it. */
const untraced: readonly Call[] = [
  accounts.getCustomerByPhone,
  accounts.getAllCountryList,
  accounts.lookUpActivation,
  console.whoAmI,
  console.getOwnDetails,
  console.listSessions,
  console.listEmployees,
  status.listServices,
  status.listServiceHistory,
  status.overviewServices,
  // A visitor's own wish, kept as a row with its time and proven by the mailbox alone.
  status.subscribe,
  status.confirmSubscription,
  status.unsubscribe,
  // Kept whole, with the id of its request.
  sendContactMessage,
  // Without anybody's name.
  visit.lookUpCountry,
  visit.recordEvent,
  captcha.fetchPuzzle,
  captcha.answerPuzzle,
  captcha.fetchWork,
  captcha.answerWork,
];

test('every call of the contract leaves a trace or is known not to', async () => {
  const known = [...traced.map(([call]) => call), ...untraced].map(({ path }) => path);
  expect([...new Set(known)].sort()).toEqual((await allCalls()).map(({ path }) => path).sort());
});

describe('a call leaves its trace', () => {
  let served: TestApp;
  beforeEach(async () => {
    served = await testApp();
  });
  afterEach(() => served.close());

  test.each(traced.map(([call, actions, walk]) => [call.path, actions, walk] as const))(
    '%s: %j',
    async (_, actions, walk) => {
      const { database } = served.context;
      const send = await walk(served);
      const before = await database.$count(auditEvents);
      const answer = await send();
      expect(answer.status, answer.text).toBe(200);

      const events = await database
        .select()
        .from(auditEvents)
        .orderBy(asc(auditEvents.id))
        .offset(before);
      expect(events.map(({ action }) => action)).toEqual(actions);
      for (const event of events)
        expect(event).toMatchObject({
          ...{ at: served.clock.now(), address: '127.0.0.1', actorName: null },
          ...{ requestId: answer.headers.requestid, targetId: expect.stringMatching(uuid) },
          actorId: event.actorKind === 'visitor' ? null : expect.stringMatching(uuid),
        });
      const told = JSON.stringify(events);
      const { usertoken = goodPassword } = answer.body.data ?? answer.body.row ?? {};
      for (const secret of [goodPassword, otherPassword, usertoken])
        expect(told).not.toContain(secret);
    },
  );
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function loggedIn<C extends Call>(call: C, input: CallInput<C>): Walk {
  return async (served) => {
    const they = await consoleOn(served);
    return () => they.send(call, input, { token: they.token });
  };
}

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

/** Whatever a file of the contract defines. */
async function allCalls(): Promise<Call[]> {
  const folder = join(import.meta.dirname, '..', 'contract');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts'));
  const files: Record<string, unknown>[] = await Promise.all(
    names.map((name) => import(join(folder, name))),
  );
  return files.flatMap((file) => Object.values(file)).filter(isCall);
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
