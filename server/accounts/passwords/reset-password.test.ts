import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getCustomerByPhone, mailForgetPassword } from '#contract/accounts.ts';
import { whoAmI } from '#contract/console.ts';
import { accountsOn, goodPassword, otherPassword, requestOf } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { codePattern } from '#tests/support/codes.ts';
import { email, phone, type Reset, resetOn, wrongOnPhone } from '#tests/support/reset.ts';
import { customers } from '../../db/schema.ts';

let served: TestApp;
let they: Reset;
const open = async (settings: Record<string, string> = {}) => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000', ...settings });
  they = resetOn(served);
};
beforeEach(() => open());
afterEach(() => served.close());

describe('by phone', () => {
  beforeEach(() => they.addCustomer());

  test('the code sets a new password', async () => {
    const { body } = await they.resetByPhone(await they.textCode());
    expect(body).toEqual({ code: 'success', msg: '' });
    expect((await they.logIn(email, goodPassword)).body.code).toBe('login.wrong');
    expect((await they.logIn(email, otherPassword)).body.code).toBe(0);
  });

  test('a used code is refused', async () => {
    const code = await they.textCode();
    await they.resetByPhone(code);
    expect((await they.resetByPhone(code)).body).toEqual(wrongOnPhone);
  });

  test('the reference of a phone is opaque, new each time, and not the row’s id', async () => {
    const [one, other] = [await they.reference(), await they.reference()];
    expect(one).toMatch(/^[\w-]{40}$/);
    expect(one).not.toBe(other);
  });

  test.each([
    ['no reference', ''],
    ['a row’s id', '1'],
    ['somebody’s public id', 'd2b0a3a2-8d5c-4f7c-9d3c-0a1b2c3d4e5f'],
  ])('with %s the right code is refused like a wrong one', async (_, customer_id) => {
    expect((await they.resetByPhone(await they.textCode(), { customer_id })).body).toEqual(
      wrongOnPhone,
    );
  });

  test('with another phone’s reference the right code is refused like a wrong one', async () => {
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    const customer_id = await they.reference('+6581234568');
    expect((await they.resetByPhone(await they.textCode(), { customer_id })).body).toEqual(
      wrongOnPhone,
    );
  });

  test('a reference is valid for an hour', async () => {
    const customer_id = await they.reference();
    served.clock.advance(3_600_000 - 1);
    const code = await they.textCode();
    served.clock.advance(1);
    expect((await they.resetByPhone(code, { customer_id })).body).toEqual(wrongOnPhone);
    expect((await they.resetByPhone(code)).body.code).toBe('success');
  });

  test.each(['+6581234599', 'mei.tan', '12', 'nobody@x.example'])(
    'an unknown phone %s is not found and its code refused like a wrong one',
    async (unknown) => {
      expect((await they.send(getCustomerByPhone, { phone: unknown })).body).toEqual({
        code: 'account.unknown',
        msg: 'User does not exist',
        info: 'User does not exist',
      });
      expect((await they.resetByPhone('123456', { phone: unknown })).body).toEqual(wrongOnPhone);
    },
  );

  test.each(['pending', 'disabled'] as const)('a %s customer is not found', async (status) => {
    await served.context.database.update(customers).set({ status });
    expect((await they.send(getCustomerByPhone, { phone })).body.code).toBe('account.unknown');
    expect((await they.askForCode(phone, 4)).body.data.sendError).toBe('User does not exist');
    expect((await they.send(mailForgetPassword, { email })).body.code).toBe('account.unknown');
  });

  test('lookups are limited per client address, whatever they find', async () => {
    await served.close();
    await open({ LIMIT_LOOKUPS_PER_HOUR: '3' });
    for (let i = 0; i < 3; i += 1) await they.send(getCustomerByPhone, { phone: `+658123450${i}` });
    expect((await they.send(getCustomerByPhone, { phone })).status).toBe(429);
  });
});

