import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  changePassword,
  getCustomerByPhone,
  mailChangePassword,
  mailForgetPassword,
} from '#contract/accounts.ts';
import { whoAmI } from '#contract/console.ts';
import {
  type Accounts,
  accountsOn,
  goodPassword,
  otherPassword,
  requestOf,
} from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { customers, loginFailures, oneTimeCodes } from '../db/schema.ts';
import { countTry } from './one-time-codes.ts';

const phone = '+65 8123 4567';
const email = 'mei@harbour.example';
const otherCode = (code: string) => (code === '111111' ? '222222' : '111111');

let served: TestApp;
let they: Accounts;
const open = async (settings: Record<string, string> = {}) => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000', ...settings });
  they = accountsOn(served);
};
beforeEach(() => open());
afterEach(() => served.close());

const reference = async (of = phone): Promise<string> =>
  (await they.send(getCustomerByPhone, { phone: of })).body.info;
const textCode = async (to = phone): Promise<string> => {
  expect((await they.askForCode(to, 4)).body.data.sendResult).toBe(true);
  return (await they.receive('reset-code-text')).payload.code;
};
const mailCode = async (to = email): Promise<string> => {
  expect((await they.send(mailForgetPassword, { email: to })).body.code).toBe(0);
  return (await they.receive('reset-code-mail')).payload.code;
};
const resetByPhone = async (
  code: string,
  changes: Partial<Record<'customer_id' | 'phone' | 'password', string>> = {},
) =>
  they.send(changePassword, {
    ...{ customer_id: await reference(), ver_code: code, password: otherPassword, phone },
    ...changes,
  });
const resetByMail = (
  code: string,
  changes: Partial<Record<'email' | 'changePassword', string>> = {},
) =>
  they.send(mailChangePassword, {
    ...{ verifyCode: code, changePassword: otherPassword, email },
    ...changes,
  });

const wrongCode = {
  code: 'code.wrong',
  msg: 'The code is wrong or no longer valid. Please check it or ask for a new one.',
};
const wrongOnPhone = { ...wrongCode, info: wrongCode.msg };

describe('by phone', () => {
  beforeEach(() => they.addCustomer());

  test('the code sets a new password', async () => {
    const { body } = await resetByPhone(await textCode());
    expect(body).toEqual({ code: 'success', msg: '' });
    expect((await they.logIn(email, goodPassword)).body.code).toBe('login.wrong');
    expect((await they.logIn(email, otherPassword)).body.code).toBe(0);
  });

  test('a used code is refused', async () => {
    const code = await textCode();
    await resetByPhone(code);
    expect((await resetByPhone(code)).body).toEqual(wrongOnPhone);
  });

  test('the reference of a phone is opaque, fresh each time and never the row’s', async () => {
    const [one, other] = [await reference(), await reference()];
    expect(one).toMatch(/^[\w-]{40}$/);
    expect(one).not.toBe(other);
  });

  test.each([
    ['no reference', ''],
    ['a row’s id', '1'],
    ['somebody’s public id', 'd2b0a3a2-8d5c-4f7c-9d3c-0a1b2c3d4e5f'],
  ])('with %s the right code reads like a wrong one', async (_, customer_id) => {
    expect((await resetByPhone(await textCode(), { customer_id })).body).toEqual(wrongOnPhone);
  });

  test('with another phone’s reference the right code reads like a wrong one', async () => {
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    const customer_id = await reference('+6581234568');
    expect((await resetByPhone(await textCode(), { customer_id })).body).toEqual(wrongOnPhone);
  });

  test('a reference lives for an hour', async () => {
    const customer_id = await reference();
    served.clock.advance(3_600_000 - 1);
    const code = await textCode();
    served.clock.advance(1);
    expect((await resetByPhone(code, { customer_id })).body).toEqual(wrongOnPhone);
    expect((await resetByPhone(code)).body.code).toBe('success');
  });

  test.each(['+6581234599', 'mei.tan', '12', 'nobody@x.example'])(
    'an unknown phone %s does not exist for the lookup and reads like a wrong code',
    async (unknown) => {
      expect((await they.send(getCustomerByPhone, { phone: unknown })).body).toEqual({
        code: 'account.unknown',
        msg: 'User does not exist',
        info: 'User does not exist',
      });
      expect((await resetByPhone('123456', { phone: unknown })).body).toEqual(wrongOnPhone);
    },
  );

  test.each(['pending', 'disabled'] as const)('a %s customer does not exist', async (status) => {
    await served.context.database.update(customers).set({ status });
    expect((await they.send(getCustomerByPhone, { phone })).body.code).toBe('account.unknown');
    expect((await they.askForCode(phone, 4)).body.data.sendError).toBe('User does not exist');
    expect((await they.send(mailForgetPassword, { email })).body.code).toBe('account.unknown');
  });

  test('lookups of one client address are counted, whatever they find', async () => {
    await served.close();
    await open({ LIMIT_LOOKUPS_PER_HOUR: '3' });
    for (let i = 0; i < 3; i += 1) await they.send(getCustomerByPhone, { phone: `+658123450${i}` });
    expect((await they.send(getCustomerByPhone, { phone })).status).toBe(429);
  });
});

