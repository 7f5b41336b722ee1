import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeOwnPassword, listSessions } from '#contract/console.ts';
import * as contract from '#contract/two-factor.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { softPasskey } from '#tests/support/soft-passkey.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '../../db/two-factor-schema.ts';

let served: TestApp;
let they: TwoFactorClient;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await twoFactorOn(served);
});
afterAll(() => served.close());

const security = async () =>
  (await they.send(contract.getSecurity, undefined, they.asMe)).body.data;
const minutes = (count: number) => served.clock.advance(count * 60_000);

describe('passkeys', () => {
  test('are added with a name, and the first comes with ten recovery codes', async () => {
    const first = await they.addPasskey('Laptop');
    expect(first.codes).toHaveLength(10);
    for (const code of first.codes)
      expect(code).toMatch(/^[2-9a-hj-kmnp-z]{5}(-[2-9a-hj-kmnp-z]{5}){2}$/);
    expect(new Set(first.codes).size).toBe(10);
    minutes(1);
    const second = await they.addPasskey('Safe');
    expect(second.codes).toBeNull();
    expect(await security()).toEqual({
      passwordChangedAt: null,
      passkeys: [
        expect.objectContaining({ name: 'Laptop', here: true, roams: false, lastUsedAt: null }),
        expect.objectContaining({ name: 'Safe' }),
      ],
      app: null,
      recoveryCodesLeft: 10,
    });
    expect(await they.countQueued('account-changed')).toBe(2);
  });

  test('are limited to ten', async () => {
    for (let i = 0; i < 10; i += 1) expect((await they.addPasskey()).added.body.code).toBe(0);
    const eleventh = await they.send(contract.beginPasskey, undefined, they.asMe);
    expect(eleventh.body.code).toBe('passkey.limit');
  });

  test('are renamed and removed; the last one takes the recovery codes with it', async () => {
    await they.addPasskey('Laptop');
    const [{ id }] = (await security()).passkeys;
    await they.send(contract.renamePasskey, { id, name: ' Desk ' }, they.asMe);
    expect((await security()).passkeys[0].name).toBe('Desk');
    await they.send(contract.removePasskey, { id }, they.asMe);
    expect(await security()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await they.logIn()).body.data).not.toHaveProperty('factor');
    expect((await they.send(contract.removePasskey, { id }, they.asMe)).body.code).toBe(
      'step.none',
    );
  });

  test('added in parallel create one set of recovery codes', async () => {
    const added = await Promise.all(Array.from({ length: 6 }, () => they.addPasskey()));
    expect(added.filter(({ codes }) => codes !== null)).toHaveLength(1);
    expect((await security()).recoveryCodesLeft).toBe(10);
  });

  test('contain the public name of the account, and keys of the allowed algorithms', async () => {
    const response = await they.send(contract.beginPasskey, undefined, they.asMe);
    const { pubKeyCredParams } = response.body.data.options;
    expect(pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
    const handle = Buffer.from(response.body.data.options.user.id, 'base64url').toString();
    expect(handle).toBe((await they.who()).body.data.id);
  });

  test('are found by their device and verify their user, so that they log in alone', async () => {
    const { id, options } = (await they.send(contract.beginPasskey, undefined, they.asMe)).body
      .data;
    expect(options.authenticatorSelection).toMatchObject({
      ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    });
    const response = softPasskey(served.context.env.publicUrl).make(options, { verified: false });
    const unverified = { id, response, name: 'Touch only' };
    expect((await they.send(contract.addPasskey, unverified, they.asMe)).body.code).toBe(
      'passkey.refused',
    );
    await they.addPasskey();
    expect((await security()).passkeys).toMatchObject([{ logsInAlone: true }]);
  });

  test('from before are renewed in place, on the device that has one', async () => {
    const { passkey: old } = await they.addPasskey('Laptop');
    minutes(1);
    const { passkey: other } = await they.addPasskey('Safe');
    const { database } = served.context;
    await database.update(passkeys).set({ logsInAlone: false }).where(eq(passkeys.name, 'Laptop'));
    const [{ id: renews, logsInAlone }] = (await security()).passkeys;
    expect(logsInAlone).toBe(false);

    minutes(1);
    const begun = await they.send(contract.beginPasskey, { renews }, they.asMe);
    const { id, options } = begun.body.data;
    expect(options.excludeCredentials).toMatchObject([{ id: other.credentialId }]);
    const fresh = softPasskey(served.context.env.publicUrl);
    const input = { id, response: fresh.make(options), name: 'Laptop', renews };
    const { body } = await they.send(contract.addPasskey, input, they.asMe);
    expect(body.data).toEqual({ recoveryCodes: null });
    expect((await security()).passkeys).toMatchObject([
      { name: 'Safe', logsInAlone: true },
      { name: 'Laptop', logsInAlone: true },
    ]);
    expect((await they.logInByPasskey(fresh)).body.code).toBe(0);
    expect((await they.logInByPasskey(old)).body.code).toBe('passkey.unknown');
  });

  test('that are gone or another user’s cannot be renewed', async () => {
    await they.addPasskey();
    const [{ id: renews }] = (await security()).passkeys;
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    const token = (await they.logIn('b@x.example')).body.data.usertoken;
    expect((await they.send(contract.beginPasskey, { renews }, { token })).body.code).toBe(
      'step.none',
    );
  });

  test('of another account cannot be changed', async () => {
    await they.addPasskey();
    const [{ id }] = (await security()).passkeys;
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    const token = (await they.logIn('b@x.example')).body.data.usertoken;
    expect((await they.send(contract.removePasskey, { id }, { token })).body.code).toBe(
      'step.none',
    );
    const renamed = await they.send(contract.renamePasskey, { id, name: 'Mine' }, { token });
    expect(renamed.body.code).toBe('step.none');
  });
});

