import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import * as desk from '#contract/desk.ts';
import * as audit from '#contract/desk-audit.ts';
import { deskRoles } from '#contract/desk-call.ts';
import * as outbox from '#contract/desk-outbox.ts';
import * as sandbox from '#contract/desk-sandbox.ts';
import * as today from '#contract/desk-today.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';
import { passkeyResponse } from './two-factor-targets.ts';

const token = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 });
const name = anyText.map((text) => `M${text}`.slice(0, desk.deskNameMaxLength));
const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });
const email = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const roles = fc.uniqueArray(fc.constantFrom(...deskRoles), { minLength: 1 });
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
];
