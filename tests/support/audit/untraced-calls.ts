import { randomUUID } from 'node:crypto';
import { listAccountEvents } from '#contract/account-events.ts';
import * as accounts from '#contract/accounts.ts';
import * as apiKeys from '#contract/api-keys.ts';
import type { Call, CallInput } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as captcha from '#contract/captcha.ts';
import * as console from '#contract/console.ts';
import { sendContactMessage } from '#contract/contact.ts';
import * as desk from '#contract/desk.ts';
import { listDeskAudit } from '#contract/desk-audit.ts';
import { listDeskCustomers } from '#contract/desk-customers.ts';
import * as drafts from '#contract/desk-drafts.ts';
import * as edits from '#contract/desk-edits.ts';
import * as incidents from '#contract/desk-incidents.ts';
import * as maintenance from '#contract/desk-maintenance.ts';
import { listDeskMessages } from '#contract/desk-messages.ts';
import { listDeskOutbox } from '#contract/desk-outbox.ts';
import { readDeskSandbox } from '#contract/desk-sandbox.ts';
import * as deskTickets from '#contract/desk-tickets.ts';
import { listDeskToday, readDeskStanding } from '#contract/desk-today.ts';
import * as firstSteps from '#contract/first-steps.ts';
import * as invitations from '#contract/invitations.ts';
import * as liveCalls from '#contract/live-messages.ts';
import * as practice from '#contract/practice.ts';
import * as requestCalls from '#contract/requests.ts';
import * as status from '#contract/status.ts';
import * as tickets from '#contract/tickets.ts';
import { minuteMs } from '#contract/time-units.ts';
import * as second from '#contract/two-factor.ts';
import * as usage from '#contract/usage.ts';
import * as visit from '#contract/visit.ts';
import { findCustomersApplication } from '#server/applications/applications.ts';
import { customers } from '#server/db/schema.ts';
import { accountsOn } from '../accounts.ts';
import { activationOn } from '../activation.ts';
import { handAnswer, placeOf, solutionsOf } from '../captcha.ts';
import { consoleOn } from '../console.ts';
import { deskInputs, deskOn } from '../desk.ts';
import { invitationOn } from '../invitations.ts';
import { addPracticeSession, addTraffic } from '../practice.ts';
import { email, phone } from '../reset.ts';
import { open } from '../status.ts';
import { ticketOn } from '../tickets.ts';
import { twoFactorOn } from '../two-factor.ts';
import { planned, resolved } from './traced-edits.ts';
import { atOnce, loggedIn, type Walk } from './walk.ts';

/** A practice session that has sent something with a pending callback. */
function practising<C extends Call>(
  call: C,
  input: (made: { requestId: string; deliveryId: string }) => Omit<CallInput<C> & object, 'token'>,
): Walk {
  return async (served) => {
    const { token, application } = await addPracticeSession(served);
    const made = await addTraffic(served, application);
    const { send } = accountsOn(served);
    return () => send<Call>(call, { token, ...input(made) });
  };
}

/** An account with a callback address, a logged call and a queued callback. */
function withTraffic(
  sent: (made: { requestId: string; deliveryId: string }) => readonly [Call, unknown],
): Walk {
  return async (served) => {
    const they = await consoleOn(served);
    const asMe = { token: they.token };
    await they.send(callbackCalls.setCallbackUrl, { url: 'https://harbour.example/events' }, asMe);
    const { id } = (await served.context.database.select().from(customers))[0] ?? { id: 0 };
    const application = await findCustomersApplication(served.context.database, id);
    if (!application) throw new Error('An address belongs to an application.');
    const [call, input] = sent(await addTraffic(served, application));
    return () => they.send(call, input, asMe);
  };
}

