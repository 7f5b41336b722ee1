import * as contract from '#contract/desk.ts';
import * as audit from '#contract/desk-audit.ts';
import type { DeskRole } from '#contract/desk-call.ts';
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
import type { Context } from '#server/context.ts';
import { invite } from '#server/desk/invitations.ts';
import { deskOrigin } from '#server/desk-origin.ts';
import { accountsOn } from './accounts.ts';
import { softPasskey } from './soft-passkey.ts';

export type Passkey = ReturnType<typeof softPasskey>;

/** What a browser at the desk needs of the server. */
type DeskApp = Parameters<typeof accountsOn>[0] & { context: Pick<Context, 'env' | 'clock'> };

/** A browser at the operator's desk. */
export function deskOn(served: DeskApp) {
  const they = accountsOn(served);
  const { send } = they;
  const origin = deskOrigin(served.context.env);

  /** The token of an invitation by command. */
  const invited = async (
    email = 'mei.tan@nuntix.example',
    roles: readonly DeskRole[] = ['administrator'],
  ): Promise<string> => {
    const by = { kind: 'operator', name: 'anna' } as const;
    const { link } = await invite(served.context, { email, roles, locale: 'en', origin, by });
    return new URL(link).hash.slice(1);
  };

  const join = async (token: string, name = 'Mei Tan') => {
    const passkey = softPasskey(origin);
    const begun = await send(contract.beginDeskJoin, { token, name });
    if (begun.body.code !== 0) return { passkey, begun, answer: begun };
    const { id, options } = begun.body.data;
    const response = passkey.make(options);
    const answer = await send(contract.joinDesk, { token, name, id, response });
    return { passkey, begun, answer };
  };

  /** Somebody with these roles, who has just come in. */
  const enter = async (roles?: readonly DeskRole[], email?: string, name?: string) =>
    (await join(await invited(email, roles), name)).passkey;

  const logIn = async (
    passkey: Passkey,
    email = 'mei.tan@nuntix.example',
    how?: { verified: boolean },
  ) => {
    const { id, options } = (await send(contract.beginDeskLogin, undefined)).body.data;
    return send(contract.logInToDesk, { email, id, response: passkey.sign(options, how) });
  };

  const confirm = async (passkey: Passkey, how?: { verified: boolean }) => {
    const { id, options } = (await send(contract.beginDeskConfirmation, undefined)).body.data;
    return send(contract.confirmAtDesk, { id, response: passkey.sign(options, how) });
  };

  const addPasskey = async () => {
    const passkey = softPasskey(origin);
    const { id, options } = (await send(contract.beginDeskPasskey, undefined)).body.data;
    const answer = await send(contract.addDeskPasskey, { id, response: passkey.make(options) });
    return { passkey, answer };
  };

  const viewer = async (): Promise<contract.DeskViewer | null> =>
    (await send(contract.readDesk, undefined)).body.data.viewer;

  const team = async (): Promise<contract.DeskMember[]> =>
    (await send(contract.listDeskTeam, undefined)).body.data;

  return { ...they, invited, join, enter, logIn, confirm, addPasskey, viewer, team };
}

export type Desk = ReturnType<typeof deskOn>;

const someId = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';
const answer = { id: someId, response: {} };
const token = 'x'.repeat(43);
const number = 'T-1201';
const submitted = { submission: someId, seen: 0 };
const savedReply = { name: 'Open', texts: { en: 'It is open.', zh: '' } };
const both = { en: 'A switch failed.', zh: '交换机故障。' };
const report = { happened: both, meant: both, cause: both, measures: [] };

const written = { en: 'Calls fail', zh: '' };
const publishing = { submission: someId, draft: null };
const opening = {
  ...{ title: written, text: written, affected: [{ service: 'voice', impact: 'outage' }] },
  ...{ startsAt: null, nextUpdateAt: null },
};
const plan = {
  ...{ ...publishing, title: both, text: both },
  affected: [{ service: 'api', impact: 'degraded' }],
  ...{ startsAt: '2026-03-20T02:00:00.000Z', endsAt: '2026-03-20T04:00:00.000Z' },
};
const word = {
  ...{ id: 'a', after: 1, state: 'monitoring', text: written, changed: [] },
  ...{ nextUpdateAt: null, reportExpected: false },
};
const draft = { id: someId, kind: 'open', incidentId: null, content: {}, version: 0 };

