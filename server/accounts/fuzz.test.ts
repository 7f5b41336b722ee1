import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import * as console from '#contract/console.ts';
import { type Accounts, accountsOn, goodPassword, newcomer } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { anyText, fuzzCall } from './fuzz.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 300);
const seed = Number(process.env.FUZZ_SEED ?? 20260301);

/** What the limits would turn away never reaches a service. */
const raised = Object.fromEntries(
  [
    ...['LOGINS_PER_MINUTE', 'LOOKUPS_PER_HOUR', 'SIGN_UPS_PER_HOUR', 'RESET_MAILS_PER_HOUR'],
    ...['CODE_TRIES_PER_MINUTE', 'ACTIVATION_MAILS_PER_DAY', 'TEXTS_PER_HOUR', 'EMPLOYEES'],
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

let served: TestApp;
let they: Accounts;
let token: string;
let phoneToken: string;
let pass: string;
beforeAll(async () => {
  served = await testApp(raised);
  they = accountsOn(served);
  await they.addCustomer();
  token = (await they.logIn()).body.data.usertoken;
  phoneToken = (await they.signUp({ email: 'pending@x.example' })).body.data;
  pass = await they.passFor('+6581234567', 4);
});
afterAll(() => served.close());

const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });
const phone = fc.oneof(
  fc.constantFrom('+6581234567', '+65 8123 4567', '006581234567', '12', 'mei.tan'),
  fc
    .string({ unit: fc.constantFrom(...'0123456789+-() '), minLength: 1, maxLength: 20 })
    .map((n) => `+65${n}`),
);
const email = fc.oneof(
  fc.constantFrom('mei@harbour.example', 'MEI@HARBOUR.EXAMPLE', 'pending@x.example'),
  fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`),
);
const filled = anyText.map((text) => `x${text}`.slice(0, 20));
const code = fc.oneof(
  fc.nat(999_999).map((n) => String(n).padStart(6, '0')),
  filled,
);
const password = fc.oneof(
  fc.constantFrom(goodPassword, 'lantern4street', 'password1'),
  word.map((text) => `${text}harbour7`.slice(0, 20)),
);
const id = fc.oneof(fc.uuid(), fc.constant('8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01'));
const menus = fc.subarray([...console.menuIds]);
const anyToken = fc.oneof(
  fc.constant(null).map(() => phoneToken),
  anyText,
);

type Target = [Call, fc.Arbitrary<Record<string, unknown>>];
const target = <C extends Call>(call: C, fields: Record<string, fc.Arbitrary<unknown>>): Target => [
  call,
  fc.record(fields),
];
const names = { firstName: filled, lastName: filled, companyName: filled };

const targets: Target[] = [
  target(accounts.logIn, { account: fc.oneof(email, phone, filled), password: filled }),
  target(accounts.logInEmployee, { phone, code: filled, password: filled }),
  target(accounts.getCustomerByPhone, { phone }),
  target(accounts.changePassword, { phone, ver_code: code, password, customer_id: anyText }),
  target(accounts.mailForgetPassword, { email }),
  target(accounts.mailChangePassword, { email, verifyCode: code, changePassword: password }),
  target(accounts.verCodeByCaptcha, {
    captchaVerifyParam: fc.oneof(
      fc.constant(null).map(() => pass),
      anyText,
    ),
    phone,
    type: fc.constantFrom(4, 5),
    token: anyToken,
  }),
  target(accounts.getAllCountryList, { anything: anyText }),
  target(accounts.signUp, {
    ...{ email, countryId: fc.constantFrom(702, 156, 9_999), ...names },
    ...{ companyAddress: anyText, businessType: fc.integer() },
  }),
  target(accounts.lookUpActivation, { token: anyToken }),
  target(accounts.activateAccount, {
    ...{ token: anyToken, phone, verifyCode: code, password },
    username: fc.oneof(
      fc.constant(''),
      word.map((text) => `u${text}`),
    ),
  }),
  target(console.whoAmI, {}),
  target(console.getOwnDetails, {}),
  target(console.updateOwnDetails, names),
  target(console.changeOwnPassword, { password: filled, newPassword: password }),
  target(console.listSessions, {}),
  target(console.endSession, { id }),
  target(console.listEmployees, {}),
  target(console.addEmployee, {
    ...{ username: word.map((text) => `u${text}`), name: anyText, password, menus },
  }),
  target(console.setEmployeeStatus, { id, status: fc.constantFrom('active', 'disabled') }),
  target(console.setEmployeeMenus, { id, menus }),
  target(console.setEmployeePassword, { id, password }),
];

test.each(targets.map(([call, sound]) => [call.path, call, sound] as const))(
  'random requests never break %s, and a third of them reach the service',
  async (_, call, sound) => {
    const report = await fuzzCall(served.app, { call, sound, token }, { runs, seed });
    expect(Object.values(report.statuses).reduce((sum, times) => sum + times)).toBe(runs);
    expect(report.reached).toBeGreaterThanOrEqual(runs / 3);
  },
  Math.max(60_000, runs * 1_000),
);

test('whoever was there before is there still', async () => {
  expect((await they.send(console.whoAmI, undefined, { token })).status).toBe(200);
  expect((await they.signUp({ ...newcomer, email: 'after@x.example' })).body.code).toBe(0);
});
