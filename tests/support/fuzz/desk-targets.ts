import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import * as desk from '#contract/desk.ts';
import { deskRoles } from '#contract/desk-call.ts';
import * as tickets from '#contract/desk-tickets.ts';
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
const answer = { id: fc.uuid(), response: passkeyResponse };

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
];
