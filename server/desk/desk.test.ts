import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/desk.ts';
import { dayMs, hourMs, minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { softPasskey } from '#tests/support/soft-passkey.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { deskInvitations, deskPasskeys, deskPeople, deskSessions } from '../db/desk-schema.ts';
import { sweep } from '../retention/sweep.ts';
import { hashToken } from '../tokens.ts';

const mei = 'mei.tan@nuntix.example';
const lin = 'lin.wei@nuntix.example';

let served: TestApp;
let they: Desk;
beforeEach(async () => {
  served = await testApp();
  they = deskOn(served);
});
afterEach(() => served.close());

const database = () => served.context.database;
const otherBrowser = () => deskOn(served);
const idOf = async (email: string) =>
  (await they.team()).find((member) => member.email === email)?.id ?? '';

test('whether there is anybody at the desk is told to everybody', async () => {
  const state = async () => (await they.send(contract.readDesk, undefined)).body.data;
  expect(await state()).toEqual({ viewer: null, hasPeople: false });
  await they.invited();
  expect(await state()).toEqual({ viewer: null, hasPeople: true });
});

test('an invitation leads to a passkey, a session and a name', async () => {
  const token = await they.invited();
  const read = await they.send(contract.readDeskInvitation, { token });
  expect(read.body.data).toEqual({
    ...{ email: mei, name: '', roles: ['administrator'], invitedBy: 'anna' },
    locale: 'en',
    endsAt: new Date(served.clock.now().getTime() + dayMs).toISOString(),
  });
  const { begun, answer } = await they.join(token);
  expect(begun.body.data.options.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  });
  expect(answer.body.code).toBe(0);
  expect(await they.viewer()).toMatchObject({
    ...{ name: 'Mei Tan', email: mei, roles: ['administrator'], administrators: ['Mei Tan'] },
  });
  expect(await they.team()).toMatchObject([{ email: mei, passkeys: 1, invitedUntil: null }]);
});

test('the mail carries the link in the language of the invited', async () => {
  await they.enter();
  const chinese = { language: 'CN' } as const;
  await they.receive('desk-invitation');
  await they.send(contract.inviteToDesk, { email: lin, roles: ['support'] }, chinese);
  const mail = await they.receive('desk-invitation');
  expect(mail).toMatchObject({ recipient: lin, locale: 'zh' });
  expect(mail.payload).toMatchObject({ invitedBy: 'Mei Tan', hours: 24 });
  const token = new URL(mail.payload.link).hash.slice(1);
  expect((await otherBrowser().join(token, '林薇')).answer.body.code).toBe(0);
});

test('links and sessions are stored as hashes, passkeys as public keys', async () => {
  const token = await they.invited();
  const [invitation] = await database().select().from(deskInvitations);
  expect(invitation?.tokenHash).toBe(hashToken(token));
  await they.join(token);
  const [session] = await database().select().from(deskSessions);
  expect(session?.tokenHash).toBe(hashToken(they.cookies.get('desk-session') ?? ''));
});

test.each([
  ['used', async (token: string) => void (await otherBrowser().join(token))],
  ['a day old', async () => served.clock.advance(dayMs)],
  ['replaced by a newer one', async () => void (await they.invited())],
])('a link that is %s no longer works', async (_, end) => {
  const token = await they.invited();
  await end(token);
  expect((await they.send(contract.readDeskInvitation, { token })).body.code).toBe('desk.link');
  expect((await they.join(token)).answer.body).toMatchObject({ code: 'desk.link' });
});

test('of two people with the same link one comes in', async () => {
  const token = await they.invited();
  const answers = await Promise.all([they.join(token), otherBrowser().join(token)]);
  expect(answers.map(({ answer }) => answer.body.code).sort()).toEqual([0, 'desk.link']);
});

test('the cookie is for the desk alone', async () => {
  const { headers } = (await they.join(await they.invited())).answer;
  expect(headers['set-cookie']).toMatch(
    /^desk-session=[\w-]{43}; Path=\/desk; Max-Age=28800; HttpOnly; SameSite=Strict$/,
  );
});

test('over TLS the cookie is secure, and passkeys belong to the host of the desk', async () => {
  const settings = { PUBLIC_URL: 'https://www.x.example', DESK_URL: 'https://desk.x.example' };
  const apart = await testApp(settings);
  const host = { headers: { host: 'desk.x.example' } };
  const they = deskOn(apart);
  const token = await they.invited();
  const begun = await they.send(contract.beginDeskJoin, { token, name: 'Mei' }, host);
  expect(begun.body.data.options.rp.id).toBe('desk.x.example');
  const passkey = softPasskey('https://desk.x.example');
  const { id, options } = begun.body.data;
  const input = { token, name: 'Mei', id, response: passkey.make(options) };
  const { headers } = await they.send(contract.joinDesk, input, host);
  expect(headers['set-cookie']).toMatch(/^__Secure-desk-session=.*; Secure$/);
  await apart.close();
});

