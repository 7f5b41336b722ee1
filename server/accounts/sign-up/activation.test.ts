import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUpActivation, mailForgetPassword } from '#contract/accounts.ts';
import { addEmployee, getOwnDetails, whoAmI } from '#contract/console.ts';
import { goodPassword, newcomer, otherPassword } from '#tests/support/accounts.ts';
import { type Activation, activationOn, ownPhone } from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { customers, employees } from '../../db/schema.ts';

let served: TestApp;
let they: Activation;
beforeAll(async () => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = activationOn(served);
});
afterAll(() => served.close());

describe('by the mailed link', () => {
  test('sets phone, password and username, verifies the mailbox and logs in', async () => {
    const { mailToken } = await they.begin();
    expect((await they.send(lookUpActivation, { token: mailToken })).body.data).toEqual({
      way: 'mail',
      email: newcomer.email,
      country: { id: 702, code: '65', iso_2: 'SG', c_name: '新加坡', e_name: 'Singapore' },
      reopens: false,
    });
    const { body } = await they.activate(mailToken, { username: 'Mei.Tan' });
    expect(body).toMatchObject({ code: 0, data: { name: 'Mei Tan', balance: 0 } });
    expect(await they.stored()).toMatchObject({
      status: 'active',
      phone: '+6581234567',
      username: 'Mei.Tan',
      emailVerifiedAt: served.clock.now(),
      activatedAt: served.clock.now(),
    });
    const token: string = body.data.usertoken;
    expect((await they.send(whoAmI, undefined, { token })).body.data.role).toBe('main');
    for (const account of [newcomer.email, ownPhone, 'mei.tan'])
      expect((await they.logIn(account)).body.code).toBe(0);
  });

  test('the link works once, and so does its phone token', async () => {
    const { mailToken, phoneToken } = await they.begin();
    await they.activate(mailToken);
    for (const token of [mailToken, phoneToken]) {
      expect((await they.send(lookUpActivation, { token })).body.code).toBe('activation.token');
      expect((await they.submit(token, {})).body.code).toBe('activation.token');
    }
  });

  test('of ten parallel activations one succeeds', async () => {
    const { mailToken } = await they.begin();
    const verifyCode = await they.codeFor(mailToken);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => they.submit(mailToken, { verifyCode })),
    );
    expect(replies.filter(({ body }) => body.code === 0)).toHaveLength(1);
  });

  test('an empty username means none', async () => {
    const { mailToken } = await they.begin();
    expect((await they.activate(mailToken, { username: '' })).body.code).toBe(0);
    expect((await they.stored())?.username).toBeNull();
  });
});

describe('by phone', () => {
  test('the account is active with an unverified mailbox: no login and no reset by mail', async () => {
    const { phoneToken } = await they.begin();
    expect((await they.send(lookUpActivation, { token: phoneToken })).body.data.way).toBe('phone');
    const { body } = await they.activate(phoneToken);
    expect(body.code).toBe(0);
    const token: string = body.data.usertoken;
    expect((await they.send(getOwnDetails, undefined, { token })).body.data).toMatchObject({
      email: newcomer.email,
      emailVerified: false,
    });
    expect((await they.logIn(ownPhone)).body.code).toBe(0);
    expect((await they.logIn(newcomer.email)).body.code).toBe('login.mailUnconfirmed');
    expect((await they.send(mailForgetPassword, { email: newcomer.email })).body.code).toBe(
      'account.unknown',
    );
  });

  test('the same person’s mailed link then verifies the mailbox and keeps their settings', async () => {
    const { phoneToken, mailToken } = await they.begin();
    const first = await they.activate(phoneToken, { username: 'mei.tan' });
    const token: string = first.body.data.usertoken;
    await they.send(
      addEmployee,
      { username: 'lin', password: otherPassword, menus: ['home'] },
      { token },
    );
    expect((await they.send(lookUpActivation, { token: mailToken })).body.data.reopens).toBe(true);
    expect((await they.activate(mailToken, { password: otherPassword })).body.code).toBe(0);
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    expect((await they.logIn(newcomer.email, otherPassword)).body.code).toBe(0);
    expect((await they.logIn('mei.tan', goodPassword)).body.code).toBe('login.wrong');
    expect(await served.context.database.select().from(employees)).toHaveLength(1);
  });

  test('the phone token does not work as a mailed link', async () => {
    const { phoneToken } = await they.begin();
    await they.activate(phoneToken);
    expect((await they.stored())?.emailVerifiedAt).toBeNull();
    expect((await they.submit(phoneToken, {})).body.code).toBe('activation.token');
  });
});

describe('refused before an attempt is counted', () => {
  test('a phone or username of another account', async () => {
    await they.addCustomer({ email: 'b@x.example', username: 'taken' });
    const { mailToken } = await they.begin();
    served.clock.advance(60_000);
    expect((await they.askForCode(ownPhone, 5, { token: mailToken })).body.data.sendError).toBe(
      'Another account already uses this phone number.',
    );
    // Guessing does not reveal it: without a code the refusal is “wrong code”.
    expect((await they.submit(mailToken, {})).body.code).toBe('code.wrong');
    const free = '+6581234568';
    const verifyCode = await they.codeFor(mailToken, free);
    for (let i = 0; i < 6; i += 1)
      expect(
        (await they.submit(mailToken, { phone: free, username: 'Taken', verifyCode })).body.code,
      ).toBe('username.taken');
    expect((await they.submit(mailToken, { phone: free, verifyCode })).body.code).toBe(0);
  });

  test('of two accounts that activate with the same phone one succeeds', async () => {
    const tokens = [
      (await they.begin()).mailToken,
      (await they.begin({ email: 'b@x.example' })).mailToken,
    ];
    const forms: { token: string; verifyCode: string }[] = [];
    for (const token of tokens) forms.push({ token, verifyCode: await they.codeFor(token) });
    const replies = await Promise.all(
      forms.map(({ token, verifyCode }) => they.submit(token, { verifyCode })),
    );
    expect(replies.map(({ body }) => body.code).sort()).toEqual([0, 'activation.phoneTaken']);
  });

  test.each([
    [{ password: 'password1' }, 'password.common'],
    [{ password: 'short' }, 'password.format'],
    [{ username: '1abc' }, 'username.format'],
    [{ username: 'ab' }, 'username.format'],
    [{ phone: '12345' }, 'activation.phone'],
    [{ verifyCode: ' ' }, 'reset.code'],
  ])('%j', async (form, code) => {
    const { mailToken } = await they.begin();
    expect((await they.submit(mailToken, form)).body.code).toBe(code);
  });
});

test('a disabled customer’s link does not work', async () => {
  const { mailToken } = await they.begin();
  await served.context.database.update(customers).set({ status: 'disabled' });
  expect((await they.submit(mailToken, {})).body.code).toBe('activation.token');
});