describe('by mail', () => {
  test('the code sets a new password', async () => {
    await they.addCustomer();
    const code = await mailCode('MEI@harbour.example');
    expect((await resetByMail(code)).body).toEqual({ code: 0, data: null, msg: '' });
    expect((await they.logIn(email, otherPassword)).body.code).toBe(0);
  });

  test('a mailbox that nobody has proven does not exist', async () => {
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

  test('the code goes to the address that is on record, in the language asked for', async () => {
    await they.addCustomer();
    await they.send(mailForgetPassword, { email: 'MEI@harbour.example' }, { language: 'CN' });
    expect(await they.receive('reset-code-mail')).toMatchObject({
      recipient: email,
      locale: 'zh',
      payload: { code: expect.stringMatching(/^\d{6}$/), minutes: 10 },
    });
  });

  test('is a GET with an effect: never stored, not for other websites, not for HEAD', async () => {
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

  test('one client address asks so many times an hour, whoever it asks for', async () => {
    await served.close();
    await open({ LIMIT_RESET_MAILS_PER_HOUR: '2' });
    await they.addCustomer();
    for (let i = 0; i < 2; i += 1) await they.send(mailForgetPassword, { email: `${i}@x.example` });
    expect((await they.send(mailForgetPassword, { email })).status).toBe(429);
  });
});

describe('codes', () => {
  beforeEach(() => they.addCustomer());

  test('are six digits, kept as a keyed hash', async () => {
    const code = await mailCode();
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await served.context.database.select().from(oneTimeCodes);
    expect(row?.codeHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('live for ten minutes', async () => {
    const code = await mailCode();
    served.clock.advance(10 * 60_000 - 1);
    expect((await resetByMail(otherCode(code))).body).toEqual(wrongCode);
    served.clock.advance(1);
    expect((await resetByMail(code)).body).toEqual(wrongCode);
  });

  test('are refused in the 59th second after the last one and sent in the 60th', async () => {
    await mailCode();
    served.clock.advance(59_999);
    const refused = await they.send(mailForgetPassword, { email });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('code.tooSoon');
    expect(refused.headers['retry-after']).toBe('1');
    served.clock.advance(1);
    await mailCode();
  });

  test('are five a day for one recipient', async () => {
    for (let i = 0; i < 5; i += 1) {
      await mailCode();
      served.clock.advance(60_000);
    }
    const refused = await they.send(mailForgetPassword, { email });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('code.dailyLimit');
    served.clock.advance(24 * 3_600_000);
    await mailCode();
  });

  test('a new one voids the old one and its tries', async () => {
    const old = await mailCode();
    for (let i = 0; i < 4; i += 1) await resetByMail(otherCode(old));
    served.clock.advance(60_000);
    let fresh = await mailCode();
    // One time in a million both are the same.
    while (fresh === old) {
      served.clock.advance(60_000);
      fresh = await mailCode();
    }
    expect((await resetByMail(old)).body).toEqual(wrongCode);
    expect((await resetByMail(fresh)).body.code).toBe(0);
  });

  test('the fifth wrong try voids it', async () => {
    const code = await mailCode();
    for (let i = 0; i < 5; i += 1)
      expect((await resetByMail(otherCode(code))).body).toEqual(wrongCode);
    expect((await resetByMail(code)).body).toEqual(wrongCode);
  });

  test('four wrong tries do not', async () => {
    const code = await mailCode();
    for (let i = 0; i < 4; i += 1) await resetByMail(otherCode(code));
    expect((await resetByMail(code)).body.code).toBe(0);
  });

  test('of fifty parallel wrong ones at most five are compared', async () => {
    const code = await mailCode();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => resetByMail(otherCode(code))),
    );
    for (const { body } of replies) expect(body).toEqual(wrongCode);
    const [row] = await served.context.database.select().from(oneTimeCodes);
    expect(row?.tries).toBe(5);
    expect((await resetByMail(code)).body).toEqual(wrongCode);
  });

  test('of fifty parallel tries five get something to compare with', async () => {
    await mailCode();
    const [row] = await served.context.database.select().from(oneTimeCodes);
    if (!row) throw new Error('no code');
    const tries = Array.from({ length: 50 }, () => countTry(served.context, row));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5);
  });

  test('of fifty parallel right ones one succeeds', async () => {
    const code = await mailCode();
    const replies = await Promise.all(Array.from({ length: 50 }, () => resetByMail(code)));
    expect(replies.filter(({ body }) => body.code === 0)).toHaveLength(1);
    expect(await they.countQueued('password-changed')).toBe(1);
  });

  test('are tried so many times a minute from one client address', async () => {
    await served.close();
    await open({ LIMIT_CODE_TRIES_PER_MINUTE: '3' });
    for (let i = 0; i < 3; i += 1) await resetByMail('123456', { email: `${i}@x.example` });
    expect((await resetByMail('123456')).status).toBe(429);
  });
});

describe('a code works for nobody and nothing else:', () => {
  beforeEach(async () => {
    await they.addCustomer();
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
  });

  test('another phone', async () => {
    const code = await textCode();
    const theirs = { phone: '+6581234568', customer_id: await reference('+6581234568') };
    expect((await resetByPhone(code, theirs)).body).toEqual(wrongOnPhone);
    expect((await resetByPhone(code)).body.code).toBe('success');
  });

  test('another mailbox', async () => {
    const code = await mailCode();
    expect((await resetByMail(code, { email: 'b@x.example' })).body).toEqual(wrongCode);
  });

  test('the other way of the same customer', async () => {
    const code = await textCode();
    expect((await resetByMail(code)).body).toEqual(wrongCode);
  });

  test('another purpose, or a customer to whom the phone went since', async () => {
    const code = await textCode();
    await served.context.database.update(oneTimeCodes).set({ purpose: 'activation' });
    expect((await resetByPhone(code)).body).toEqual(wrongOnPhone);
    const [other] = await served.context.database
      .select()
      .from(customers)
      .where(eq(customers.username, 'b.b'));
    // Even a row that was moved does not fit: purpose and customer are part of the hash.
    await served.context.database
      .update(oneTimeCodes)
      .set({ purpose: 'reset', customerId: other?.id ?? 0 });
    await served.context.database.update(customers).set({ phone: null });
    await served.context.database
      .update(customers)
      .set({ phone: '+6581234567' })
      .where(eq(customers.id, other?.id ?? 0));
    expect((await resetByPhone(code)).body).toEqual(wrongOnPhone);
  });
});

describe('a reset', () => {
  test('ends all sessions, frees a locked account and tells the owner', async () => {
    const { id } = await they.addCustomer();
    const token: string = (await they.logIn()).body.data.usertoken;
    await served.context.database.insert(loginFailures).values({
      ...{ key: `customer:${id}`, failures: 9, lastFailureAt: served.clock.now() },
      lockedUntil: new Date(served.clock.now().getTime() + 900_000),
    });
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(200);
    await resetByPhone(await textCode());
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    expect((await they.logIn(email, otherPassword)).body.code).toBe(0);
    const { recipient, payload } = await they.receive('password-changed');
    expect(recipient).toBe(email);
    expect(payload).toEqual({
      firstName: 'Mei',
      changedAt: served.clock.now().toISOString(),
      link: `${served.context.env.publicUrl}/forget-password`,
    });
  });

  test('tells nothing to a mailbox that may be a stranger’s', async () => {
    await they.addCustomer({ emailVerifiedAt: null });
    await resetByPhone(await textCode());
    expect(await they.countQueued('password-changed')).toBe(0);
  });

  test('refuses a common password with a message, without costing a try', async () => {
    await they.addCustomer();
    const code = await mailCode();
    for (let i = 0; i < 6; i += 1)
      expect((await resetByMail(code, { changePassword: 'Password123' })).body.code).toBe(
        'password.common',
      );
    expect((await resetByMail(code)).body.code).toBe(0);
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
    const { body } = await resetByMail('123456', { changePassword: password });
    expect(body.code).toBe(code);
    if (msg) expect(body.msg).toBe(msg);
  });
});
