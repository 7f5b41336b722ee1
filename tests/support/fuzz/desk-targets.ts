import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import * as desk from '#contract/desk.ts';
import * as audit from '#contract/desk-audit.ts';
import { deskRoles } from '#contract/desk-call.ts';
import * as customers from '#contract/desk-customers.ts';
import * as drafts from '#contract/desk-drafts.ts';
import * as edits from '#contract/desk-edits.ts';
import * as incidents from '#contract/desk-incidents.ts';
import * as maintenance from '#contract/desk-maintenance.ts';
import * as messages from '#contract/desk-messages.ts';
import * as outbox from '#contract/desk-outbox.ts';
import * as sandbox from '#contract/desk-sandbox.ts';
import * as tickets from '#contract/desk-tickets.ts';
import * as today from '#contract/desk-today.ts';
import { stages } from '#contract/incident-states.ts';
import { ticketTypes } from '#contract/tickets.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';
import { passkeyResponse } from './two-factor-targets.ts';

const token = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 });
const name = anyText.map((text) => `M${text}`.slice(0, desk.deskNameMaxLength));
const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });
const email = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const number = fc.nat(9_999).map((id) => `T-${id + 1}`);
const submitted = { submission: fc.uuid(), seen: fc.nat() };
const ticketType = fc.constantFrom(...ticketTypes);
const roles = fc.uniqueArray(fc.constantFrom(...deskRoles), { minLength: 1 });
const find = fc.option(
  anyText.map((text) => `abc${text}`.slice(0, 100)),
  { nil: undefined },
);
const amount = fc.integer({ min: 0, max: 10 ** 9 }).map(String);
const money = { balance: amount, credit: amount };
const id = fc.uuid();
const answer = { id: fc.uuid(), response: passkeyResponse };

const audited = {
  who: word,
  action: word,
  target: email,
  period: fc.constantFrom(...audit.auditPeriodIds),
};

/** From a random address each time, so that the limit per address does not refuse it. */
const around = fc.tuple(fc.ipV4(), token).map(([remoteAddress, session]) => ({
  remoteAddress,
  headers: { cookie: `desk-session=${session}` },
}));

const target = (call: Call, fields: Record<string, fc.Arbitrary<unknown>> = {}): FuzzTarget => ({
  call,
  sound: fc.record({ any: anyText, ...fields }),
  around,
});

const written = fc.record({ en: anyText, zh: anyText });
const changed = fc.constant([{ service: 'sms', impact: 'outage', from: '2026-03-01T09:30:00Z' }]);
const moment = fc.constantFrom(null, '2026-03-01T09:30:00Z');
const time = fc.constant('2026-03-01T09:30:00Z');
const state = fc.constantFrom(...stages);
const shown = { title: written, text: written, nextUpdateAt: moment };
const publishing = { submission: fc.uuid(), draft: fc.option(fc.uuid()), ...shown };
const content = fc.dictionary(anyText, anyText);
const both = fc.record({ en: name, zh: name });
const measure = { text: both, isDone: fc.boolean(), owner: word, dueOn: fc.constant('') };
const measures = fc.array(fc.record(measure), { maxLength: 3 });
const report = { id: word, happened: both, meant: both, cause: both, measures };
const update = fc.record({ id: fc.nat(), text: fc.record({ zh: anyText }) });
const why = { reason: name, seenAt: moment };

