import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInEmployee } from '#contract/accounts.ts';
import * as console from '#contract/console.ts';
import * as contract from '#contract/invitations.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { customers, employeeInvitations, employees, limitCounters } from '#server/db/schema.ts';
import { otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Inviting, invitationOn, invitedEmail } from '#tests/support/invitations.ts';
import { sweep } from '../../retention/sweep.ts';

let served: TestApp;
let they: Inviting;

const begin = async (settings: Record<string, string> = {}) => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000', ...settings });
  they = await invitationOn(served);
};
beforeEach(() => begin());
afterEach(() => served.close());

const logIn = (code: string, password = otherPassword) =>
  they.send(logInEmployee, { phone: '+6581234567', code, password });

describe('inviting', () => {
  test('mails a link of seven days in the chosen language, and only its hash is stored', async () => {
    const { body } = await they.invite({ menus: ['account', 'home'], locale: 'zh' });
    const now = served.clock.now();
    expect(body.data).toEqual({
      ...{ id: expect.any(String), email: invitedEmail, locale: 'zh' },
      ...{ menus: ['home', 'account'], managesKeys: false },
      sentAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 7 * dayMs).toISOString(),
    });
    expect(await they.list()).toEqual([body.data]);
    const { recipient, locale, payload } = await they.receive('employee-invitation');
    expect([recipient, locale]).toEqual([invitedEmail, 'zh']);
    expect(payload).toMatchObject({ invitedBy: 'Mei Tan', companyName: 'Harbour Coffee', days: 7 });
    const link = new URL(payload.link);
    expect(link.pathname).toBe('/client/invitation');
    expect(link.searchParams.get('internationalization')).toBe('false');
    const rows = await served.context.database.select().from(employeeInvitations);
    expect(JSON.stringify(rows)).not.toContain(link.searchParams.get('token'));
  });

  test.each([
    ['', 'signUp.email'],
    ['sara', 'signUp.emailFormat'],
  ])('%j is refused', async (email, code) => {
    expect((await they.invite({ email })).body.code).toBe(code);
    expect(await they.countQueued()).toBe(0);
  });

  test('somebody who is an employee already is refused, whatever the case of the letters', async () => {
    await they.join(await they.invited());
    expect((await they.invite({ email: invitedEmail.toUpperCase() })).body.code).toBe(
      'invitation.employee',
    );
  });

  test('an address that is invited already gets a new link, and the old one ends', async () => {
    const before = await they.invited();
    const after = await they.invited({ email: invitedEmail.toUpperCase(), menus: [] });
    expect(await they.list()).toHaveLength(1);
    expect(await they.lookUp(before)).toMatchObject({ state: 'ended' });
    expect(await they.lookUp(after)).toMatchObject({ state: 'open' });
  });

  test('sending again starts anew and ends the old link', async () => {
    const old = await they.invited({ menus: ['employees'] });
    served.clock.advance(6 * dayMs);
    const again = await invitationOnceMore();
    expect((await they.join(old)).body.code).toBe('invitation.link');
    served.clock.advance(2 * dayMs);
    expect((await they.join(again)).body.code).toBe(0);
    const [employee] = await served.context.database.select().from(employees);
    expect(employee).toMatchObject({ menus: ['employees'], email: invitedEmail });
  });

  test('a revoked link ends at once, and cannot be sent again', async () => {
    const token = await they.invited();
    const [{ id = '' } = {}] = await they.list();
    const revoke = () => they.send(contract.revokeInvitation, { id }, they.asMe);
    expect((await revoke()).body.code).toBe(0);
    expect(await they.list()).toEqual([]);
    expect((await they.join(token)).body.code).toBe('invitation.link');
    expect((await revoke()).body.code).toBe('invitation.unknown');
    expect((await they.send(contract.sendInvitationAgain, { id }, they.asMe)).body.code).toBe(
      'invitation.unknown',
    );
  });

  test('invitations of another account cannot be touched', async () => {
    await they.invited();
    const [{ id = '' } = {}] = await they.list();
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    const token: string = (await they.logIn('b@x.example')).body.data.usertoken;
    for (const call of [contract.revokeInvitation, contract.sendInvitationAgain])
      expect((await they.send(call, { id }, { token })).body.code).toBe('invitation.unknown');
    expect((await they.send(contract.listInvitations, undefined, { token })).body.data).toEqual([]);
  });

  test('takes a place of the account while its link is good', async () => {
    await served.close();
    await begin({ LIMIT_EMPLOYEES: '1' });
    await they.invited();
    expect((await they.invite({ email: 'b@x.example' })).body.code).toBe('employee.limit');
    // The same address replaces its own.
    expect((await they.invite()).body.code).toBe(0);
    served.clock.advance(7 * dayMs);
    const token: string = (await they.logIn()).body.data.usertoken;
    const input = { email: 'b@x.example', menus: [], locale: 'en' as const };
    expect((await they.send(contract.inviteEmployee, input, { token })).body.code).toBe(0);
  });

  test('a mailbox gets a few invitations a day, from all accounts and spellings together', async () => {
    await served.close();
    await begin({ LIMIT_INVITATION_MAILS_PER_DAY: '2' });
    await they.invited();
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    const token: string = (await they.logIn('b@x.example')).body.data.usertoken;
    const input = { email: 'SARA.K+2@harbour.example', menus: [], locale: 'en' as const };
    const other = () => they.send(contract.inviteEmployee, input, { token });
    expect((await other()).body.code).toBe(0);
    expect(await other()).toMatchObject({ status: 429, body: { code: 'invitation.mailLimit' } });
    expect((await they.invite({ email: 'b@x.example' })).body.code).toBe(0);
  });

  test('an account sends a limited number a day', async () => {
    await served.close();
    await begin({ LIMIT_INVITATIONS_PER_DAY: '1' });
    await they.invited();
    expect(await they.invite({ email: 'b@x.example' })).toMatchObject({
      ...{ status: 429, body: { code: 'invitation.limit' } },
    });
    // The refused one took nothing from the mailbox.
    const rows = await served.context.database.select().from(limitCounters);
    expect(rows.filter(({ key }) => key.includes('b@x.example'))).toEqual([]);
  });
});