/** A valid input of every call of the desk, by path. */
export const deskInputs: Record<string, unknown> = {
  [contract.readDesk.path]: undefined,
  [contract.beginDeskLogin.path]: undefined,
  [contract.logInToDesk.path]: { email: 'mei.tan@nuntix.example', ...answer },
  [contract.readDeskInvitation.path]: { token },
  [contract.beginDeskJoin.path]: { token, name: 'Mei' },
  [contract.joinDesk.path]: { token, name: 'Mei', ...answer },
  [contract.signOutOfDesk.path]: undefined,
  [contract.beginDeskConfirmation.path]: undefined,
  [contract.confirmAtDesk.path]: answer,
  [contract.listDeskPasskeys.path]: undefined,
  [contract.beginDeskPasskey.path]: undefined,
  [contract.addDeskPasskey.path]: answer,
  [contract.removeDeskPasskey.path]: { id: someId },
  [contract.listDeskTeam.path]: undefined,
  [contract.inviteToDesk.path]: { email: 'lin.wei@nuntix.example', roles: ['support'] },
  [contract.setDeskRoles.path]: { id: someId, roles: ['support'] },
  [contract.removeFromDesk.path]: { id: someId },
  [tickets.listDeskTickets.path]: {},
  [tickets.readDeskTicket.path]: { number },
  [tickets.takeDeskTicket.path]: { number, from: null },
  [tickets.answerDeskTicket.path]: { number, ...submitted, text: 'It is open.', next: 'customer' },
  [tickets.noteInDeskTicket.path]: { number, submission: someId, text: 'Fine.' },
  [tickets.declineDeskTicket.path]: { number, ...submitted, reason: 'We cannot.' },
  [tickets.listSavedReplies.path]: undefined,
  [tickets.saveReply.path]: { id: someId, type: null, ...savedReply },
  [tickets.removeSavedReply.path]: { id: someId },
  [drafts.readDeskDraft.path]: { id: someId },
  [drafts.saveDeskDraft.path]: draft,
  [drafts.dropDeskDraft.path]: { id: someId },
  [incidents.listDeskIncidents.path]: { resolved: '50' },
  [incidents.readDeskIncident.path]: { id: 'a' },
  [incidents.previewStatus.path]: {
    ...{ id: null, title: written, state: 'investigating', text: written },
    ...{ changed: [], nextUpdateAt: null },
  },
  [incidents.openDeskIncident.path]: { ...publishing, ...opening },
  [incidents.updateDeskIncident.path]: { ...publishing, ...word },
  [edits.translateDeskUpdate.path]: {
    ...{ submission: someId, id: 'abc', title: { zh: '呼叫失败' } },
    update: { id: 1, text: { zh: '呼叫失败' } },
  },
  [edits.correctDeskUpdate.path]: {
    ...{ submission: someId, id: 'abc', update: 1, text: both },
    ...{ reason: 'typo', seenAt: null, isMailed: false },
  },
  [edits.countDeskReaders.path]: { id: 'abc' },
  [edits.readDeskReport.path]: { id: 'abc' },
  [edits.publishDeskReport.path]: { ...publishing, id: 'abc', ...report },
  [edits.correctDeskReport.path]: {
    ...{ ...publishing, id: 'abc', ...report, reason: 'typo', seenAt: null },
  },
  [maintenance.listDeskMaintenance.path]: { over: '50' },
  [maintenance.readDeskMaintenance.path]: { id: 'abc' },
  [maintenance.previewDeskMaintenance.path]: {
    ...{ id: null, title: written, text: written, affected: [], startsAt: null, endsAt: null },
  },
  [maintenance.scheduleDeskMaintenance.path]: plan,
  [maintenance.changeDeskMaintenance.path]: { ...plan, id: 'abc', after: 1 },
  [maintenance.endDeskMaintenance.path]: { submission: someId, id: 'abc', after: 1, text: both },
  [maintenance.cancelDeskMaintenance.path]: { submission: someId, id: 'abc', text: both },
  [today.listDeskToday.path]: undefined,
  [today.readDeskStanding.path]: undefined,
  [outbox.listDeskOutbox.path]: { state: 'dead', template: 'activation' },
  [outbox.retryDeskMessages.path]: { template: 'activation' },
  [outbox.dropDeskMessage.path]: { id: someId },
  [sandbox.readDeskSandbox.path]: { period: 'hour' },
  [sandbox.blockInSandbox.path]: { network: '203.0.113.9', reason: 'floods', time: 'day' },
  [sandbox.unblockInSandbox.path]: { network: '203.0.113.9' },
  [sandbox.releaseSandboxCallback.path]: { id: someId },
  [audit.listDeskAudit.path]: { action: 'desk.joined', period: 'week', pages: '2' },
  [audit.exportDeskAudit.path]: { who: 'operator' },
  [messages.listDeskMessages.path]: { state: 'open' },
  [messages.markDeskMessage.path]: { id: 1, isAnswered: true },
  [customers.listDeskCustomers.path]: { status: 'all' },
  [customers.readDeskCustomer.path]: { id: someId },
  [customers.listCustomerRequests.path]: { id: someId, status: 'all' },
  [customers.listCustomerEvents.path]: { id: someId },
  [customers.endCustomerSessions.path]: { id: someId, employee: null },
  [customers.resetCustomerFactor.path]: { id: someId },
  [customers.resendCustomerActivation.path]: { id: someId },
  [customers.switchCustomerProduct.path]: { id: someId, product: 'smsOtp', isOn: true },
  [customers.setCustomerMoney.path]: {
    ...{ id: someId, balance: '1', credit: '0', before: { balance: '0', credit: '0' } },
  },
  [customers.setCustomerAccess.path]: { id: someId, isDisabled: true, reason: 'Fraud' },
};
