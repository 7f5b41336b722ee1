import { Secret, TOTP } from 'otpauth';
import * as events from '#contract/account-events.ts';
import * as accounts from '#contract/accounts.ts';
import * as apiKeys from '#contract/api-keys.ts';
import type { Call, CallInput } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as console from '#contract/console.ts';
import { sendContactMessage } from '#contract/contact.ts';
import * as desk from '#contract/desk.ts';
import { exportDeskAudit } from '#contract/desk-audit.ts';
import * as customers from '#contract/desk-customers.ts';
import * as drafts from '#contract/desk-drafts.ts';
import * as incidents from '#contract/desk-incidents.ts';
import * as messages from '#contract/desk-messages.ts';
import { dropDeskMessage, retryDeskMessages } from '#contract/desk-outbox.ts';
import {
  blockInSandbox,
  releaseSandboxCallback,
  unblockInSandbox,
} from '#contract/desk-sandbox.ts';
import * as deskTickets from '#contract/desk-tickets.ts';
import * as invitations from '#contract/invitations.ts';
import * as tickets from '#contract/tickets.ts';
import * as second from '#contract/two-factor.ts';
import { setBalanceAlert } from '#contract/usage.ts';
import type { AuditAction } from '#server/audit/actions.ts';
import { customers as customerRows } from '#server/db/schema.ts';
import { accountsOn, goodPassword, otherPassword } from '../accounts.ts';
import { activationOn, ownPhone } from '../activation.ts';
import { consoleOn } from '../console.ts';
import { deadMessage } from '../dead-message.ts';
import { type Desk, deskInputs, deskOn } from '../desk.ts';
import { invitationOn } from '../invitations.ts';
import { setAsideCallback } from '../practice.ts';
import { email, phone, resetOn } from '../reset.ts';
import { softPasskey } from '../soft-passkey.ts';
import { open } from '../status.ts';
import { asked, ticketOn } from '../tickets.ts';
import { twoFactorOn } from '../two-factor.ts';
import { tracedEdits } from './traced-edits.ts';
import { loggedIn, type Walk } from './walk.ts';

const floods = '203.0.113.9/32';

const wantedKey: CallInput<typeof apiKeys.makeApiKey> = {
  ...{ name: 'Checkout', environment: 'sandbox', rights: ['send'] },
};

const submission = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e02';
const savedReply = {
  ...{ id: submission, name: 'Country is open', type: 'country' as const },
  texts: { en: '[country] is open.', zh: '[国家] 已开通。' },
};

