import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import * as apiKeys from '#contract/api-keys.ts';
import type { Call, CallInput } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as console from '#contract/console.ts';
import * as desk from '#contract/desk.ts';
import * as deskCustomers from '#contract/desk-customers.ts';
import * as deskMessages from '#contract/desk-messages.ts';
import * as deskTickets from '#contract/desk-tickets.ts';
import * as firstSteps from '#contract/first-steps.ts';
import * as invitations from '#contract/invitations.ts';
import * as liveCalls from '#contract/live-messages.ts';
import * as requestCalls from '#contract/requests.ts';
import * as tickets from '#contract/tickets.ts';
import * as second from '#contract/two-factor.ts';
import * as usage from '#contract/usage.ts';
import {
  type Accounts,
  accountsOn,
  goodPassword,
  otherPassword,
  requestOf,
} from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { chooseTransports } from '../outbox/transports/choose.ts';

const secret = 'Zq7SecretThatNobodyLogs';

const lines: string[] = [];
let served: TestApp;
let they: Accounts;
beforeAll(async () => {
  served = await testApp(
    { LOG_LEVEL: 'trace', LIMIT_LOGINS_PER_MINUTE: '1000' },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  they = accountsOn(served);
});
afterAll(() => served.close());

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'kind' in value;

/** Fields of every call; a test compares the list with the contract. */
const fields: Record<string, string[]> = {
  logIn: ['account', 'password'],
  resendConfirmationAtLogin: ['account', 'password'],
  logInEmployee: ['phone', 'code', 'password'],
  getCustomerByPhone: ['phone'],
  changePassword: ['customer_id', 'ver_code', 'password', 'phone'],
  mailForgetPassword: ['email'],
  mailChangePassword: ['verifyCode', 'changePassword', 'email'],
  verCodeByCaptcha: ['captchaVerifyParam', 'phone', 'type', 'token'],
  getAllCountryList: [],
  signUp: ['email', 'countryId', 'firstName', 'lastName', 'companyName', 'companyAddress'],
  lookUpActivation: ['token'],
  activateAccount: ['token', 'phone', 'verifyCode', 'username', 'password'],
  whoAmI: [],
  signOut: [],
  getOwnDetails: [],
  updateOwnDetails: ['firstName', 'lastName', 'companyName'],
  setNotificationLanguage: ['locale'],
  resendConfirmation: [],
  changeOwnPassword: ['password', 'newPassword'],
  listSessions: [],
  endSession: ['id'],
  endOtherSessions: [],
  listEmployees: [],
  addEmployee: ['username', 'name', 'password', 'menus'],
  setEmployeeStatus: ['id', 'status'],
  setEmployeeMenus: ['id', 'menus'],
  setEmployeePassword: ['id', 'password'],
  deleteEmployee: ['id', 'name'],
  getTwoFactorRule: [],
  requireTwoFactor: ['required'],
  listInvitations: [],
  inviteEmployee: ['email', 'menus', 'managesKeys', 'locale'],
  sendInvitationAgain: ['id'],
  revokeInvitation: ['id'],
  lookUpInvitation: ['token'],
  checkInvitedUsername: ['token', 'username'],
  acceptInvitation: ['token', 'username', 'password'],
  declineInvitation: ['token'],
  beginSecondFactorPasskey: ['step'],
  passSecondFactorByPasskey: ['step', 'id', 'response'],
  beginPasskeyLogin: [],
  logInByPasskey: ['id', 'response'],
  passSecondFactorByApp: ['step', 'code'],
  passSecondFactorByRecoveryCode: ['step', 'code'],
  reauthenticateByPassword: ['password'],
  beginPasskeyReauthentication: [],
  reauthenticateByPasskey: ['id', 'response'],
  getSecurity: [],
  beginPasskey: ['renews'],
  addPasskey: ['id', 'response', 'name', 'renews'],
  renamePasskey: ['id', 'name'],
  removePasskey: ['id'],
  beginApp: [],
  addApp: ['code'],
  removeApp: [],
  makeRecoveryCodes: [],
  resetEmployeeTwoFactor: ['id'],
  listApiKeys: [],
  makeApiKey: ['name', 'environment', 'rights'],
  changeApiKey: ['id', 'name', 'rights'],
  endApiKey: ['id', 'when'],
  getCallbacks: [],
  setCallbackUrl: ['url'],
  setAllowedAddresses: ['addresses'],
  showCallbackSecret: [],
  prepareCallbackSecret: [],
  switchCallbackSecret: [],
  sendTestCallback: ['event'],
  listCallbackDeliveries: [],
  deliverCallbackAgain: ['deliveryId'],
  listRequests: ['status', 'period', 'key', 'product', 'digits', 'find', 'before'],
  countNewRequests: ['status', 'period', 'key', 'product', 'digits', 'find', 'after'],
  exportRequests: ['status', 'period', 'key', 'product', 'digits', 'find'],
  readRequest: ['id'],
  readRequestLine: ['id'],
  listLiveMessages: ['outcome', 'period', 'key', 'product', 'digits', 'find', 'before'],
  countNewLiveMessages: ['outcome', 'period', 'key', 'product', 'digits', 'find', 'after'],
  exportLiveMessages: ['outcome', 'period', 'key', 'product', 'digits', 'find'],
  getFirstSteps: [],
  readUsage: ['environment', 'range', 'product', 'country', 'key', 'day'],
  exportUsage: ['environment', 'range', 'product', 'country', 'key', 'day'],
  readBalance: [],
  setBalanceAlert: ['below', 'employees'],
  readUsageSummary: [],
  readDesk: [],
  beginDeskLogin: [],
  logInToDesk: ['email', 'id', 'response'],
  readDeskInvitation: ['token'],
  beginDeskJoin: ['token', 'name'],
  joinDesk: ['token', 'name', 'id', 'response'],
  signOutOfDesk: [],
  beginDeskConfirmation: [],
  confirmAtDesk: ['id', 'response'],
  listDeskPasskeys: [],
  beginDeskPasskey: [],
  addDeskPasskey: ['id', 'response'],
  removeDeskPasskey: ['id'],
  listDeskTeam: [],
  inviteToDesk: ['email', 'roles'],
  setDeskRoles: ['id', 'roles'],
  removeFromDesk: ['id'],
  listDeskTickets: ['state', 'type', 'find', 'rows'],
  readDeskTicket: ['number'],
  takeDeskTicket: ['number', 'from', 'to'],
  answerDeskTicket: ['number', 'submission', 'seen', 'text', 'next', 'savedReply'],
  noteInDeskTicket: ['number', 'submission', 'text'],
  declineDeskTicket: ['number', 'submission', 'seen', 'reason'],
  listSavedReplies: [],
  saveReply: ['id', 'name', 'type', 'texts'],
  removeSavedReply: ['id'],
  listTickets: ['state', 'find', 'rows'],
  readTicket: ['number'],
  openTicket: ['submission', 'type', 'subject', 'text', 'facts', 'follows'],
  writeInTicket: ['number', 'submission', 'text'],
  closeTicket: ['number'],
  reopenTicket: ['number'],
  listDeskMessages: ['state', 'find', 'pages'],
  markDeskMessage: ['id', 'isAnswered'],
  listDeskCustomers: ['status', 'product', 'find', 'pages'],
  readDeskCustomer: ['id'],
  listCustomerRequests: ['id', 'status', 'find', 'pages'],
  listCustomerEvents: ['id', 'pages'],
  endCustomerSessions: ['id', 'employee'],
  resetCustomerFactor: ['id'],
  resendCustomerActivation: ['id'],
  switchCustomerProduct: ['id', 'product', 'isOn'],
  setCustomerMoney: ['id', 'balance', 'credit', 'before'],
  setCustomerAccess: ['id', 'isDisabled', 'reason'],
};
const calls = Object.entries({
  ...{ ...accounts, ...console, ...second },
  ...{ ...apiKeys, ...callbackCalls, ...requestCalls, ...liveCalls, ...firstSteps, ...desk },
  ...usage,
  ...{ ...invitations, ...tickets, ...deskTickets },
  ...{ ...deskMessages, ...deskCustomers },
}).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : []));

