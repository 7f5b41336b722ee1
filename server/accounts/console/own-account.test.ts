import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUpActivation } from '#contract/accounts.ts';
import * as contract from '#contract/console.ts';
import type { Locale } from '#contract/locale.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { customers, employees } from '../../db/schema.ts';

let served: TestApp;
let they: Console;
let token: string;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  token = they.token;
});
afterAll(() => served.close());

describe('own account', () => {
  test('whoAmI returns the user', async () => {
    expect((await they.who()).body.data).toMatchObject({
      ...{ role: 'main', name: 'Mei Tan', companyName: 'Harbour Coffee', currency: 'USD' },
      ...{ balance: 128.5, credit_balance: 500, enable_product: ['smsOtp'], idleMinutes: 120 },
    });
    expect(JSON.stringify((await they.who()).body)).not.toContain(token);
  });

  test('details are shown and changed', async () => {
    const change = { firstName: ' May ', lastName: 'Lim', companyName: 'Harbour Tea' };
    await they.send(contract.updateOwnDetails, change, { token });
    expect((await they.send(contract.getOwnDetails, undefined, { token })).body.data).toEqual({
      ...{ role: 'main', name: 'May Lim', firstName: 'May', lastName: 'Lim' },
      ...{ username: 'mei.tan', companyName: 'Harbour Tea', phone: '+6581234567' },
      ...{ email: 'mei@harbour.example', emailVerified: true },
      country: { id: 702, code: '65', iso_2: 'SG', c_name: '新加坡', e_name: 'Singapore' },
      createdAt: expect.any(String),
      notificationLocale: 'en',
    });
    const empty = await they.send(
      contract.updateOwnDetails,
      { ...change, firstName: '' },
      { token },
    );
    expect(empty.body.code).toBe('signUp.firstName');
  });

  const change = (password: string, newPassword = otherPassword) =>
    they.send(contract.changeOwnPassword, { password, newPassword }, { token });

  test('a new password requires the old one, ends other sessions and is mailed', async () => {
    const second: string = (await they.logIn()).body.data.usertoken;
    expect((await change('wrong1234')).body.code).toBe('password.wrong');
    expect((await change(goodPassword, 'qwerty123')).body.code).toBe('password.common');
    const { body } = await change(goodPassword);
    expect(body.code).toBe(0);
    expect((await they.who({ token: second })).status).toBe(401);
    expect((await they.who({ token: body.data.usertoken })).status).toBe(200);
    expect((await they.logIn('mei.tan', otherPassword)).body.code).toBe(0);
    expect((await they.receive('password-changed')).recipient).toBe('mei@harbour.example');
  });

  test('a new password renews the token and voids the old one', async () => {
    const { usertoken, subUserToken } = (await change(goodPassword)).body.data;
    expect(subUserToken).toBe('');
    expect((await they.who()).body.code).toBe('session.required');
    expect((await they.who({ token: usertoken })).status).toBe(200);
    await they.hire({ menus: ['account'] }, usertoken);
    const theirs = await they.enter();
    const input = { password: otherPassword, newPassword: goodPassword };
    const { data } = (await they.send(contract.changeOwnPassword, input, { token: theirs })).body;
    expect(data.subUserToken).toBe(data.usertoken);
    expect((await they.who({ token: theirs })).status).toBe(401);
    expect((await they.who({ token: data.usertoken })).body.data.role).toBe('employee');
  });

  test('wrong old passwords count like failed logins', async () => {
    for (let i = 0; i < 5; i += 1) await change('wrong1234');
    expect((await change(goodPassword)).body.code).toBe('password.wrong');
    expect((await they.logIn()).body.code).toBe('login.wrong');
    served.clock.advance(30_000);
    expect((await change(goodPassword)).body.code).toBe(0);
  });
});