describe('an authenticator app', () => {
  test('is enabled by its first code', async () => {
    const { begun, added, codes } = await they.addApp();
    const { uri, secret, picture } = begun.body.data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}&/);
    expect(uri).toContain(secret);
    expect(picture.path).toMatch(/^M0 0h7v1h-7z/);
    expect(added.body.data.added).toBe(true);
    expect(codes).toHaveLength(10);
    expect((await security()).app).toEqual({ createdAt: expect.any(String), lastUsedAt: null });
    expect((await they.send(contract.beginApp, undefined, they.asMe)).body.code).toBe('step.none');
  });

  test('is not enabled by a wrong code, and not required until then', async () => {
    await they.send(contract.beginApp, undefined, they.asMe);
    const { body } = await they.send(contract.addApp, { code: '000000' }, they.asMe);
    expect(body.data).toEqual({
      added: false,
      recoveryCodes: null,
      attemptsLeft: 4,
      retryAt: null,
    });
    expect((await security()).app).toBeNull();
    expect((await they.logIn()).body.data).not.toHaveProperty('factor');
  });

  test('is stored encrypted, recovery codes as hashes', async () => {
    const { begun, codes } = await they.addApp();
    const { database } = served.context;
    const stored = JSON.stringify([
      await database.select().from(authenticatorApps),
      await database.select().from(recoveryCodes),
    ]);
    expect(stored).not.toContain(begun.body.data.secret);
    for (const code of codes) expect(stored).not.toContain(code);
  });

  test('has recovery codes hashed like passwords, each with its own salt', async () => {
    await they.addApp();
    const stored = await served.context.database.select().from(recoveryCodes);
    const salts = stored.map(
      ({ codeHash }) => /^\$argon2id\$[^$]+\$[^$]+\$([^$]+)\$/.exec(codeHash)?.[1],
    );
    expect(new Set(salts).size).toBe(10);
    expect(salts).not.toContain(undefined);
  });

  test('can be removed', async () => {
    await they.addApp();
    await they.send(contract.removeApp, undefined, they.asMe);
    expect(await security()).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    expect((await they.send(contract.removeApp, undefined, they.asMe)).body.code).toBe('step.none');
  });
});

test('new recovery codes void the old ones', async () => {
  const { codes } = await they.addPasskey();
  const { body } = await they.send(contract.makeRecoveryCodes, undefined, they.asMe);
  expect(body.data).toHaveLength(10);
  const step = await they.startLogin();
  const old = await they.send(contract.passSecondFactorByRecoveryCode, { step, code: codes[0] });
  expect(old.body.data.user).toBeNull();
  const fresh = await they.send(contract.passSecondFactorByRecoveryCode, {
    step,
    code: body.data[0],
  });
  expect(fresh.body.data.user).not.toBeNull();
  expect((await security()).recoveryCodesLeft).toBe(9);
});