/** Calls that change data, each with its audit events. */
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
      const captchaVerifyParam = await they.passFor(ownPhone, 5);
      const input = { captchaVerifyParam, phone: ownPhone, type: 5, token } as const;
      return () => they.send(accounts.verCodeByCaptcha, input);
    },
  ],
  [
    accounts.changePassword,
    ['password.reset'],
    async (served) => {
      const they = resetOn(served);
      await they.addCustomer();
      const code = await they.textCode();
      const customer_id = await they.reference();
      const input = { customer_id, ver_code: code, password: otherPassword, phone };
      return () => they.send(accounts.changePassword, input);
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
    console.setNotificationLanguage,
    ['details.changed'],
    loggedIn(console.setNotificationLanguage, { locale: 'zh' }),
  ],
  [
    setBalanceAlert,
    ['balance-alert.set'],
    // Above the balance: the mail goes out at once.
    loggedIn(setBalanceAlert, { below: '200', employees: [] }),
  ],
  [
    setBalanceAlert,
    ['balance-alert.off'],
    async (served) => {
      const they = await consoleOn(served);
      const set = (below: string | null) =>
        they.send(setBalanceAlert, { below, employees: [] }, { token: they.token });
      await set('50');
      return () => set(null);
    },
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
    accounts.resendConfirmationAtLogin,
    ['customer.activation-resent'],
    async (served) => {
      const they = accountsOn(served);
      await they.addCustomer({ emailVerifiedAt: null });
      const input = { account: email, password: goodPassword };
      return () => they.send(accounts.resendConfirmationAtLogin, input);
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
  [
    console.deleteEmployee,
    ['employee.deleted'],
    async (served) => {
      const they = await consoleOn(served);
      const asMe = { token: they.token };
      const { id } = (await they.hire()).body.data;
      await they.send(console.setEmployeeStatus, { id, status: 'disabled' }, asMe);
      return () => they.send(console.deleteEmployee, { id, name: 'lin' }, asMe);
    },
  ],
  [
    console.requireTwoFactor,
    ['two-factor.required'],
    loggedIn(console.requireTwoFactor, { required: true }),
  ],
  [
    console.requireTwoFactor,
    ['two-factor.optional'],
    async (served) => {
      const they = await consoleOn(served);
      const set = (required: boolean) =>
        they.send(console.requireTwoFactor, { required }, { token: they.token });
      await set(true);
      return () => set(false);
    },
  ],
  [
    invitations.inviteEmployee,
    ['employee.invited'],
    async (served) => {
      const they = await invitationOn(served);
      return () => they.invite();
    },
  ],
  [
    invitations.sendInvitationAgain,
    ['employee.invited'],
    async (served) => {
      const they = await invitationOn(served);
      const { id } = (await they.invite()).body.data;
      return () => they.send(invitations.sendInvitationAgain, { id }, they.asMe);
    },
  ],
  [
    invitations.revokeInvitation,
    ['employee.invitation-revoked'],
    async (served) => {
      const they = await invitationOn(served);
      const { id } = (await they.invite()).body.data;
      return () => they.send(invitations.revokeInvitation, { id }, they.asMe);
    },
  ],
  [
    invitations.acceptInvitation,
    ['employee.joined', 'session.opened'],
    async (served) => {
      const they = await invitationOn(served);
      const token = await they.invited();
      return () => they.join(token);
    },
  ],
  [
    invitations.declineInvitation,
    ['employee.invitation-declined'],
    async (served) => {
      const they = await invitationOn(served);
      const token = await they.invited();
      return () => they.send(invitations.declineInvitation, { token });
    },
  ],
  [
    second.passSecondFactorByPasskey,
    ['session.opened'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { passkey } = await they.addPasskey();
      const step = await they.startLogin();
      return () => they.passByPasskey(step, passkey);
    },
  ],
  [
    second.logInByPasskey,
    ['session.opened'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { passkey } = await they.addPasskey();
      const { id, options } = (await they.send(second.beginPasskeyLogin, undefined)).body.data;
      return () => they.send(second.logInByPasskey, { id, response: passkey.sign(options) });
    },
  ],
  [
    second.passSecondFactorByApp,
    ['session.opened'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { codeAt } = await they.addApp();
      const step = await they.startLogin();
      return () => they.send(second.passSecondFactorByApp, { step, code: codeAt() });
    },
  ],
  [
    second.passSecondFactorByApp,
    ['second-step.refused'],
    async (served) => {
      const they = await twoFactorOn(served);
      await they.addApp();
      const step = await they.startLogin();
      return () => they.send(second.passSecondFactorByApp, { step, code: '000000' });
    },
  ],
  [
    second.passSecondFactorByRecoveryCode,
    ['recovery-code.used', 'session.opened'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { codes } = await they.addApp();
      const step = await they.startLogin();
      return () => they.send(second.passSecondFactorByRecoveryCode, { step, code: codes[0] });
    },
  ],
  [
    second.reauthenticateByPassword,
    ['session.confirmed'],
    loggedIn(second.reauthenticateByPassword, { password: goodPassword }),
  ],
  [
    second.reauthenticateByPasskey,
    ['session.confirmed'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { passkey } = await they.addPasskey();
      const challenge = await they.send(second.beginPasskeyReauthentication, undefined, they.asMe);
      const { id, options } = challenge.body.data;
      return () =>
        they.send(
          second.reauthenticateByPasskey,
          { id, response: passkey.sign(options) },
          they.asMe,
        );
    },
  ],
  [
    second.addPasskey,
    ['passkey.added'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { id, options } = (await they.send(second.beginPasskey, undefined, they.asMe)).body
        .data;
      const response = softPasskey(served.context.env.publicUrl).make(options);
      return () => they.send(second.addPasskey, { id, response, name: 'Laptop' }, they.asMe);
    },
  ],
  [
    second.addPasskey,
    ['passkey.renewed'],
    async (served) => {
      const they = await twoFactorOn(served);
      await they.addPasskey('Laptop');
      const [{ id: renews }] = (await they.send(second.getSecurity, undefined, they.asMe)).body.data
        .passkeys;
      const { id, options } = (await they.send(second.beginPasskey, { renews }, they.asMe)).body
        .data;
      const response = softPasskey(served.context.env.publicUrl).make(options);
      return () =>
        they.send(second.addPasskey, { id, response, name: 'Laptop', renews }, they.asMe);
    },
  ],
  [
    second.renamePasskey,
    ['passkey.renamed'],
    onPasskey((id) => [second.renamePasskey, { id, name: 'Desk' }]),
  ],
  [second.removePasskey, ['passkey.removed'], onPasskey((id) => [second.removePasskey, { id }])],
  [
    second.addApp,
    ['app.added'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { secret } = (await they.send(second.beginApp, undefined, they.asMe)).body.data;
      const timestamp = served.clock.now().getTime();
      const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
      return () => they.send(second.addApp, { code }, they.asMe);
    },
  ],
  [second.removeApp, ['app.removed'], onPasskey(() => [second.removeApp, undefined])],
  [
    second.makeRecoveryCodes,
    ['recovery-codes.made'],
    onPasskey(() => [second.makeRecoveryCodes, undefined]),
  ],
  [
    second.resetEmployeeTwoFactor,
    ['second-step.reset'],
    async (served) => {
      const they = await twoFactorOn(served);
      const { id } = (await they.hire({ menus: ['account'] })).body.data;
      await they.addApp(await they.enter());
      // The clock has advanced meanwhile: the last-seen time is updated here, not by the call under
      // test.
      await they.send(second.getSecurity, undefined, they.asMe);
      return () => they.send(second.resetEmployeeTwoFactor, { id }, they.asMe);
    },
  ],
  [
    events.recogniseEvent,
    ['device.recognised'],
    async (served) => {
      const they = await consoleOn(served);
      served.clock.advance(1_000);
      await accountsOn(served).logIn();
      const asMe = { token: they.token };
      const { question } = (await they.send(events.listAccountEvents, {}, asMe)).body.data;
      return () => they.send(events.recogniseEvent, { id: question.id, mine: true }, asMe);
    },
  ],
  [apiKeys.makeApiKey, ['key.made'], loggedIn(apiKeys.makeApiKey, wantedKey)],
  [
    apiKeys.changeApiKey,
    ['key.changed'],
    onKey((id) => [apiKeys.changeApiKey, { id, name: 'Till', rights: ['read'] }]),
  ],
  [apiKeys.endApiKey, ['key.ended'], onKey((id) => [apiKeys.endApiKey, { id, when: 'now' }])],
  [
    callbackCalls.setCallbackUrl,
    ['callback.address-changed'],
    loggedIn(callbackCalls.setCallbackUrl, { url: 'https://harbour.example/events' }),
  ],
  [
    apiKeys.setAllowedAddresses,
    ['allowed-addresses.changed'],
    loggedIn(apiKeys.setAllowedAddresses, { addresses: ['203.0.113.0/24'] }),
  ],
  [
    callbackCalls.showCallbackSecret,
    ['callback.secret-shown'],
    loggedIn(callbackCalls.showCallbackSecret, undefined),
  ],
  [
    callbackCalls.prepareCallbackSecret,
    ['callback.secret-prepared'],
    loggedIn(callbackCalls.prepareCallbackSecret, undefined),
  ],
  [
    callbackCalls.switchCallbackSecret,
    ['callback.secret-switched'],
    async (served) => {
      const they = await consoleOn(served);
      const asMe = { token: they.token };
      await they.send(callbackCalls.prepareCallbackSecret, undefined, asMe);
      return () => they.send(callbackCalls.switchCallbackSecret, undefined, asMe);
    },
  ],
  [
    console.setEmployeeStatus,
    ['employee.disabled'],
    onEmployee((id) => [console.setEmployeeStatus, { id, status: 'disabled' }]),
  ],
  [
    console.setEmployeeStatus,
    ['employee.enabled'],
    async (served) => {
      const they = await consoleOn(served);
      const { id } = (await they.hire()).body.data;
      const asMe = { token: they.token };
      await they.send(console.setEmployeeStatus, { id, status: 'disabled' }, asMe);
      return () => they.send(console.setEmployeeStatus, { id, status: 'active' }, asMe);
    },
  ],
  [
    console.setEmployeeMenus,
    ['employee.menus-changed'],
    onEmployee((id) => [console.setEmployeeMenus, { id, menus: ['account'] }]),
  ],
  [
    console.setEmployeePassword,
    ['employee.password-set'],
    onEmployee((id) => [console.setEmployeePassword, { id, password: goodPassword }]),
  ],
  [
    desk.logInToDesk,
    ['desk.logged-in'],
    async (served) => {
      const they = deskOn(served);
      const passkey = await they.enter();
      const { id, options } = (await they.send(desk.beginDeskLogin, undefined)).body.data;
      const input = { email: 'mei.tan@nuntix.example', id, response: passkey.sign(options) };
      return () => they.send(desk.logInToDesk, input);
    },
  ],
  [
    desk.joinDesk,
    ['desk.joined'],
    async (served) => {
      const they = deskOn(served);
      const token = await they.invited();
      const begun = await they.send(desk.beginDeskJoin, { token, name: 'Mei Tan' });
      const { id, options } = begun.body.data;
      const response = softPasskey(served.context.env.publicUrl).make(options);
      return () => they.send(desk.joinDesk, { token, name: 'Mei Tan', id, response });
    },
  ],
  [desk.signOutOfDesk, ['desk.signed-out'], atDesk(async () => [desk.signOutOfDesk, undefined])],
  [
    desk.confirmAtDesk,
    ['desk.confirmed'],
    async (served) => {
      const they = deskOn(served);
      const passkey = await they.enter();
      const { id, options } = (await they.send(desk.beginDeskConfirmation, undefined)).body.data;
      return () => they.send(desk.confirmAtDesk, { id, response: passkey.sign(options) });
    },
  ],
  [
    desk.addDeskPasskey,
    ['desk.passkey-added'],
    atDesk(async (they, origin) => {
      const { id, options } = (await they.send(desk.beginDeskPasskey, undefined)).body.data;
      return [desk.addDeskPasskey, { id, response: softPasskey(origin).make(options) }];
    }),
  ],
  [
    desk.removeDeskPasskey,
    ['desk.passkey-removed'],
    atDesk(async (they) => {
      await they.addPasskey();
      const [{ id }] = (await they.send(desk.listDeskPasskeys, undefined)).body.data;
      return [desk.removeDeskPasskey, { id }];
    }),
  ],
  [
    desk.inviteToDesk,
    ['desk.invited'],
    atDesk(async () => [desk.inviteToDesk, { email: 'lin@nuntix.example', roles: ['support'] }]),
  ],
  [
    desk.setDeskRoles,
    ['desk.roles-changed'],
    atDesk(async (they) => [
      desk.setDeskRoles,
      { id: await invitedId(they), roles: ['incident-manager'] },
    ]),
  ],
  [
    desk.removeFromDesk,
    ['desk.removed'],
    atDesk(async (they) => [desk.removeFromDesk, { id: await invitedId(they) }]),
  ],
  [tickets.openTicket, ['ticket.opened'], loggedIn(tickets.openTicket, { ...asked, submission })],
  [
    tickets.writeInTicket,
    ['ticket.changed'],
    asCustomer((number) => [tickets.writeInTicket, { number, submission, text: 'And Peru.' }]),
  ],
  [
    tickets.closeTicket,
    ['ticket.changed'],
    asCustomer((number) => [tickets.closeTicket, { number }]),
  ],
  [
    tickets.reopenTicket,
    ['ticket.changed'],
    asCustomer((number) => [tickets.reopenTicket, { number }], tickets.closeTicket),
  ],
  [
    deskTickets.readDeskTicket,
    ['ticket.read'],
    asSupport((number) => [deskTickets.readDeskTicket, { number }]),
  ],
  [
    deskTickets.takeDeskTicket,
    ['ticket.changed'],
    asSupport((number) => [deskTickets.takeDeskTicket, { number, from: null }]),
  ],
  [
    deskTickets.answerDeskTicket,
    ['ticket.changed'],
    asSupport((number) => [
      deskTickets.answerDeskTicket,
      { number, submission, seen: 1_000, text: 'It is open.', next: 'customer' },
    ]),
  ],
  [
    deskTickets.noteInDeskTicket,
    ['ticket.changed'],
    asSupport((number) => [deskTickets.noteInDeskTicket, { number, submission, text: 'Fine.' }]),
  ],
  [
    deskTickets.declineDeskTicket,
    ['ticket.changed'],
    asSupport((number) => [
      deskTickets.declineDeskTicket,
      { number, submission, seen: 1_000, reason: 'Not in this country.' },
    ]),
  ],
  [
    deskTickets.saveReply,
    ['saved-reply.changed'],
    atDesk(async () => [deskTickets.saveReply, savedReply]),
  ],
  [
    deskTickets.removeSavedReply,
    ['saved-reply.changed'],
    atDesk(async (they) => {
      await they.send(deskTickets.saveReply, savedReply);
      return [deskTickets.removeSavedReply, { id: savedReply.id }];
    }),
  ],
  ...tracedEdits,
  [
    drafts.saveDeskDraft,
    ['desk.draft-saved'],
    atDesk(async () => [drafts.saveDeskDraft, deskInputs[drafts.saveDeskDraft.path]]),
  ],
  [
    drafts.dropDeskDraft,
    ['desk.draft-dropped'],
    atDesk(async (they) => {
      await they.send<Call>(drafts.saveDeskDraft, deskInputs[drafts.saveDeskDraft.path]);
      return [drafts.dropDeskDraft, deskInputs[drafts.dropDeskDraft.path]];
    }),
  ],
  [
    incidents.openDeskIncident,
    ['status.changed', 'desk.draft-dropped'],
    atDesk(async (they) => {
      await they.send<Call>(drafts.saveDeskDraft, deskInputs[drafts.saveDeskDraft.path]);
      const { id: draft } = Object(deskInputs[drafts.saveDeskDraft.path]);
      const input = Object(deskInputs[incidents.openDeskIncident.path]);
      return [incidents.openDeskIncident, { ...input, draft }];
    }),
  ],
  [
    incidents.updateDeskIncident,
    ['status.changed'],
    async (served) => {
      const they = deskOn(served);
      await they.enter();
      const { incidentId: id } = await open(served.context);
      const { incident } = (await they.send(incidents.readDeskIncident, { id })).body.data;
      const input = Object(deskInputs[incidents.updateDeskIncident.path]);
      const after = incident.updates[0].id;
      return () => they.send(incidents.updateDeskIncident, { ...input, id, after });
    },
  ],
  [retryDeskMessages, ['outbox.retried'], onDeadMessage((id) => [retryDeskMessages, { id }])],
  [dropDeskMessage, ['outbox.dropped'], onDeadMessage((id) => [dropDeskMessage, { id }])],
  [
    blockInSandbox,
    ['practice.blocked'],
    atDesk(async () => [blockInSandbox, { network: floods, reason: 'floods', time: 'day' }]),
  ],
  [
    unblockInSandbox,
    ['practice.unblocked'],
    atDesk(async (they) => {
      await they.send(blockInSandbox, { network: floods, reason: 'floods', time: 'day' });
      return [unblockInSandbox, { network: floods }];
    }),
  ],
  [
    releaseSandboxCallback,
    ['callback.released'],
    async (served) => {
      const id = await setAsideCallback(served);
      return atDesk(async () => [releaseSandboxCallback, { id }])(served);
    },
  ],
  [exportDeskAudit, ['audit.exported'], atDesk(async () => [exportDeskAudit, {}])],
  [messages.markDeskMessage, ['contact.answered'], onMessage([], true)],
  [messages.markDeskMessage, ['contact.reopened'], onMessage([true], false)],
  [customers.readDeskCustomer, ['customer.read'], onCustomer(customers.readDeskCustomer)],
  [
    customers.listCustomerRequests,
    ['customer.read'],
    onCustomer(customers.listCustomerRequests, { status: 'all' }),
  ],
  [customers.listCustomerEvents, ['customer.read'], onCustomer(customers.listCustomerEvents)],
  [
    customers.endCustomerSessions,
    ['session.ended'],
    onCustomer(customers.endCustomerSessions, { employee: null }),
  ],
  [customers.resetCustomerFactor, ['second-step.reset'], onCustomer(customers.resetCustomerFactor)],
  [
    customers.resendCustomerActivation,
    ['customer.activation-resent'],
    onCustomer(customers.resendCustomerActivation, {}, { emailVerifiedAt: null }),
  ],
  [
    customers.switchCustomerProduct,
    ['customer.terms-changed'],
    onCustomer(customers.switchCustomerProduct, { product: 'NXLink', isOn: true }),
  ],
  [
    customers.setCustomerMoney,
    ['customer.terms-changed'],
    onCustomer(
      customers.setCustomerMoney,
      { balance: '7', credit: '0', before: { balance: '1', credit: '0' } },
      { balance: '1', creditBalance: '0' },
    ),
  ],
  [
    customers.setCustomerAccess,
    ['customer.disabled'],
    onCustomer(customers.setCustomerAccess, { isDisabled: true, reason: 'Fraud' }),
  ],
  [
    customers.setCustomerAccess,
    ['customer.enabled'],
    onCustomer(
      customers.setCustomerAccess,
      { isDisabled: false, reason: 'A mistake' },
      { status: 'disabled' },
    ),
  ],
];

/** On a ticket of a customer, who may have done something to it before. */
function asCustomer(
  sent: (number: string) => readonly [Call, unknown],
  before?: typeof tickets.closeTicket,
): Walk {
  return async (served) => {
    const { customer, asCustomer, number } = await ticketOn(served);
    if (before) await customer.send(before, { number }, asCustomer);
    const [call, input] = sent(number);
    return () => customer.send(call, input, asCustomer);
  };
}

/** On the same ticket, at the operator's desk. */
function asSupport(sent: (number: string) => readonly [Call, unknown]): Walk {
  return async (served) => {
    const { desk, number } = await ticketOn(served);
    const [call, input] = sent(number);
    return () => desk.send(call, input);
  };
}

/** On a contact message that was marked like this before. */
function onMessage(before: readonly boolean[], isAnswered: boolean): Walk {
  return atDesk(async (they) => {
    const message = { fullName: 'Mei', email, phone, message: 'Hello' };
    await they.send(sendContactMessage, message);
    const list = await they.send(messages.listDeskMessages, { state: 'all' });
    const [{ id }] = list.body.data.messages;
    for (const one of before) await they.send(messages.markDeskMessage, { id, isAnswered: one });
    return [messages.markDeskMessage, { id, isAnswered }];
  });
}

/** On a customer with an authenticator app and a login. */
function onCustomer(
  call: Call,
  input = {},
  changes: Partial<typeof customerRows.$inferInsert> = {},
): Walk {
  return async (served) => {
    const their = await twoFactorOn(served);
    await their.addApp();
    const [{ publicId: id } = { publicId: '' }] = await served.context.database
      .update(customerRows)
      .set({ locale: 'en', ...changes })
      .returning();
    const they = deskOn(served);
    await they.enter();
    return () => they.send(call, { id, ...input });
  };
}

/** As an administrator at the operator's desk. */
function atDesk(sent: (they: Desk, origin: string) => Promise<readonly [Call, unknown]>): Walk {
  return async (served) => {
    const they = deskOn(served);
    await they.enter();
    const [call, input] = await sent(they, served.context.env.publicUrl);
    return () => they.send(call, input);
  };
}

function onDeadMessage(sent: (id: string) => readonly [Call, unknown]): Walk {
  return async (served) => {
    const id = await deadMessage(served);
    return atDesk(async () => sent(id))(served);
  };
}

async function invitedId(they: Desk): Promise<string> {
  await they.invited('lin@nuntix.example', ['support']);
  return (await they.team()).find(({ email }) => email === 'lin@nuntix.example')?.id ?? '';
}

function onKey(sent: (id: string) => readonly [Call, unknown]): Walk {
  return async (served) => {
    const they = await consoleOn(served);
    const asMe = { token: they.token };
    const [call, input] = sent(
      (await they.send(apiKeys.makeApiKey, wantedKey, asMe)).body.data.key.id,
    );
    return () => they.send(call, input, asMe);
  };
}

/** With a passkey and an app set up. */
function onPasskey(sent: (id: string) => readonly [Call, unknown]): Walk {
  return async (served) => {
    const they = await twoFactorOn(served);
    await they.addPasskey();
    await they.addApp();
    const { passkeys } = (await they.send(second.getSecurity, undefined, they.asMe)).body.data;
    const [call, input] = sent(passkeys[0].id);
    return () => they.send(call, input, they.asMe);
  };
}

function onEmployee(sent: (id: string) => readonly [Call, unknown]): Walk {
  return async (served) => {
    const they = await consoleOn(served);
    const [call, input] = sent((await they.hire()).body.data.id);
    return () => they.send(call, input, { token: they.token });
  };
}