test('no response contains a password hash', async () => {
  const { id } = (await they.hire({ menus: ['home', 'account', 'employees'] })).body.data;
  const hashes = [
    ...(await served.context.database.select().from(customers)),
    ...(await served.context.database.select().from(employees).where(eq(employees.id, id))),
  ].map(({ passwordHash }) => passwordHash ?? '');
  for (const call of [
    contract.whoAmI,
    contract.getOwnDetails,
    contract.listSessions,
    contract.listEmployees,
  ]) {
    const { text } = await they.send(call, undefined, { token });
    for (const hash of hashes) expect(text).not.toContain(hash);
  }
});

describe('the language of notices', () => {
  const choose = (locale: Locale, by = token) =>
    they.send(contract.setNotificationLanguage, { locale }, { token: by });
  const localeOfNotice = async (language: 'EN' | 'CN') => {
    const employee = { username: `lin${language}`, password: otherPassword, menus: [] };
    await they.send(contract.addEmployee, employee, { token, language });
    return (await they.receive('employee-added')).locale;
  };

  test.each([
    ['CN', 'zh'],
    ['EN', 'en'],
  ] as const)('is preset by the first login: %s', async (language, locale) => {
    const { database } = served.context;
    await database.update(customers).set({ notificationLocale: null, locale: 'en' });
    await they.logIn(undefined, goodPassword, { language });
    await they.logIn(undefined, goodPassword, { language: language === 'CN' ? 'EN' : 'CN' });
    const [customer] = await database.select().from(customers);
    expect(customer).toMatchObject({ notificationLocale: locale, locale: 'en' });
  });

  test('is that of notices once it was chosen, whatever the language of the console', async () => {
    expect((await choose('zh')).body.code).toBe(0);
    expect((await they.send(contract.getOwnDetails, undefined, { token })).body.data).toMatchObject(
      { notificationLocale: 'zh' },
    );
    expect(await localeOfNotice('EN')).toBe('zh');
    await choose('en');
    expect(await localeOfNotice('CN')).toBe('en');
  });

  test('is not chosen by employees, whose logins do not set it either', async () => {
    await they.hire({ menus: ['account'] });
    const theirs = await they.enter();
    expect((await choose('zh', theirs)).body.code).toBe('session.notAllowed');
    const details = await they.send(contract.getOwnDetails, undefined, { token: theirs });
    expect(details.body.data.notificationLocale).toBeNull();
  });
});

describe('resending the confirmation mail', () => {
  const ask = (by = token) =>
    they.send(contract.resendConfirmation, undefined, { token: by, language: 'CN' });

  test('goes to an account activated by phone, and its link replaces the earlier one', async () => {
    await served.context.database.update(customers).set({ emailVerifiedAt: null });
    expect((await ask()).body.code).toBe(0);
    const { link: first } = (await they.receive('activation')).payload;
    await ask();
    const { recipient, locale, payload } = await they.receive('activation');
    expect([recipient, locale]).toEqual(['mei@harbour.example', 'zh']);
    const open = (link: string) =>
      they.send(lookUpActivation, { token: new URL(link).searchParams.get('token') ?? '' });
    expect((await open(first)).body.code).toBe('activation.token');
    expect((await open(payload.link)).body.data).toMatchObject({ way: 'mail', reopens: true });
  });

  test('is refused for a verified mailbox, and limited per day', async () => {
    expect((await ask()).body.code).toBe(0);
    expect(await they.countQueued('activation')).toBe(0);
    await served.context.database.update(customers).set({ emailVerifiedAt: null });
    const { activationMailsPerDay } = served.context.env.limits;
    for (let sent = 0; sent < activationMailsPerDay; sent += 1) await ask();
    expect((await ask()).body).toMatchObject({ code: 'signUp.mailLimit' });
    expect(await they.countQueued('activation')).toBe(activationMailsPerDay);
  });

  test('is for the main user only', async () => {
    await they.hire({ menus: ['account'] });
    expect((await ask(await they.enter())).body.code).toBe('session.notAllowed');
  });
});

test('users are described by their name', async () => {
  expect((await they.who()).body.data.account).toBe('mei@harbour.example');
  await they.hire();
  expect((await they.who({ token: await they.enter() })).body.data.account).toBe('lin');
});
