import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  activateAccount,
  changePassword,
  getCustomerByPhone,
  lookUpActivation,
  mailForgetPassword,
} from '#contract/accounts.ts';
import { addEmployee, getOwnDetails, whoAmI } from '#contract/console.ts';
import {
  type Accounts,
  accountsOn,
  goodPassword,
  newcomer,
  otherPassword,
} from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { customers, employees, oneTimeCodes } from '../db/schema.ts';

const phone = '+65 8123 4567';
const strangersPhone = '+12025550142';

let served: TestApp;
let they: Accounts;
beforeEach(async () => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000' });
  they = accountsOn(served);
});
afterEach(() => served.close());

/** Signs up and answers both tokens. */
const begin = async (changes: Partial<typeof newcomer> = {}) => {
  const phoneToken: string = (await they.signUp(changes)).body.data;
  const { payload } = await they.receive('activation');
  const mailToken = new URL(payload.link).searchParams.get('token') ?? '';
  return { phoneToken, mailToken };
};
const codeFor = async (token: string, to = phone): Promise<string> => {
  served.clock.advance(60_000);
  const { body } = await they.askForCode(to, 5, { token });
  expect(body.data).toEqual({ captchaResult: true, sendResult: true, sendError: '' });
  return (await they.receive('activation-code-text')).payload.code;
};
type Form = Partial<Record<'phone' | 'verifyCode' | 'username' | 'password', string>>;
const submit = (token: string, form: Form) =>
  they.send(activateAccount, {
    ...{ token, phone, verifyCode: '000000', password: goodPassword },
    ...form,
  });
const activate = async (token: string, form: Form = {}) =>
  submit(token, { verifyCode: await codeFor(token, form.phone), ...form });
const stored = async () => (await served.context.database.select().from(customers))[0];

describe('by the mailed link', () => {
  test('phone, password and username are set, the mailbox is proven, and one is logged in', async () => {
    const { mailToken } = await begin();
    expect((await they.send(lookUpActivation, { token: mailToken })).body.data).toEqual({
      way: 'mail',
      email: newcomer.email,
      country: { id: 702, code: '65', iso_2: 'SG', c_name: '新加坡', e_name: 'Singapore' },
      reopens: false,
    });
    const { body } = await activate(mailToken, { username: 'Mei.Tan' });
    expect(body).toMatchObject({ code: 0, data: { name: 'Mei Tan', balance: 0 } });
    expect(await stored()).toMatchObject({
      status: 'active',
      phone: '+6581234567',
      username: 'Mei.Tan',
      emailVerifiedAt: served.clock.now(),
      activatedAt: served.clock.now(),
    });
    const token: string = body.data.usertoken;
    expect((await they.send(whoAmI, undefined, { token })).body.data.role).toBe('main');
    for (const account of [newcomer.email, phone, 'mei.tan'])
      expect((await they.logIn(account)).body.code).toBe(0);
  });

  test('the link works once, and so does the phone token beside it', async () => {
    const { mailToken, phoneToken } = await begin();
    await activate(mailToken);
    for (const token of [mailToken, phoneToken]) {
      expect((await they.send(lookUpActivation, { token })).body.code).toBe('activation.token');
      expect((await submit(token, {})).body.code).toBe('activation.token');
    }
  });

  test('of ten parallel activations one succeeds', async () => {
    const { mailToken } = await begin();
    const verifyCode = await codeFor(mailToken);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => submit(mailToken, { verifyCode })),
    );
    expect(replies.filter(({ body }) => body.code === 0)).toHaveLength(1);
  });

  test('without a username, an empty one is none', async () => {
    const { mailToken } = await begin();
    expect((await activate(mailToken, { username: '' })).body.code).toBe(0);
    expect((await stored())?.username).toBeNull();
  });
});