/** The token of the invitation's second mail. */
async function invitationOnceMore(): Promise<string> {
  const token: string = (await they.logIn()).body.data.usertoken;
  const [{ id = '' } = {}] = (await they.send(contract.listInvitations, undefined, { token })).body
    .data;
  await they.send(contract.sendInvitationAgain, { id }, { token });
  return they.mailedToken();
}

describe('joining', () => {
  test('shows who invites and what is needed to log in, and changes nothing', async () => {
    const token = await they.invited();
    const expected = {
      ...{ state: 'open', email: invitedEmail, companyName: 'Harbour Coffee' },
      ...{ invitedBy: 'Mei Tan', phone: '+6581234567', requiresTwoFactor: false },
      expiresAt: new Date(served.clock.now().getTime() + 7 * dayMs).toISOString(),
    };
    expect(await they.lookUp(token)).toEqual(expected);
    expect(await they.lookUp(token)).toEqual(expected);
  });

  test('makes an employee with own username and password, and logs in', async () => {
    const { body } = await they.join(
      await they.invited({ menus: ['developer'], managesKeys: true }),
    );
    expect(body.data).toMatchObject({ name: 'sara', balance: null });
    const asThem = { token: body.data.usertoken };
    expect((await they.who(asThem)).body.data).toMatchObject({ role: 'employee' });
    const [listed] = (await they.send(console.listEmployees, undefined, they.asMe)).body.data;
    expect(listed).toMatchObject({
      ...{ username: 'sara', email: invitedEmail, menus: ['developer'], managesKeys: true },
    });
    expect((await they.receive('account-changed')).payload).toMatchObject({
      ...{ change: 'employee.joined', employee: 'sara' },
    });
    expect((await logIn('sara')).body.code).toBe('success');
    expect(await they.list()).toEqual([]);
  });

  test('works once, also in parallel', async () => {
    const token = await they.invited();
    const replies = await Promise.all([
      they.join(token),
      they.join(token, { username: 'sara.two' }),
    ]);
    expect(replies.map(({ body }) => body.code).sort()).toEqual([0, 'invitation.link']);
    expect(await they.lookUp(token)).toEqual({ state: 'ended', invitedBy: 'Mei Tan' });
  });

  test.each([
    [{ username: '1sara' }, 'username.format'],
    [{ password: 'abc12345' }, 'password.common'],
    [{ password: 'abcdefgh' }, 'password.format'],
    [{ username: 'sarakoch', password: 'sarakoch1' }, 'password.personal'],
    [{ username: 'LIN' }, 'username.taken'],
  ])('%j is refused, and the link stays good', async (changes, code) => {
    await they.hire();
    const token = await they.invited();
    expect((await they.join(token, changes)).body.code).toBe(code);
    expect(await they.lookUp(token)).toMatchObject({ state: 'open' });
  });

  test('names nobody for a token that we never sent', async () => {
    expect(await they.lookUp('x'.repeat(43))).toEqual({ state: 'ended', invitedBy: null });
    expect((await they.join('x'.repeat(43))).body.code).toBe('invitation.link');
  });

  test('ends after seven days, and when the account is disabled', async () => {
    const token = await they.invited();
    served.clock.advance(7 * dayMs);
    expect((await they.join(token)).body.code).toBe('invitation.link');
    expect(await they.lookUp(token)).toEqual({ state: 'ended', invitedBy: 'Mei Tan' });
    served.clock.advance(-minuteMs);
    await served.context.database
      .update(customers)
      .set({ status: 'disabled' })
      .where(eq(customers.email, 'mei@harbour.example'));
    expect((await they.join(token)).body.code).toBe('invitation.link');
  });

  test('a declined link has ended', async () => {
    const token = await they.invited();
    const decline = () => they.send(contract.declineInvitation, { token });
    expect((await decline()).body.code).toBe(0);
    expect((await decline()).body.code).toBe(0);
    expect((await they.join(token)).body.code).toBe('invitation.link');
    expect(await they.list()).toEqual([]);
  });
});