describe('by mail', () => {
  test('the code sets a new password', async () => {
    await they.addCustomer();
    const code = await they.mailCode('MEI@harbour.example');
    expect((await they.resetByMail(code)).body).toEqual({ code: 0, data: null, msg: '' });
    expect((await they.logIn(email, otherPassword)).body.code).toBe(0);
  });

  test('an unverified mailbox is not found', async () => {
    await they.addCustomer({ emailVerifiedAt: null });
    expect((await they.send(mailForgetPassword, { email })).body).toEqual({
      code: 'account.unknown',
      msg: 'User does not exist',
    });
    expect((await they.send(mailForgetPassword, { email }, { language: 'CN' })).body.msg).toBe(
      '用户不存在',
    );
    expect(await they.countQueued()).toBe(0);
  });

  test('the code goes to the stored address, in the requested language', async () => {
    await they.addCustomer();
    await they.send(mailForgetPassword, { email: 'MEI@harbour.example' }, { language: 'CN' });
    expect(await they.receive('reset-code-mail')).toMatchObject({
      recipient: email,
      locale: 'zh',
      payload: { code: expect.stringMatching(codePattern), minutes: 10 },
    });
  });

  test('is a GET with an effect: not cached, not for other sites, not for HEAD', async () => {
    await they.addCustomer();
    const ask = (headers: Record<string, string>) =>
      they.send(mailForgetPassword, { email }, { headers });
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask({ origin: 'https://elsewhere.example' })).status).toBe(403);
    const head = requestOf(mailForgetPassword, { email });
    expect((await served.app.inject({ ...head, method: 'HEAD' })).statusCode).toBe(405);
    expect(await they.countQueued()).toBe(0);

    const accepted = await ask({ 'sec-fetch-site': 'same-origin' });
    expect(accepted.headers['cache-control']).toBe('no-store');
    expect(await they.countQueued('reset-code-mail')).toBe(1);
  });

  test('requests are limited per client address and hour, over all mailboxes', async () => {
    await served.close();
    await open({ LIMIT_RESET_MAILS_PER_HOUR: '2' });
    await they.addCustomer();
    for (let i = 0; i < 2; i += 1) await they.send(mailForgetPassword, { email: `${i}@x.example` });
    expect((await they.send(mailForgetPassword, { email })).status).toBe(429);
  });
});

describe('a password reset', () => {
  test('ends all sessions, unlocks the account and mails the owner', async () => {
    await they.addCustomer();
    const token: string = (await they.logIn()).body.data.usertoken;
    const stranger = accountsOn(served);
    for (let tries = 0; tries < 5; tries += 1) await stranger.logIn(email, 'wrong1');
    expect((await stranger.logIn()).body.code).toBe('login.wrong');
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(200);
    await they.resetByPhone(await they.textCode());
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    expect((await stranger.logIn(email, otherPassword)).body.code).toBe(0);
    const { recipient, payload } = await they.receive('password-changed');
    expect(recipient).toBe(email);
    expect(payload).toEqual({
      firstName: 'Mei',
      lastName: 'Tan',
      changedAt: served.clock.now().toISOString(),
      link: `${served.context.env.publicUrl}/forget-password`,
    });
  });

  test('sends no mail to an unverified mailbox', async () => {
    await they.addCustomer({ emailVerifiedAt: null });
    await they.resetByPhone(await they.textCode());
    expect(await they.countQueued('password-changed')).toBe(0);
  });

  test('refuses a common password with a message, without costing an attempt', async () => {
    await they.addCustomer();
    const code = await they.mailCode();
    for (let i = 0; i < 6; i += 1)
      expect((await they.resetByMail(code, { changePassword: 'Password123' })).body.code).toBe(
        'password.common',
      );
    expect((await they.resetByMail(code)).body.code).toBe(0);
  });

  test.each([
    ['', 'login.password', 'Please Enter Password'],
    [
      'short1',
      'password.format',
      'Please set a new password with 8 to 20 characters, including both letters and numbers',
    ],
    ['onlyletters', 'password.format', undefined],
    ['1234567890', 'password.format', undefined],
    ['with space 1', 'password.format', undefined],
    ['toolong1toolong1toolong1', 'password.format', undefined],
    ['ümlaut12345', 'password.format', undefined],
  ])('refuses the password %j', async (password, code, msg) => {
    const { body } = await they.resetByMail('123456', { changePassword: password });
    expect(body.code).toBe(code);
    if (msg) expect(body.msg).toBe(msg);
  });
});