test('a login needs the mail address and a verified passkey of the same person', async () => {
  const passkey = await they.enter();
  const visitor = otherBrowser();
  const linsPasskey = await otherBrowser().enter(['support'], lin, '林薇');
  const codes = [
    await visitor.logIn(passkey, lin),
    await visitor.logIn(linsPasskey, mei),
    await visitor.logIn(passkey, 'nobody@nuntix.example'),
    await visitor.logIn(softPasskey(served.context.env.publicUrl)),
    await visitor.logIn(passkey, mei, { verified: false }),
  ].map(({ body }) => body.code);
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'desk.passkey'));
  expect(await visitor.viewer()).toBeNull();
  expect((await visitor.logIn(passkey, 'MEI.TAN@nuntix.example')).body.code).toBe(0);
  expect(await visitor.viewer()).toMatchObject({ email: mei });
});

test('what asks to log in tells nobody who is at the desk', async () => {
  await they.enter();
  const { options } = (await otherBrowser().send(contract.beginDeskLogin, undefined)).body.data;
  expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
});

test('a signature is taken once', async () => {
  const passkey = await they.enter();
  const { id, options } = (await they.send(contract.beginDeskLogin, undefined)).body.data;
  const input = { email: mei, id, response: passkey.sign(options) };
  expect((await they.send(contract.logInToDesk, input)).body.code).toBe(0);
  expect((await they.send(contract.logInToDesk, input)).body.code).toBe('desk.passkey');
});

test('one address cannot try for ever', async () => {
  const begin = async () => (await they.send(contract.beginDeskLogin, undefined)).status;
  for (let i = 0; i < 60; i += 1) expect(await begin()).toBe(200);
  expect(await begin()).toBe(429);
  served.clock.advance(16 * minuteMs);
  expect(await begin()).toBe(200);
});

test('a session ends after eight hours, and after 30 minutes without use', async () => {
  const passkey = await they.enter();
  served.clock.advance(30 * minuteMs - 1);
  expect(await they.viewer()).not.toBeNull();
  served.clock.advance(30 * minuteMs);
  expect(await they.viewer()).toBeNull();

  await they.logIn(passkey);
  for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
    served.clock.advance(20 * minuteMs);
    expect(await they.viewer()).not.toBeNull();
  }
  served.clock.advance(20 * minuteMs);
  expect(await they.viewer()).toBeNull();
  served.clock.advance(-8 * hourMs);
  expect(await they.viewer()).toBeNull();
});

test('signing out ends the session, a new login the one before', async () => {
  const passkey = await they.enter();
  await they.logIn(passkey);
  expect(await database().$count(deskSessions)).toBe(1);
  expect((await they.send(contract.signOutOfDesk, undefined)).status).toBe(200);
  expect(await database().$count(deskSessions)).toBe(0);
});

test('a passkey is asked for again before inviting', async () => {
  const passkey = await they.enter();
  const invite = async () =>
    (await they.send(contract.inviteToDesk, { email: lin, roles: ['support'] })).body.code;
  expect(await invite()).toBe(0);
  served.clock.advance(5 * minuteMs);
  expect(await invite()).toBe('desk.confirm');
  expect((await they.confirm(passkey, { verified: false })).body.code).toBe('desk.passkey');
  expect(await invite()).toBe('desk.confirm');
  expect((await they.confirm(passkey)).body.code).toBe(0);
  expect(await invite()).toBe(0);
});

test('nobody confirms with the passkey of somebody else', async () => {
  await they.enter();
  const other = await otherBrowser().enter(['support'], lin, '林薇');
  expect((await they.confirm(other)).body.code).toBe('desk.passkey');
});

test('a second passkey is added and the first removed, but never the only one', async () => {
  await they.enter();
  const list = async (): Promise<contract.DeskPasskey[]> =>
    (await they.send(contract.listDeskPasskeys, undefined)).body.data;
  const remove = async (id: string) =>
    (await they.send(contract.removeDeskPasskey, { id })).body.code;
  const [first] = await list();
  expect(await remove(first?.id ?? '')).toBe('desk.lastPasskey');
  const { passkey, answer } = await they.addPasskey();
  expect(answer.body.code).toBe(0);
  expect(await list()).toHaveLength(2);
  expect(await remove(first?.id ?? '')).toBe(0);
  expect(await remove(first?.id ?? '')).toBe('desk.unknown');
  expect((await otherBrowser().logIn(passkey)).body.code).toBe(0);
});

test('nobody removes the passkey of somebody else', async () => {
  await otherBrowser().enter(['support'], lin, '林薇');
  await they.enter();
  await they.addPasskey();
  const rows = await database().select().from(deskPasskeys);
  const own: contract.DeskPasskey[] = (await they.send(contract.listDeskPasskeys, undefined)).body
    .data;
  const theirs = rows.find(({ id }) => !own.some((passkey) => passkey.id === id));
  const answer = await they.send(contract.removeDeskPasskey, { id: theirs?.id ?? '' });
  expect(answer.body.code).toBe('desk.unknown');
  expect(await database().$count(deskPasskeys)).toBe(3);
});