test('every call is in the list', () => {
  expect(Object.keys(fields).sort(), '`fields` in this file').toEqual(
    calls.map(([name]) => name).sort(),
  );
});

describe('a secret appears in no log', () => {
  test.each(calls)('sent in any field of %s', async (name, call) => {
    const options = {
      token: `${secret}${'x'.repeat(43 - secret.length)}`,
      headers: {
        cookie: `usertoken=${secret}; desk-session=${secret}`,
        authorization: secret,
        'user-agent': secret,
      },
    };
    const all = Object.fromEntries((fields[name] ?? []).map((field) => [field, secret]));
    const sound = { ...all, type: 4, countryId: 702, email: `${secret}@x.example`, menus: [] };
    await served.app.inject(requestOf(call, all, options));
    await served.app.inject(requestOf(call, sound, options));
    const request = requestOf(call, all, options);
    await served.app.inject({ ...request, url: `${call.path}?secret=${secret}` });
    await served.app.inject({ ...request, payload: `{"broken": "${secret}` });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });

  test('real passwords, codes and tokens of a whole account life', async () => {
    const phoneToken: string = (await they.signUp()).body.data;
    await they.askForCode('+6581234567', 5, { token: phoneToken });
    const { code } = (await they.receive('activation-code-text')).payload;
    const { link } = (await they.receive('activation')).payload;
    const activation = {
      ...{ token: phoneToken, phone: '+6581234567', verifyCode: code, password: goodPassword },
    };
    const { body } = await they.send(accounts.activateAccount, activation);
    const token: string = body.data.usertoken;
    const employee = { username: 'lin', password: otherPassword, menus: [] };
    await they.send(console.addEmployee, employee, { token });
    const app = (await they.send(second.beginApp, undefined, { token })).body.data;
    const timestamp = served.clock.now().getTime();
    const first = TOTP.generate({ secret: Secret.fromBase32(app.secret), timestamp });
    const added = await they.send(second.addApp, { code: first }, { token });
    const recovery: string[] = added.body.data.recoveryCodes;
    const step: string = (await they.logIn('+6581234567')).body.data.usertoken;
    await they.send(second.passSecondFactorByRecoveryCode, { step, code: recovery[0] ?? '' });
    const wanted: CallInput<typeof apiKeys.makeApiKey> = {
      ...{ name: 'Checkout', environment: 'sandbox', rights: ['send'] },
    };
    const { secretKey } = (await they.send(apiKeys.makeApiKey, wanted, { token })).body.data;
    const signs = (await they.send(callbackCalls.prepareCallbackSecret, undefined, { token })).body
      .data;
    served.clock.advance(60_000);
    await they.askForCode('+6581234567', 4);
    const transports = chooseTransports(served.context.env);
    while ((await deliverNext(served.context, transports)) !== 'idle');
    const secrets = [
      ...[goodPassword, otherPassword, code, phoneToken, token],
      ...[app.secret, app.uri, step, ...recovery],
      ...[secretKey, signs.secret, signs.next],
      new URL(link).searchParams.get('token') ?? '',
    ];
    for (const each of secrets) expect(lines.filter((line) => line.includes(each))).toEqual([]);
  });

  test('when the database fails during a call', async () => {
    const before = lines.length;
    await served.context.database.execute('drop table login_failures');
    const { status } = await they.logIn(secret, secret);
    expect(status).toBe(500);
    const logged = lines.slice(before).join('\n');
    expect(logged).toContain('login_failures');
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain(secret.toLowerCase());
  });
});