describe('a username', () => {
  const isFree = (token: string, username: string) =>
    they.send(contract.checkInvitedUsername, { token, username });

  test('is free or taken within the account', async () => {
    await they.hire();
    const token = await they.invited();
    expect((await isFree(token, 'sara')).body.data).toEqual({ isFree: true });
    expect((await isFree(token, 'LIN')).body.data).toEqual({ isFree: false });
    // That of a main user of some account is none of its business.
    expect((await isFree(token, 'mei.tan')).body.data).toEqual({ isFree: true });
  });

  test('is asked for with a good link only, and not without end', async () => {
    await served.close();
    await begin({ LIMIT_CODE_TRIES_PER_MINUTE: '3' });
    await they.hire();
    const token = await they.invited();
    expect((await isFree('x'.repeat(43), 'lin')).body.code).toBe('invitation.link');
    for (let i = 0; i < 2; i += 1) expect((await isFree(token, 'lin')).status).toBe(200);
    expect((await isFree(token, 'lin')).status).toBe(429);
  });
});

test('links are deleted a month after they ended', async () => {
  await they.invited();
  const rows = async () =>
    (await served.context.database.select().from(employeeInvitations)).length;
  served.clock.advance(36 * dayMs);
  await sweep(served.context, served.context.database);
  expect(await rows()).toBe(1);
  served.clock.advance(dayMs);
  await sweep(served.context, served.context.database);
  expect(await rows()).toBe(0);
});