describe('reauthentication', () => {
  const make = () => they.send(contract.makeRecoveryCodes, undefined, they.asMe);

  test('is required ten minutes after the login, and lasts ten minutes', async () => {
    await they.addPasskey();
    minutes(10);
    const response = await make();
    expect(response.status).toBe(403);
    expect(response.body.code).toBe('session.confirm');
    const { body } = await they.confirm();
    expect(body.data).toEqual({
      tokens: { usertoken: expect.stringMatching(/^[\w-]{43}$/), subUserToken: '' },
      attemptsLeft: 5,
      retryAt: null,
    });
    minutes(9);
    expect((await make()).body.code).toBe(0);
    minutes(1);
    expect((await make()).body.code).toBe('session.confirm');
  });

  test('accepts a passkey with user verification', async () => {
    const { passkey } = await they.addPasskey();
    minutes(10);
    const sign = (verified: boolean) => they.signToConfirm(passkey, { verified });
    expect((await sign(false)).body.data.tokens).toBeNull();
    expect((await sign(true)).body.data.tokens).not.toBeNull();
    expect((await make()).body.code).toBe(0);
  });

  test('renews the token by either method and voids the old one', async () => {
    const { passkey } = await they.addPasskey();
    for (const prove of [they.confirm, () => they.signToConfirm(passkey)]) {
      const before = they.asMe.token;
      await prove();
      expect((await they.who({ token: before })).body.code).toBe('session.required');
      expect((await they.who(they.asMe)).body.code).toBe(0);
    }
    const list = await they.send(listSessions, undefined, they.asMe);
    expect(list.body.data).toEqual([expect.objectContaining({ current: true })]);
  });

  test('that fails keeps the token', async () => {
    expect((await they.confirm('wrong1')).body.data.tokens).toBeNull();
    expect((await they.who()).status).toBe(200);
  });

  test('in parallel with one token creates one new token', async () => {
    const input = { password: goodPassword };
    const both = await Promise.all(
      [1, 2].map(() => they.send(contract.reauthenticateByPassword, input, { token: they.token })),
    );
    const codes = both.map(({ body }) => body.code);
    expect(codes.toSorted()).toEqual([0, 'session.required']);
    const token = both.find(({ body }) => body.code === 0)?.body.data.tokens.usertoken;
    expect((await they.who({ token })).status).toBe(200);
  });

  test('renews both tokens of an employee', async () => {
    await they.hire();
    const token = await they.enter();
    const input = { password: otherPassword };
    const { tokens } = (await they.send(contract.reauthenticateByPassword, input, { token })).body
      .data;
    expect(tokens.subUserToken).toBe(tokens.usertoken);
    expect((await they.who({ token: tokens.usertoken })).body.data.role).toBe('employee');
    expect((await they.who({ token })).status).toBe(401);
  });

  test('allows five attempts', async () => {
    await they.addPasskey();
    minutes(10);
    for (const attemptsLeft of [4, 3, 2, 1, 0])
      expect((await they.confirm('wrong1')).body.data).toMatchObject({
        tokens: null,
        attemptsLeft,
      });
    expect((await they.confirm()).body.data).toMatchObject({
      ...{ tokens: null, attemptsLeft: 0, retryAt: expect.any(String) },
    });
    minutes(16);
    expect((await they.confirm()).body.data.tokens).not.toBeNull();
  });

  test('applies to this session only', async () => {
    await they.addPasskey();
    minutes(10);
    const token = (await they.passByPasskey(await they.startLogin(), (await fresh()).passkey)).body
      .data.user.usertoken;
    expect((await they.send(contract.makeRecoveryCodes, undefined, { token })).body.code).toBe(0);
    minutes(10);
    await they.send(contract.reauthenticateByPassword, { password: goodPassword }, { token });
    expect((await make()).body.code).toBe('session.confirm');
  });

  async function fresh() {
    await they.confirm();
    return they.addPasskey('Other');
  }
});

describe('a new password', () => {
  test('ends employees’ sessions on request', async () => {
    await they.hire({ menus: ['account'] });
    const change = async (password: string, newPassword: string, endEmployees?: boolean) => {
      const reply = await they.send(
        changeOwnPassword,
        { password, newPassword, ...(endEmployees !== undefined && { endEmployees }) },
        they.asMe,
      );
      they.asMe.token = reply.body.data.usertoken;
    };
    const employee = await they.enter();
    await change(goodPassword, otherPassword);
    expect((await they.who({ token: employee })).status).toBe(200);
    await change(otherPassword, goodPassword, true);
    expect((await they.who({ token: employee })).status).toBe(401);
    expect((await they.who(they.asMe)).status).toBe(200);
    expect((await security()).passwordChangedAt).toBe(served.clock.now().toISOString());
  });
});
