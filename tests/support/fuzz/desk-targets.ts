import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import * as desk from '#contract/desk.ts';
import { deskRoles } from '#contract/desk-call.ts';
import * as customers from '#contract/desk-customers.ts';
import * as messages from '#contract/desk-messages.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';
import { passkeyResponse } from './two-factor-targets.ts';

const token = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 });
const name = anyText.map((text) => `M${text}`.slice(0, desk.deskNameMaxLength));
const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });
const email = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const roles = fc.uniqueArray(fc.constantFrom(...deskRoles), { minLength: 1 });
const find = fc.option(
  anyText.map((text) => `abc${text}`.slice(0, 100)),
  { nil: undefined },
);
const amount = fc.integer({ min: 0, max: 10 ** 9 }).map(String);
const money = { balance: amount, credit: amount };
const id = fc.uuid();
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
