import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lookUpActivation, resendConfirmationAtLogin } from '#contract/accounts.ts';
import {
  type Accounts,
  accountsOn,
  goodPassword,
  type SendOptions,
} from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { customers, sessions } from '../../db/schema.ts';

let served: TestApp;
let they: Accounts;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
  they = accountsOn(served);
  await they.addCustomer({ emailVerifiedAt: null });
});
afterEach(() => served.close());

const account = 'mei@harbour.example';
const ask = (given: { account?: string; password?: string } = {}, options?: SendOptions) =>
  they.send(resendConfirmationAtLogin, { account, password: goodPassword, ...given }, options);

describe('an account activated by phone, whose mail is not confirmed', () => {
  test('is told so at a login by mail with the right password, and stays closed', async () => {
    const { body } = await they.logIn(account);
    expect(body).toMatchObject({ code: 'login.mailUnconfirmed' });
    expect(body.msg).toContain('confirm your email first');
    expect(body).not.toHaveProperty('data');
    expect(await served.context.database.$count(sessions)).toBe(0);
    expect((await they.logIn(account, goodPassword, { language: 'CN' })).body.msg).toContain(
      '请先验证邮箱',
    );
  });

  test('opens by phone and username', async () => {
    expect((await they.logIn('+6581234567')).body.code).toBe(0);
    expect((await they.logIn('mei.tan')).body.code).toBe(0);
  });

  test('opens by mail once the mailed link was used', async () => {
    await served.context.database.update(customers).set({ emailVerifiedAt: served.clock.now() });
    expect((await they.logIn(account)).body.code).toBe(0);
  });

  test('answers strangers like any other mail address', async () => {
    const unknown = (await they.logIn('nobody@x.example', goodPassword)).body;
    expect((await they.logIn(account, 'wrong1')).body).toEqual(unknown);
    await they.addCustomer({
      ...{ status: 'pending', email: 'pen@x.example', emailVerifiedAt: null },
      ...{ phone: null, username: null, passwordHash: null },
    });
    expect((await they.logIn('pen@x.example', goodPassword)).body).toEqual(unknown);
  });

  test('locks after wrong passwords as by phone, also for the right one', async () => {
    for (let i = 0; i < 5; i += 1) await they.logIn(account, 'wrong1');
    expect((await they.logIn(account)).body.code).toBe('login.wrong');
    expect((await ask()).body.code).toBe('login.wrong');
    expect((await they.logIn('+6581234567')).body.code).toBe('login.wrong');
    expect(await they.countQueued()).toBe(0);
  });

  test('is disabled first', async () => {
    await served.context.database.update(customers).set({ status: 'disabled' });
    expect((await they.logIn(account)).body.code).toBe('login.disabled');
    expect((await ask()).body.code).toBe('login.disabled');
  });
});

describe('another confirmation mail', () => {
  test('goes to the mailbox in the language of the page, and its link opens', async () => {
    expect((await ask({}, { language: 'CN' })).body.code).toBe(0);
    const { recipient, locale, payload } = await they.receive('activation');
    expect([recipient, locale]).toEqual([account, 'zh']);
    const token = new URL(payload.link).searchParams.get('token') ?? '';
    const { body } = await they.send(lookUpActivation, { token });
    expect(body.data).toMatchObject({ way: 'mail', reopens: true });
  });

  test('needs the right password, and refuses as the login does', async () => {
    const refused = (await they.logIn('nobody@x.example', goodPassword)).body;
    expect((await ask({ password: 'wrong1' })).body).toEqual(refused);
    expect((await ask({ account: 'nobody@x.example' })).body).toEqual(refused);
    expect(await they.countQueued()).toBe(0);
  });

  test('is not sent to a confirmed address', async () => {
    await served.context.database.update(customers).set({ emailVerifiedAt: served.clock.now() });
    expect((await ask()).body.code).toBe(0);
    expect(await they.countQueued()).toBe(0);
  });

  test('is limited per mailbox and day', async () => {
    const { activationMailsPerDay } = served.context.env.limits;
    for (let sent = 0; sent < activationMailsPerDay; sent += 1) await ask();
    expect((await ask()).body.code).toBe('signUp.mailLimit');
    expect(await they.countQueued('activation')).toBe(activationMailsPerDay);
  });

  test('counts as a login of its address', async () => {
    await served.close();
    served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '3' });
    they = accountsOn(served);
    await they.logIn();
    await they.logIn();
    await ask();
    expect((await ask()).body.code).toBe('too-many-requests');
  });
});
