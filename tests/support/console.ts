import { logInEmployee } from '#contract/accounts.ts';
import * as apiKeys from '#contract/api-keys.ts';
import type { Call, CallInput } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as contract from '#contract/console.ts';
import * as firstSteps from '#contract/first-steps.ts';
import * as invitations from '#contract/invitations.ts';
import * as liveCalls from '#contract/live-messages.ts';
import * as requestCalls from '#contract/requests.ts';
import * as tickets from '#contract/tickets.ts';
import * as usage from '#contract/usage.ts';
import { employees } from '#server/db/schema.ts';
import { accountsOn, goodPassword, otherPassword, type SendOptions } from './accounts.ts';
import type { TestApp } from './app.ts';

/** A logged-in main user, and the employees they add. */
export async function consoleOn(served: TestApp) {
  const they = accountsOn(served);
  await they.addCustomer();
  const token: string = (await they.logIn()).body.data.usertoken;

  const who = (options: SendOptions = { token }) => they.send(contract.whoAmI, undefined, options);

  const add = (changes: Partial<CallInput<typeof contract.addEmployee>> = {}, by = token) =>
    they.send(
      contract.addEmployee,
      { username: 'lin', password: otherPassword, menus: ['home'], ...changes },
      { token: by },
    );

  /** As if the employee had set the password themselves. */
  const hire: typeof add = async (...employee) => {
    const answer = await add(...employee);
    await served.context.database.update(employees).set({ mustSetPassword: false });
    return answer;
  };

  const enter = async (code = 'lin', password = otherPassword): Promise<string> =>
    (await they.send(logInEmployee, { phone: '+6581234567', code, password })).body.row?.usertoken;

  return { ...they, token, who, add, hire, enter };
}

export type Console = Awaited<ReturnType<typeof consoleOn>>;

const someId = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';
const wantedKey = { name: 'Checkout', rights: ['send'] } as const;

/** What the menu `developer` grants. */
export const developerReads = [
  [apiKeys.listApiKeys, undefined],
  [callbackCalls.getCallbacks, undefined],
  [callbackCalls.listCallbackDeliveries, undefined],
  [requestCalls.listRequests, {}],
  [requestCalls.countNewRequests, {}],
  [requestCalls.readRequest, { id: someId }],
  [requestCalls.readRequestLine, { id: someId }],
  [requestCalls.exportRequests, {}],
  [liveCalls.listLiveMessages, {}],
  [liveCalls.countNewLiveMessages, {}],
  [liveCalls.exportLiveMessages, {}],
  [firstSteps.getFirstSteps, undefined],
] as const satisfies readonly (readonly [Call, unknown])[];

/** What additionally needs the right to manage keys. */
export const developerChanges = [
  [apiKeys.makeApiKey, { ...wantedKey, environment: 'sandbox' }],
  [apiKeys.changeApiKey, { id: someId, ...wantedKey }],
  [apiKeys.endApiKey, { id: someId, when: 'now' }],
  [callbackCalls.setCallbackUrl, { url: 'https://harbour.example/events' }],
  [apiKeys.setAllowedAddresses, { addresses: ['203.0.113.0/24'] }],
  [callbackCalls.showCallbackSecret, undefined],
  [callbackCalls.prepareCallbackSecret, undefined],
  [callbackCalls.switchCallbackSecret, undefined],
  [callbackCalls.sendTestCallback, { event: 'sms.receipt' }],
  [callbackCalls.deliverCallbackAgain, { deliveryId: someId }],
] as const satisfies readonly (readonly [Call, unknown])[];

const number = 'T-1201';
const newTicket = { type: 'other', subject: 'A question', text: 'May we?' } as const;

/** What the menu `home` grants besides the own figures. */
export const ticketCalls = [
  [tickets.listTickets, {}],
  [tickets.readTicket, { number }],
  [tickets.openTicket, { ...newTicket, submission: someId }],
  [tickets.writeInTicket, { number, submission: someId, text: 'Please.' }],
  [tickets.closeTicket, { number }],
  [tickets.reopenTicket, { number }],
] as const satisfies readonly (readonly [Call, unknown])[];

/** Calls that need a session, each with an input. */
export const consoleCalls = [
  [contract.whoAmI, undefined],
  [contract.getOwnDetails, undefined],
  [contract.updateOwnDetails, { firstName: 'A', lastName: 'B', companyName: 'C' }],
  [contract.setNotificationLanguage, { locale: 'zh' }],
  [contract.resendConfirmation, undefined],
  [contract.changeOwnPassword, { password: goodPassword, newPassword: otherPassword }],
  [contract.listSessions, undefined],
  [contract.endSession, { id: someId }],
  [contract.endOtherSessions, undefined],
  [contract.listEmployees, undefined],
  [contract.addEmployee, { username: 'lin', password: otherPassword, menus: [] }],
  [contract.setEmployeeStatus, { id: someId, status: 'active' }],
  [contract.setEmployeeMenus, { id: someId, menus: [] }],
  [contract.setEmployeePassword, { id: someId, password: otherPassword }],
  [contract.deleteEmployee, { id: someId, name: 'Lin' }],
  [contract.getTwoFactorRule, undefined],
  [contract.requireTwoFactor, { required: false }],
  [invitations.listInvitations, undefined],
  [
    invitations.inviteEmployee,
    { email: 'lin@harbour.example', menus: [], managesKeys: false, locale: 'en' },
  ],
  [invitations.sendInvitationAgain, { id: someId }],
  [invitations.revokeInvitation, { id: someId }],
  [usage.readUsage, {}],
  [usage.exportUsage, {}],
  [usage.readBalance, undefined],
  [usage.setBalanceAlert, { below: '50', employees: [] }],
  [usage.readUsageSummary, undefined],
  ...developerReads,
  ...developerChanges,
  ...ticketCalls,
] as const;
