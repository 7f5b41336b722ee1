import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { whoAmI } from '#contract/console.ts';
import { removeFromDesk, signOutOfDesk } from '#contract/desk.ts';
import { type DeskRole, deskRoles } from '#contract/desk-call.ts';
import { deskCalls } from '#contract/desk-calls.ts';
import { minuteMs } from '#contract/time-units.ts';
import { readCalls } from '#scripts/contract-calls.ts';
import { accountsOn, otherPassword, requestOf } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { consoleOn } from '#tests/support/console.ts';
import { deskInputs, deskOn } from '#tests/support/desk.ts';
import { auditEvents } from '../db/audit-schema.ts';

const managers: readonly DeskRole[] = ['incident-manager', 'administrator'];

/** Who may make each call, written by hand: everybody, any operator, or these roles. */
const rights: Record<string, 'everybody' | readonly DeskRole[]> = {
  '/desk/call/state': 'everybody',
  '/desk/call/beginLogin': 'everybody',
  '/desk/call/logIn': 'everybody',
  '/desk/call/invitation': 'everybody',
  '/desk/call/beginJoin': 'everybody',
  '/desk/call/join': 'everybody',
  '/desk/call/signOut': deskRoles,
  '/desk/call/beginConfirm': deskRoles,
  '/desk/call/confirm': deskRoles,
  '/desk/call/passkeys': deskRoles,
  '/desk/call/beginPasskey': deskRoles,
  '/desk/call/addPasskey': deskRoles,
  '/desk/call/removePasskey': deskRoles,
  '/desk/call/team': ['administrator'],
  '/desk/call/invite': ['administrator'],
  '/desk/call/setRoles': ['administrator'],
  '/desk/call/remove': ['administrator'],
  '/desk/call/tickets': ['support', 'administrator'],
  '/desk/call/ticket': ['support', 'administrator'],
  '/desk/call/takeTicket': ['support', 'administrator'],
  '/desk/call/answerTicket': ['support', 'administrator'],
  '/desk/call/noteInTicket': ['support', 'administrator'],
  '/desk/call/declineTicket': ['support', 'administrator'],
  '/desk/call/savedReplies': ['support', 'administrator'],
  '/desk/call/saveReply': ['support', 'administrator'],
  '/desk/call/removeSavedReply': ['support', 'administrator'],
  '/desk/call/translateUpdate': managers,
  '/desk/call/correctUpdate': managers,
  '/desk/call/readers': managers,
  '/desk/call/report': managers,
  '/desk/call/publishReport': managers,
  '/desk/call/correctReport': managers,
  '/desk/call/maintenance': managers,
  '/desk/call/oneMaintenance': managers,
  '/desk/call/previewMaintenance': managers,
  '/desk/call/scheduleMaintenance': managers,
  '/desk/call/changeMaintenance': managers,
  '/desk/call/endMaintenance': managers,
  '/desk/call/cancelMaintenance': managers,
  '/desk/call/draft': managers,
  '/desk/call/saveDraft': managers,
  '/desk/call/dropDraft': managers,
  '/desk/call/incidents': managers,
  '/desk/call/incident': managers,
  '/desk/call/previewStatus': managers,
  '/desk/call/openIncident': managers,
  '/desk/call/updateIncident': managers,
  '/desk/call/today': deskRoles,
  '/desk/call/standing': deskRoles,
  '/desk/call/outbox': ['incident-manager', 'administrator'],
  '/desk/call/retryMessages': ['incident-manager', 'administrator'],
  '/desk/call/dropMessage': ['administrator'],
  '/desk/call/sandbox': ['support', 'administrator'],
  '/desk/call/blockInSandbox': ['support', 'administrator'],
  '/desk/call/unblockInSandbox': ['support', 'administrator'],
  '/desk/call/releaseCallback': ['support', 'administrator'],
  '/desk/call/audit': ['administrator'],
  '/desk/call/exportAudit': ['administrator'],
  '/desk/call/messages': ['support', 'administrator'],
  '/desk/call/markMessage': ['support', 'administrator'],
  '/desk/call/customers': ['support', 'administrator'],
  '/desk/call/customer': ['support', 'administrator'],
  '/desk/call/customerRequests': ['support', 'administrator'],
  '/desk/call/customerEvents': ['support', 'administrator'],
  '/desk/call/endCustomerSessions': ['support', 'administrator'],
  '/desk/call/resetCustomerFactor': ['support', 'administrator'],
  '/desk/call/resendCustomerActivation': ['support', 'administrator'],
  '/desk/call/switchCustomerProduct': ['administrator'],
  '/desk/call/setCustomerMoney': ['administrator'],
  '/desk/call/setCustomerAccess': ['administrator'],
};