/** Calls of the operator's desk, by somebody who is not logged in. */
export const deskTargets: FuzzTarget[] = [
  target(desk.readDesk),
  target(desk.beginDeskLogin),
  target(desk.logInToDesk, { email, ...answer }),
  target(desk.readDeskInvitation, { token }),
  target(desk.beginDeskJoin, { token, name }),
  target(desk.joinDesk, { token, name, ...answer }),
  target(desk.signOutOfDesk),
  target(desk.beginDeskConfirmation),
  target(desk.confirmAtDesk, answer),
  target(desk.listDeskPasskeys),
  target(desk.beginDeskPasskey),
  target(desk.addDeskPasskey, answer),
  target(desk.removeDeskPasskey, { id: fc.uuid() }),
  target(desk.listDeskTeam),
  target(desk.inviteToDesk, { email, roles }),
  target(desk.setDeskRoles, { id: fc.uuid(), roles }),
  target(desk.removeFromDesk, { id: fc.uuid() }),
  target(tickets.listDeskTickets, { type: ticketType, find: anyText }),
  target(tickets.readDeskTicket, { number }),
  target(tickets.takeDeskTicket, { number, from: fc.option(fc.uuid()) }),
  target(tickets.answerDeskTicket, {
    ...{ number, ...submitted, text: name },
    next: fc.constantFrom(...tickets.answerOutcomes),
  }),
  target(tickets.noteInDeskTicket, { number, submission: fc.uuid(), text: name }),
  target(tickets.declineDeskTicket, { number, ...submitted, reason: name }),
  target(tickets.listSavedReplies),
  target(tickets.saveReply, {
    ...{ id: fc.uuid(), name, type: ticketType },
    texts: fc.record({ en: name, zh: anyText }),
  }),
  target(tickets.removeSavedReply, { id: fc.uuid() }),
  target(drafts.readDeskDraft, { id: fc.uuid() }),
  target(drafts.saveDeskDraft, {
    ...{ id: fc.uuid(), kind: fc.constantFrom(...drafts.draftKinds), content },
    ...{ incidentId: fc.option(word), version: fc.nat() },
  }),
  target(drafts.dropDeskDraft, { id: fc.uuid() }),
  target(incidents.listDeskIncidents, { resolved: fc.nat(9_999).map(String) }),
  target(incidents.readDeskIncident, { id: word }),
  target(incidents.previewStatus, { ...shown, id: fc.option(word), state, changed }),
  target(incidents.openDeskIncident, { ...publishing, affected: changed, startsAt: moment }),
  target(incidents.updateDeskIncident, {
    ...{ ...publishing, id: word, after: fc.nat(), state, changed, reportExpected: fc.boolean() },
  }),
  target(edits.countDeskReaders, { id: word }),
  target(edits.readDeskReport, { id: word }),
  target(edits.translateDeskUpdate, { submission: fc.uuid(), id: word, update }),
  target(edits.correctDeskUpdate, {
    ...{ submission: fc.uuid(), id: word, update: fc.nat(), text: written, ...why },
    isMailed: fc.boolean(),
  }),
  target(edits.publishDeskReport, { ...publishing, ...report }),
  target(edits.correctDeskReport, { ...publishing, ...report, ...why }),
  target(maintenance.listDeskMaintenance, { over: fc.nat(9_999).map(String) }),
  target(maintenance.readDeskMaintenance, { id: word }),
  target(maintenance.previewDeskMaintenance, {
    ...{ ...shown, id: fc.option(word), affected: changed, startsAt: moment, endsAt: moment },
  }),
  target(maintenance.scheduleDeskMaintenance, {
    ...{ ...publishing, affected: changed, startsAt: time, endsAt: time },
  }),
  target(maintenance.changeDeskMaintenance, {
    ...{ ...publishing, id: word, after: fc.nat(99), affected: changed },
    ...{ startsAt: time, endsAt: time },
  }),
  target(maintenance.endDeskMaintenance, {
    ...{ submission: fc.uuid(), id: word, after: fc.nat(99), text: written },
  }),
  target(maintenance.cancelDeskMaintenance, { submission: fc.uuid(), id: word, text: written }),
  target(today.listDeskToday),
  target(today.readDeskStanding),
  target(outbox.listDeskOutbox, { state: fc.constantFrom(...outbox.outboxStates), template: word }),
  target(outbox.retryDeskMessages, { id: fc.uuid() }),
  target(outbox.dropDeskMessage, { id: fc.uuid() }),
  target(sandbox.readDeskSandbox, { period: fc.constantFrom(...sandbox.sandboxPeriodIds) }),
  target(sandbox.blockInSandbox, {
    ...{ network: fc.ipV4(), reason: word },
    time: fc.constantFrom(...sandbox.blockTimeIds),
  }),
  target(sandbox.unblockInSandbox, { network: fc.ipV4() }),
  target(sandbox.releaseSandboxCallback, { id: fc.uuid() }),
  target(audit.listDeskAudit, { ...audited, pages: fc.constantFrom('1', '99') }),
  target(audit.exportDeskAudit, audited),
  target(messages.listDeskMessages, { state: fc.constantFrom(...messages.messageStates), find }),
  target(messages.markDeskMessage, { id: fc.nat().map((n) => n + 1), isAnswered: fc.boolean() }),
  target(customers.listDeskCustomers, {
    status: fc.constantFrom(...customers.customerFilters),
    find,
  }),
  target(customers.readDeskCustomer, { id }),
  target(customers.listCustomerRequests, { id, status: fc.constantFrom('all', '4xx'), find }),
  target(customers.listCustomerEvents, { id }),
  target(customers.endCustomerSessions, { id, employee: fc.option(id) }),
  target(customers.resetCustomerFactor, { id }),
  target(customers.resendCustomerActivation, { id }),
  target(customers.switchCustomerProduct, { id, product: word, isOn: fc.boolean() }),
  target(customers.setCustomerMoney, { id, ...money, before: fc.record(money) }),
  target(customers.setCustomerAccess, {
    ...{ id, isDisabled: fc.boolean(), reason: fc.constant('Fraud') },
  }),
];