/** Calls that only read, or whose changes need no audit event. */
export const untracedCalls: readonly (readonly [Call, Walk])[] = [
  [
    accounts.getCustomerByPhone,
    async (served) => {
      await accountsOn(served).addCustomer();
      return () => accountsOn(served).send(accounts.getCustomerByPhone, { phone });
    },
  ],
  [accounts.getAllCountryList, atOnce(accounts.getAllCountryList, {})],
  [
    accounts.lookUpActivation,
    async (served) => {
      const they = activationOn(served);
      const { mailToken: token } = await they.begin();
      return () => they.send(accounts.lookUpActivation, { token });
    },
  ],
  [practice.openPractice, atOnce(practice.openPractice, undefined)],
  [practice.readTraffic, practising(practice.readTraffic, () => ({}))],
  [practice.setCatcher, practising(practice.setCatcher, () => ({ answer: 'fail' as const }))],
  [practice.watchPractice, practising(practice.watchPractice, () => ({ requestId: randomUUID() }))],
  [
    practice.readPracticeRequest,
    practising(practice.readPracticeRequest, ({ requestId }) => ({ requestId })),
  ],
  [practice.deliverAgain, practising(practice.deliverAgain, ({ deliveryId }) => ({ deliveryId }))],
  [console.whoAmI, loggedIn(console.whoAmI, undefined)],
  [console.getOwnDetails, loggedIn(console.getOwnDetails, undefined)],
  [console.listSessions, loggedIn(console.listSessions, undefined)],
  [console.listEmployees, loggedIn(console.listEmployees, undefined)],
  [console.getTwoFactorRule, loggedIn(console.getTwoFactorRule, undefined)],
  [invitations.listInvitations, loggedIn(invitations.listInvitations, undefined)],
  [
    invitations.lookUpInvitation,
    async (served) => {
      const they = await invitationOn(served);
      const token = await they.invited();
      return () => they.send(invitations.lookUpInvitation, { token });
    },
  ],
  [
    invitations.checkInvitedUsername,
    async (served) => {
      const they = await invitationOn(served);
      const token = await they.invited();
      return () => they.send(invitations.checkInvitedUsername, { token, username: 'sara' });
    },
  ],
  [apiKeys.listApiKeys, loggedIn(apiKeys.listApiKeys, undefined)],
  [callbackCalls.getCallbacks, loggedIn(callbackCalls.getCallbacks, undefined)],
  [callbackCalls.listCallbackDeliveries, loggedIn(callbackCalls.listCallbackDeliveries, undefined)],
  [requestCalls.listRequests, loggedIn(requestCalls.listRequests, {})],
  [requestCalls.countNewRequests, loggedIn(requestCalls.countNewRequests, {})],
  [requestCalls.exportRequests, loggedIn(requestCalls.exportRequests, {})],
  [liveCalls.listLiveMessages, loggedIn(liveCalls.listLiveMessages, {})],
  [liveCalls.countNewLiveMessages, loggedIn(liveCalls.countNewLiveMessages, {})],
  [liveCalls.exportLiveMessages, loggedIn(liveCalls.exportLiveMessages, {})],
  [firstSteps.getFirstSteps, loggedIn(firstSteps.getFirstSteps, undefined)],
  [usage.readUsage, loggedIn(usage.readUsage, {})],
  [usage.exportUsage, loggedIn(usage.exportUsage, {})],
  [usage.readBalance, loggedIn(usage.readBalance, undefined)],
  [usage.readUsageSummary, loggedIn(usage.readUsageSummary, undefined)],
  [
    requestCalls.readRequest,
    withTraffic(({ requestId }) => [requestCalls.readRequest, { id: requestId }]),
  ],
  [
    requestCalls.readRequestLine,
    withTraffic(({ requestId }) => [requestCalls.readRequestLine, { id: requestId }]),
  ],
  // Test callbacks need no audit event: each is stored as a delivery, with every attempt.
  [
    callbackCalls.sendTestCallback,
    withTraffic(() => [callbackCalls.sendTestCallback, { event: 'sms.receipt' }]),
  ],
  [
    callbackCalls.deliverCallbackAgain,
    withTraffic(({ deliveryId }) => [callbackCalls.deliverCallbackAgain, { deliveryId }]),
  ],
  [second.getSecurity, loggedIn(second.getSecurity, undefined)],
  [second.beginPasskey, loggedIn(second.beginPasskey, undefined)],
  [second.beginPasskeyLogin, atOnce(second.beginPasskeyLogin, undefined)],
  // Enabling an app is recorded with its first correct code, not when its secret is created.
  [second.beginApp, loggedIn(second.beginApp, undefined)],
  [
    second.beginPasskeyReauthentication,
    async (served) => {
      const they = await twoFactorOn(served);
      await they.addPasskey();
      return () => they.send(second.beginPasskeyReauthentication, undefined, they.asMe);
    },
  ],
  [
    second.beginSecondFactorPasskey,
    async (served) => {
      const they = await twoFactorOn(served);
      await they.addPasskey();
      const step = await they.startLogin();
      return () => they.send(second.beginSecondFactorPasskey, { step });
    },
  ],
  [desk.readDesk, atOnce(desk.readDesk, undefined)],
  [desk.beginDeskLogin, atOnce(desk.beginDeskLogin, undefined)],
  [
    desk.readDeskInvitation,
    async (served) => {
      const they = deskOn(served);
      const token = await they.invited();
      return () => they.send(desk.readDeskInvitation, { token });
    },
  ],
  [
    desk.beginDeskJoin,
    async (served) => {
      const they = deskOn(served);
      const token = await they.invited();
      return () => they.send(desk.beginDeskJoin, { token, name: 'Mei Tan' });
    },
  ],
  [desk.beginDeskConfirmation, atDesk(desk.beginDeskConfirmation)],
  [desk.listDeskPasskeys, atDesk(desk.listDeskPasskeys)],
  [desk.beginDeskPasskey, atDesk(desk.beginDeskPasskey)],
  [desk.listDeskTeam, atDesk(desk.listDeskTeam)],
  [deskTickets.listDeskTickets, atDesk(deskTickets.listDeskTickets)],
  [deskTickets.listSavedReplies, atDesk(deskTickets.listSavedReplies)],
  [tickets.listTickets, loggedIn(tickets.listTickets, {})],
  [
    tickets.readTicket,
    async (served) => {
      const { customer, asCustomer, number } = await ticketOn(served);
      return () => customer.send(tickets.readTicket, { number }, asCustomer);
    },
  ],
  [
    drafts.readDeskDraft,
    async (served) => {
      const they = deskOn(served);
      await they.enter();
      await they.send<Call>(drafts.saveDeskDraft, deskInputs[drafts.saveDeskDraft.path]);
      return () => they.send(drafts.readDeskDraft, Object(deskInputs[drafts.readDeskDraft.path]));
    },
  ],
  [incidents.listDeskIncidents, atDesk(incidents.listDeskIncidents)],
  [
    incidents.readDeskIncident,
    async (served) => {
      const they = deskOn(served);
      await they.enter();
      const { incidentId: id } = await open(served.context);
      return () => they.send(incidents.readDeskIncident, { id });
    },
  ],
  [incidents.previewStatus, atDesk(incidents.previewStatus)],
  [edits.countDeskReaders, ofOne(edits.countDeskReaders, resolved)],
  [edits.readDeskReport, ofOne(edits.readDeskReport, resolved)],
  [maintenance.listDeskMaintenance, atDesk(maintenance.listDeskMaintenance)],
  [maintenance.readDeskMaintenance, ofOne(maintenance.readDeskMaintenance, planned)],
  [maintenance.previewDeskMaintenance, atDesk(maintenance.previewDeskMaintenance)],
  [listDeskToday, atDesk(listDeskToday)],
  [readDeskStanding, atDesk(readDeskStanding)],
  [listDeskOutbox, atDesk(listDeskOutbox)],
  [readDeskSandbox, atDesk(readDeskSandbox)],
  [listDeskAudit, atDesk(listDeskAudit)],
  [listDeskMessages, atDesk(listDeskMessages)],
  // A list says no more than who is a customer; reading one of them is recorded.
  [listDeskCustomers, atDesk(listDeskCustomers)],
  [listAccountEvents, loggedIn(listAccountEvents, {})],
  [status.listServices, atOnce(status.listServices, undefined)],
  [status.listServiceHistory, atOnce(status.listServiceHistory, { serviceId: '3' })],
  [status.overviewServices, atOnce(status.overviewServices, undefined)],
  [status.readServiceRecord, atOnce(status.readServiceRecord, { serviceId: '3' })],
  [
    status.readIncident,
    async (served) => {
      const { incidentId: id } = await open(served.context);
      return () => accountsOn(served).send(status.readIncident, { id });
    },
  ],
  // A visitor's own request, stored as a row with its time and verified by the mailbox alone.
  [status.subscribe, atOnce(status.subscribe, { email })],
  [status.confirmSubscription, onSubscription(status.confirmSubscription)],
  [status.unsubscribe, onSubscription(status.unsubscribe)],
  // A contact message is itself stored, with its request id.
  [
    sendContactMessage,
    atOnce(sendContactMessage, { fullName: 'Mei', email, phone, message: 'Hello' }),
  ],
  // These calls store no personal data.
  [visit.lookUpCountry, atOnce(visit.lookUpCountry, undefined)],
  [visit.recordEvent, atOnce(visit.recordEvent, { name: 'opened', payload: {} })],
  [captcha.fetchPuzzle, atOnce(captcha.fetchPuzzle, undefined)],
  [
    captcha.answerPuzzle,
    async (served) => {
      const they = accountsOn(served);
      const offer = (await they.send(captcha.fetchPuzzle, undefined)).body.data;
      const answer = await handAnswer(offer, await placeOf(served.context.database, offer.id));
      served.clock.advance(minuteMs);
      return () => they.send(captcha.answerPuzzle, { ...answer, recipient: phone, type: 4 });
    },
  ],
  [captcha.fetchWork, atOnce(captcha.fetchWork, undefined)],
  [
    captcha.answerWork,
    async (served) => {
      const they = accountsOn(served);
      const { id, work } = (await they.send(captcha.fetchWork, undefined)).body.data;
      const answer = { id, solutions: await solutionsOf(work), recipient: phone, type: 4 };
      return () => they.send(captcha.answerWork, answer);
    },
  ],
];

/** As an administrator at the operator's desk. */
function atDesk(call: Call): Walk {
  return async (served) => {
    const they = deskOn(served);
    await they.enter();
    return () => they.send<Call>(call, deskInputs[call.path]);
  };
}

/** At the desk, about an incident or maintenance. */
function ofOne(call: Call, make: (...given: Parameters<Walk>) => Promise<string>): Walk {
  return async (served) => {
    const they = deskOn(served);
    await they.enter();
    const id = await make(served);
    return () => they.send<Call>(call, { id });
  };
}

function onSubscription(call: typeof status.confirmSubscription | typeof status.unsubscribe): Walk {
  return async (served) => {
    const they = accountsOn(served);
    await they.send(status.subscribe, { email });
    const { link } = (await they.receive('status-confirm')).payload;
    const token = new URL(link).searchParams.get('confirm') ?? '';
    return () => they.send(call, { token });
  };
}
