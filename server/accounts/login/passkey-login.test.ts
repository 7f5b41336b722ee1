import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whoAmI } from '#contract/console.ts';
import {
  beginPasskeyLogin,
  beginSecondFactorPasskey,
  logInByPasskey,
  passSecondFactorByPasskey,
  removePasskey,
} from '#contract/two-factor.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { softPasskey } from '#tests/support/soft-passkey.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { auditEvents } from '../../db/audit-schema.ts';
import { customers, employees, sessions } from '../../db/schema.ts';
import { passkeyChallenges, passkeys } from '../../db/two-factor-schema.ts';

let served: TestApp;
let they: TwoFactorClient;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
  they = await twoFactorOn(served);
});
afterEach(() => served.close());

const who = (token: string) => they.send(whoAmI, undefined, { token });
const begin = async () => (await they.send(beginPasskeyLogin, undefined)).body.data;

/** An employee with a passkey. */
async function employeeWithPasskey() {
  const { id } = (await they.hire({ menus: ['account'] })).body.data;
  return { id, ...(await they.addPasskey('Phone', await they.enter())) };
}

describe('a login by passkey alone', () => {
  test('opens a session as after password and second factor', async () => {
    const { passkey } = await they.addPasskey();
    await they.addApp();
    const { body, headers } = await they.logInByPasskey(passkey);
    expect(body).toMatchObject({ code: 0, data: { name: 'Mei Tan', balance: 128.5 } });
    expect(body.data).toMatchObject({ subUserToken: '' });
    expect(body.data).not.toHaveProperty('factor');
    expect(String(headers['set-cookie'])).toContain('known-device');
    expect((await who(body.data.usertoken)).status).toBe(200);
    const opened = await served.context.database
      .select({ details: auditEvents.details })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'session.opened'));
    expect(opened.at(-1)?.details).toMatchObject({ way: 'passkey', newDevice: false });
  });

  test('lets an employee in, with their own menus', async () => {
    const { passkey } = await employeeWithPasskey();
    const { data } = (await they.logInByPasskey(passkey)).body;
    expect(data).toMatchObject({ name: 'lin', balance: null, subUserToken: data.usertoken });
    expect((await who(data.usertoken)).body.data).toMatchObject({ name: 'lin' });
  });

  test('ends the browser’s previous session', async () => {
    const { passkey } = await they.addPasskey();
    const { id, options } = await begin();
    await they.send(logInByPasskey, { id, response: passkey.sign(options) }, they.asMe);
    expect((await they.who()).status).toBe(401);
  });

  test('names neither an account nor its passkeys to whoever asks', async () => {
    await they.addPasskey();
    const { options } = await begin();
    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    expect(Object.keys(options).sort()).toEqual([
      ...['allowCredentials', 'challenge', 'rpId', 'timeout', 'userVerification'],
    ]);
  });
});