const asksAgain = [
  ...['/desk/call/beginPasskey', '/desk/call/addPasskey', '/desk/call/removePasskey'],
  ...['/desk/call/openIncident', '/desk/call/updateIncident'],
  ...['/desk/call/invite', '/desk/call/setRoles', '/desk/call/remove'],
  ...['/desk/call/translateUpdate', '/desk/call/correctUpdate'],
  ...['/desk/call/publishReport', '/desk/call/correctReport'],
  ...['/desk/call/scheduleMaintenance', '/desk/call/changeMaintenance'],
  ...['/desk/call/endMaintenance', '/desk/call/cancelMaintenance'],
  '/desk/call/dropMessage',
  ...['/desk/call/resetCustomerFactor', '/desk/call/switchCustomerProduct'],
  ...['/desk/call/setCustomerMoney', '/desk/call/setCustomerAccess'],
];

let served: TestApp;
let tokens: Record<'customer' | 'employee', string>;
const cookies = new Map<string, string>();
const people = [...deskRoles, 'removed'] as const;
beforeAll(async () => {
  served = await testApp();
  const customer = await consoleOn(served);
  await customer.hire();
  tokens = { customer: customer.token, employee: await customer.enter('lin', otherPassword) };
  for (const who of people) {
    const they = deskOn(served);
    await they.enter([who === 'removed' ? 'administrator' : who], `${who}@nuntix.example`, who);
    cookies.set(who, they.cookies.get('desk-session') ?? '');
  }
  const they = deskOn(served);
  await they.enter(['administrator'], 'first@nuntix.example');
  const gone = (await they.team()).find(({ email }) => email === 'removed@nuntix.example');
  await they.send(removeFromDesk, { id: gone?.id ?? '' });
});
afterAll(() => served.close());

const ask = async (call: Call, headers: Record<string, string> = {}, token?: string) => {
  const request = requestOf(call, deskInputs[call.path], { headers, ...(token && { token }) });
  return (await served.app.inject(request)).json();
};
const as = (who: string) => ({ cookie: `desk-session=${cookies.get(who)}` });

test('every call of the desk is in both lists, with an input', async () => {
  const calls = (await readCalls()).filter(({ path }) => path.startsWith('/desk/'));
  const paths = calls.map(({ path }) => path).sort();
  expect(Object.keys(rights).sort()).toEqual(paths);
  expect(deskCalls.map(([{ path }]) => path).sort()).toEqual(paths);
  expect(Object.keys(deskInputs).sort()).toEqual(paths);
  expect(calls.every(({ host }) => host === 'desk')).toBe(true);
});

test('nobody signs out who is not there', async () => {
  expect((await ask(signOutOfDesk)).code).toBe('desk.loginRequired');
});

// Signing out would end what the others use.
const tried = deskCalls.map(([call]) => call).filter((call) => call !== signOutOfDesk);

describe.each(tried.map((call) => [call.path, call] as const))('%s', (path, call) => {
  const right = rights[path] ?? [];
  const isOpen = right === 'everybody';

  test.each(['nobody', 'customer', 'employee', 'removed'] as const)('as %s', async (who) => {
    const token = who === 'customer' || who === 'employee' ? tokens[who] : undefined;
    const headers = who === 'removed' ? as(who) : {};
    const { code } = await ask(call, headers, token);
    if (isOpen) expect(['desk.loginRequired', 'desk.notAllowed']).not.toContain(code);
    else expect(code).toBe('desk.loginRequired');
  });

  test.each(deskRoles)('as %s', async (role) => {
    const before = await served.context.database.$count(auditEvents);
    const { code } = await ask(call, as(role));
    const after = await served.context.database.$count(auditEvents);
    if (isOpen || right.includes(role)) expect(code).not.toBe('desk.notAllowed');
    else expect([code, after - before]).toEqual(['desk.notAllowed', 1]);
    expect(code).not.toBe('desk.loginRequired');
  });

  test('from another website', async () => {
    const headers = { ...as('administrator'), origin: 'https://evil.example' };
    expect((await ask(call, headers)).code).toBe('forbidden');
  });
});

test('a passkey is asked for again five minutes later, and only before what changes access', async () => {
  served.clock.advance(5 * minuteMs);
  for (const call of tried) {
    const { code } = await ask(call, as('administrator'));
    expect([call.path, code === 'desk.confirm']).toEqual([
      call.path,
      asksAgain.includes(call.path),
    ]);
  }
});

test('calls of a customer take no session of the desk', async () => {
  const they = accountsOn(served);
  const answer = await they.send(whoAmI, undefined, { headers: as('administrator') });
  expect(answer.status).toBe(401);
});