test('who was invited again keeps the old passkeys until the link is used', async () => {
  const old = await they.enter();
  const token = await they.invited();
  expect((await otherBrowser().logIn(old)).body.code).toBe(0);
  const { passkey, answer } = await otherBrowser().join(token, 'Mei T.');
  expect(answer.body.code).toBe(0);
  expect((await otherBrowser().logIn(old)).body.code).toBe('desk.passkey');
  expect(await they.viewer()).toBeNull();
  expect((await they.logIn(passkey)).body.code).toBe(0);
  expect(await they.viewer()).toMatchObject({ name: 'Mei T.' });
});

test('other roles end sessions and the open link', async () => {
  await they.enter();
  const lins = otherBrowser();
  await lins.enter(['support'], lin, '林薇');
  const token = await they.invited(lin, ['support']);
  const id = await idOf(lin);
  const roles = ['incident-manager', 'support'] as const;
  const change = await they.send(contract.setDeskRoles, { id, roles: [...roles] });
  expect(change.body.code).toBe(0);
  expect(await lins.viewer()).toBeNull();
  expect((await lins.join(token)).answer.body.code).toBe('desk.link');
  expect((await they.team()).find((member) => member.id === id)?.roles).toEqual(roles);
});

test('who is removed is out at once, and can be invited as somebody new', async () => {
  await they.enter();
  const lins = otherBrowser();
  const passkey = await lins.enter(['support'], lin, '林薇');
  const id = await idOf(lin);
  expect((await they.send(contract.removeFromDesk, { id })).body.code).toBe(0);
  expect(await lins.viewer()).toBeNull();
  expect((await lins.logIn(passkey, lin)).body.code).toBe('desk.passkey');
  expect((await they.send(contract.removeFromDesk, { id })).body.code).toBe('desk.unknown');
  await they.invited(lin, ['support']);
  expect(await idOf(lin)).not.toBe(id);
});

test('the last administrator stays', async () => {
  await they.enter();
  await they.invited(lin, ['administrator']);
  const id = await idOf(mei);
  const refused = async () => [
    (await they.send(contract.removeFromDesk, { id })).body.code,
    (await they.send(contract.setDeskRoles, { id, roles: ['support'] })).body.code,
    (await they.send(contract.inviteToDesk, { email: mei, roles: ['support'] })).body.code,
  ];
  // Who is only invited could not let anybody in.
  expect(await refused()).toEqual(Array.from({ length: 3 }, () => 'desk.lastAdministrator'));
  const answer = await they.send(contract.removeFromDesk, { id }, { language: 'CN' });
  expect(answer.body.msg).toBe('请先邀请另一位管理员。');
  await otherBrowser().enter(['administrator'], lin, '林薇');
  expect((await they.send(contract.removeFromDesk, { id })).body.code).toBe(0);
});

test('two administrators cannot end each other', async () => {
  await they.enter();
  const lins = otherBrowser();
  await lins.enter(['administrator'], lin, '林薇');
  const [ids, own] = [await idOf(lin), await idOf(mei)];
  const answers = await Promise.all([
    they.send(contract.removeFromDesk, { id: ids }),
    lins.send(contract.removeFromDesk, { id: own }),
  ]);
  expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
  expect(await database().$count(deskSessions)).toBe(1);
});

test('every action is recorded with the person', async () => {
  const passkey = await they.enter();
  await they.logIn(passkey);
  const [person] = await database().select().from(deskPeople);
  const events = await database().select().from(auditEvents);
  expect(events.map(({ action, actorId, actorName }) => [action, actorId, actorName])).toEqual([
    ['desk.invited', null, 'anna'],
    ['desk.joined', person?.id, mei],
    ['desk.logged-in', person?.id, mei],
  ]);
});

test('links, sessions and people who were removed are purged', async () => {
  await they.enter();
  await they.invited(lin, ['support']);
  await they.send(contract.removeFromDesk, { id: await idOf(lin) });
  await they.invited('tom.li@nuntix.example', ['support']);
  await they.send(contract.beginDeskLogin, undefined);
  const purge = () => sweep(served.context, database());
  expect(await purge()).toMatchObject({ deskInvitations: 0, deskChallenges: 0, deskPeople: 0 });
  served.clock.advance(5 * minuteMs);
  expect(await purge()).toMatchObject({ deskChallenges: 1, idleDeskSessions: 0 });
  served.clock.advance(25 * minuteMs);
  expect(await purge()).toMatchObject({ idleDeskSessions: 1 });
  served.clock.advance(dayMs);
  expect(await purge()).toMatchObject({ deskInvitations: 1, deskPeople: 0 });
  served.clock.advance(2 * 366 * dayMs);
  expect(await purge()).toMatchObject({ deskPeople: 1 });
  expect(await database().$count(deskPeople)).toBe(2);
});