describe('by phone', () => {
  test('the account is active and its mailbox is not: no login and no reset by mail', async () => {
    const { phoneToken } = await begin();
    expect((await they.send(lookUpActivation, { token: phoneToken })).body.data.way).toBe('phone');
    const { body } = await activate(phoneToken);
    expect(body.code).toBe(0);
    const token: string = body.data.usertoken;
    expect((await they.send(getOwnDetails, undefined, { token })).body.data).toMatchObject({
      email: newcomer.email,
      emailVerified: false,
    });
    expect((await they.logIn(phone)).body.code).toBe(0);
    expect((await they.logIn(newcomer.email)).body.code).toBe('login.wrong');
    expect((await they.send(mailForgetPassword, { email: newcomer.email })).body.code).toBe(
      'account.unknown',
    );
  });

  test('the same person’s mailed link then proves the mailbox and keeps what they set up', async () => {
    const { phoneToken, mailToken } = await begin();
    const first = await activate(phoneToken, { username: 'mei.tan' });
    const token: string = first.body.data.usertoken;
    await they.send(
      addEmployee,
      { username: 'lin', password: otherPassword, menus: ['home'] },
      { token },
    );
    expect((await they.send(lookUpActivation, { token: mailToken })).body.data.reopens).toBe(true);
    expect((await activate(mailToken, { password: otherPassword })).body.code).toBe(0);
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    expect((await they.logIn(newcomer.email, otherPassword)).body.code).toBe(0);
    expect((await they.logIn('mei.tan', goodPassword)).body.code).toBe('login.wrong');
    expect(await served.context.database.select().from(employees)).toHaveLength(1);
  });

  test('the token of the browser never opens the mailed way', async () => {
    const { phoneToken } = await begin();
    await activate(phoneToken);
    expect((await stored())?.emailVerifiedAt).toBeNull();
    expect((await submit(phoneToken, {})).body.code).toBe('activation.token');
  });
});

describe('a stranger who signs up somebody’s mailbox by phone', () => {
  test('cannot read or keep that account once the owner comes', async () => {
    const { phoneToken, mailToken } = await begin({ firstName: 'Eve', companyName: 'Evil' });
    const strangers = await activate(phoneToken, {
      ...{ phone: strangersPhone, username: 'eve', password: otherPassword },
    });
    const token: string = strangers.body.data.usertoken;
    await they.send(
      addEmployee,
      { username: 'back.door', password: otherPassword, menus: ['home'] },
      { token },
    );
    served.clock.advance(60_000);
    await they.askForCode(strangersPhone, 4);
    const resetCode: string = (await they.receive('reset-code-text')).payload.code;
    const customer_id: string = (await they.send(getCustomerByPhone, { phone: strangersPhone }))
      .body.info;

    expect((await activate(mailToken)).body.code).toBe(0);

    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    for (const account of [strangersPhone, 'eve', newcomer.email])
      expect((await they.logIn(account, otherPassword)).body.code).toBe('login.wrong');
    const reset = { customer_id, ver_code: resetCode, password: otherPassword };
    expect((await they.send(changePassword, { ...reset, phone: strangersPhone })).body.code).toBe(
      'code.wrong',
    );
    expect((await they.send(changePassword, { ...reset, phone })).body.code).toBe('code.wrong');
    expect((await they.send(getCustomerByPhone, { phone: strangersPhone })).body.code).toBe(
      'account.unknown',
    );
    expect(await served.context.database.select().from(employees)).toEqual([]);
    expect((await they.signUp()).body.code).toBe('signUp.emailTaken');
    expect((await they.logIn(newcomer.email)).body.code).toBe(0);
  });

  test('cannot keep it either when the link had expired: the owner signs up and gets a new one', async () => {
    const { phoneToken } = await begin({ firstName: 'Eve' });
    await activate(phoneToken, { phone: strangersPhone, password: otherPassword });
    served.clock.advance(25 * 3_600_000);
    const owners = await begin();
    // What the browser gets looks like a token and opens nothing: the account has an owner by phone.
    expect((await they.send(lookUpActivation, { token: owners.phoneToken })).body.code).toBe(
      'activation.token',
    );
    expect((await stored())?.firstName).toBe('Eve');
    expect((await activate(owners.mailToken)).body.code).toBe(0);
    expect((await they.logIn(strangersPhone, otherPassword)).body.code).toBe('login.wrong');
    expect((await they.logIn(newcomer.email)).body.code).toBe(0);
  });

  test('never sees what the owner typed into a sign-up that is still pending', async () => {
    await begin();
    const strangers = await begin({ firstName: 'Eve', lastName: 'X', companyName: 'Evil' });
    const { body } = await activate(strangers.phoneToken, { phone: strangersPhone });
    const token: string = body.data.usertoken;
    const details = JSON.stringify(
      (await they.send(getOwnDetails, undefined, { token })).body.data,
    );
    for (const typed of [newcomer.firstName, newcomer.lastName, newcomer.companyName])
      expect(details).not.toContain(typed);
  });

  test('has a phone token that ends with the owner’s sign-up', async () => {
    const strangers = await begin({ firstName: 'Eve' });
    await begin();
    expect((await submit(strangers.phoneToken, {})).body.code).toBe('activation.token');
  });
});