describe('refused', () => {
  const refusedBy = async (passkey: ReturnType<typeof softPasskey>, how?: { verified: boolean }) =>
    (await they.logInByPasskey(passkey, how)).body;

  test('an unknown passkey, and a known one signed by another key, alike', async () => {
    const { passkey } = await they.addPasskey();
    const { publicUrl } = served.context.env;
    const unknown = await refusedBy(softPasskey(publicUrl));
    expect(unknown).toMatchObject({ code: 'passkey.unknown' });
    expect(unknown.msg).toBe('This device has no passkey for Nuntix.');
    const forged = softPasskey(publicUrl);
    const { id, options } = await begin();
    const named = { id: passkey.credentialId, rawId: passkey.credentialId };
    const response = { ...forged.sign(options), ...named };
    expect((await they.send(logInByPasskey, { id, response })).body).toEqual(unknown);
    expect(await refusedBy(passkey, { verified: false })).toEqual(unknown);
    expect((await they.logInByPasskey(passkey)).body.code).toBe(0);
  });

  test('a signature for another site, and a response in another shape', async () => {
    const { passkey } = await they.addPasskey();
    const { id, options } = await begin();
    const elsewhere = softPasskey('https://evil.example').sign(options).response;
    const response = { ...passkey.sign(options), response: elsewhere };
    expect((await they.send(logInByPasskey, { id, response })).body.code).toBe('passkey.unknown');
    const other = await begin();
    const odd = await they.send(logInByPasskey, { id: other.id, response: { id: 7 } });
    expect(odd.body.code).toBe('passkey.unknown');
  });

  test('a challenge that was used, is over, or is for something else', async () => {
    const { passkey } = await they.addPasskey();
    const answer = async (id: string, options: { challenge: string }) =>
      (await they.send(logInByPasskey, { id, response: passkey.sign(options) })).body.code;
    const used = await begin();
    expect(await answer(used.id, used.options)).toBe(0);
    expect(await answer(used.id, used.options)).toBe('passkey.refused');
    const late = await begin();
    served.clock.advance(5 * 60_000);
    expect(await answer(late.id, late.options)).toBe('passkey.refused');
    const step = await they.startLogin();
    const second = (await they.send(beginSecondFactorPasskey, { step })).body.data;
    expect(await answer(second.id, second.options)).toBe('passkey.refused');
    const { id, options } = await begin();
    const response = passkey.sign(options);
    const passed = await they.send(passSecondFactorByPasskey, { step, id, response });
    expect(passed.body.code).toBe('passkey.refused');
  });

  test('one of two parallel uses of a challenge', async () => {
    const { passkey } = await they.addPasskey();
    const { id, options } = await begin();
    const use = () => they.send(logInByPasskey, { id, response: passkey.sign(options) });
    const codes = (await Promise.all([use(), use()])).map(({ body }) => body.code);
    expect(codes).toContain(0);
    expect(codes).toContain('passkey.refused');
  });

  test('a passkey from before, which stays a second factor', async () => {
    const { passkey } = await they.addPasskey();
    await served.context.database.update(passkeys).set({ logsInAlone: false });
    const open = await served.context.database.$count(sessions);
    expect((await refusedBy(passkey)).code).toBe('passkey.notAlone');
    expect(await served.context.database.$count(sessions)).toBe(open);
    const { body } = await they.passByPasskey(await they.startLogin(), passkey);
    expect(body.data.user).not.toBeNull();
  });

  test('a removed passkey', async () => {
    const { passkey } = await they.addPasskey();
    const [{ id } = { id: '' }] = await served.context.database.select().from(passkeys);
    await they.send(removePasskey, { id }, they.asMe);
    expect((await refusedBy(passkey)).code).toBe('passkey.unknown');
  });

  test.each([
    ['disabled', 'login.disabled'],
    ['pending', 'passkey.unknown'],
  ] as const)('a main user whose account is %s', async (status, code) => {
    const { passkey } = await they.addPasskey();
    await served.context.database.update(customers).set({ status });
    expect((await refusedBy(passkey)).code).toBe(code);
  });

  test('a disabled employee, one of a disabled account, and one who left', async () => {
    const { id, passkey } = await employeeWithPasskey();
    const { database } = served.context;
    await database.update(employees).set({ status: 'disabled' });
    expect((await refusedBy(passkey)).code).toBe('employee.disabled');
    await database.update(employees).set({ status: 'active' });
    await database.update(customers).set({ status: 'disabled' });
    expect((await refusedBy(passkey)).code).toBe('passkey.unknown');
    await database.update(customers).set({ status: 'active' });
    await database.delete(employees).where(eq(employees.id, id));
    expect((await refusedBy(passkey)).code).toBe('passkey.unknown');
  });
});

test('challenges are limited per address, and apart for a browser that logged in before', async () => {
  await served.close();
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '5' });
  they = await twoFactorOn(served);
  const { passkey } = await they.addPasskey();
  const stranger = accountsOn(served);
  const from = { remoteAddress: '203.0.113.7' };
  const ask = () => stranger.send(beginPasskeyLogin, undefined, from);
  for (let i = 0; i < 5; i += 1) expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(await served.context.database.$count(passkeyChallenges)).toBe(5);
  const owner = await they.logInByPasskey(passkey, { from: from.remoteAddress });
  expect(owner.body.code).toBe(0);
});