describe('the code of the activation', () => {
  test('is not sent without a token, with a wrong one, or to what is no phone', async () => {
    const { phoneToken } = await begin();
    const errorOf = async (to: string, token?: string) =>
      (await they.askForCode(to, 5, { ...(token && { token }) })).body.data.sendError;
    expect(await errorOf(phone)).toMatch(/^This link is no longer valid/);
    expect(await errorOf(phone, 'x'.repeat(43))).toMatch(/^This link is no longer valid/);
    expect(await errorOf('12', phoneToken)).toMatch(/^Please enter the phone number/);
    expect(await they.countQueued()).toBe(0);
  });

  test('belongs to one account: another’s sign-up can neither use nor void it', async () => {
    const mine = await begin();
    const theirs = await begin({ email: 'b@x.example' });
    const myCode = await codeFor(mine.mailToken);
    const theirCode = await codeFor(theirs.mailToken);
    if (myCode !== theirCode)
      expect((await submit(theirs.mailToken, { verifyCode: myCode })).body.code).toBe('code.wrong');
    expect((await submit(mine.mailToken, { verifyCode: myCode })).body.code).toBe(0);
  });

  test('does not work for another phone or another purpose', async () => {
    const { mailToken } = await begin();
    const verifyCode = await codeFor(mailToken);
    expect((await submit(mailToken, { verifyCode, phone: strangersPhone })).body.code).toBe(
      'code.wrong',
    );
    await served.context.database.update(oneTimeCodes).set({ purpose: 'reset' });
    expect((await submit(mailToken, { verifyCode })).body.code).toBe('code.wrong');
  });

  test('is void after five wrong tries, also when fifty come at once', async () => {
    const { mailToken } = await begin();
    const verifyCode = await codeFor(mailToken);
    const wrong = verifyCode === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 50 }, () => submit(mailToken, { verifyCode: wrong })));
    expect((await submit(mailToken, { verifyCode })).body.code).toBe('code.wrong');
    expect((await stored())?.status).toBe('pending');
  });
});

describe('what is refused before a try is spent', () => {
  test('a phone or a username that another account has', async () => {
    await they.addCustomer({ email: 'b@x.example', username: 'taken' });
    const { mailToken } = await begin();
    served.clock.advance(60_000);
    expect((await they.askForCode(phone, 5, { token: mailToken })).body.data.sendError).toBe(
      'Another account already uses this phone number.',
    );
    // Nobody can find out by guessing codes: without one it is only a wrong code.
    expect((await submit(mailToken, {})).body.code).toBe('code.wrong');
    const free = '+6581234568';
    const verifyCode = await codeFor(mailToken, free);
    for (let i = 0; i < 6; i += 1)
      expect(
        (await submit(mailToken, { phone: free, username: 'Taken', verifyCode })).body.code,
      ).toBe('username.taken');
    expect((await submit(mailToken, { phone: free, verifyCode })).body.code).toBe(0);
  });

  test('two accounts that reach for the same phone: one gets it', async () => {
    const tokens = [(await begin()).mailToken, (await begin({ email: 'b@x.example' })).mailToken];
    const forms: { token: string; verifyCode: string }[] = [];
    for (const token of tokens) forms.push({ token, verifyCode: await codeFor(token) });
    const replies = await Promise.all(
      forms.map(({ token, verifyCode }) => submit(token, { verifyCode })),
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
    const { mailToken } = await begin();
    expect((await submit(mailToken, form)).body.code).toBe(code);
  });
});

test('a disabled customer’s link opens nothing', async () => {
  const { mailToken } = await begin();
  await served.context.database.update(customers).set({ status: 'disabled' });
  expect((await submit(mailToken, {})).body.code).toBe('activation.token');
});
