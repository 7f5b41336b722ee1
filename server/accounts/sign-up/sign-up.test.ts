import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAllCountryList, lookUpActivation } from '#contract/accounts.ts';
import { type Accounts, accountsOn, newcomer } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { activationTokens } from '../../db/login-schema.ts';
import { customers } from '../../db/schema.ts';

let served: TestApp;
let they: Accounts;
beforeAll(async () => {
  served = await testApp({ LIMIT_SIGN_UPS_PER_HOUR: '8' });
});
beforeEach(async () => {
  await served.startOver();
  they = accountsOn(served);
});
afterAll(() => served.close());

const stored = () => served.context.database.select().from(customers);
const mailedToken = async (): Promise<string> => {
  const { payload } = await they.receive('activation');
  return new URL(payload.link).searchParams.get('token') ?? '';
};
const wayOf = async (token: string) =>
  (await they.send(lookUpActivation, { token })).body.data?.way;

test('a newcomer becomes a pending customer and gets a mail, and the browser gets a token', async () => {
  const { status, body } = await they.signUp({ email: ' Mei@Harbour.example ', businessType: 7 });
  expect(status).toBe(200);
  expect(body).toEqual({ code: 0, data: expect.stringMatching(/^[\w-]{43}$/), msg: '' });
  expect(await stored()).toMatchObject([
    {
      ...newcomer,
      email: 'Mei@Harbour.example',
      status: 'pending',
      emailVerifiedAt: null,
      passwordHash: null,
      companyAddress: '',
      businessType: 7,
      locale: 'en',
    },
  ]);
});

test.each([
  ['EN', 'true'],
  ['CN', 'false'],
] as const)(
  'the mailed link uses PUBLIC_URL and contains the language (%s)',
  async (language, international) => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await they.signUp({}, { language, headers: forged });
    const { recipient, payload } = await they.receive('activation');
    expect(recipient).toBe(newcomer.email);
    const link = new URL(payload.link);
    expect(link.origin + link.pathname).toBe(
      `${served.context.env.publicUrl}/client/activateAccount`,
    );
    expect(link.searchParams.get('internationalization')).toBe(international);
  },
);

test('tokens have 256 bits, are stored as hashes, and expire after 24 hours', async () => {
  const phoneToken: string = (await they.signUp()).body.data;
  const mailToken = await mailedToken();
  const rows = JSON.stringify(await served.context.database.select().from(activationTokens));
  for (const token of [phoneToken, mailToken]) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(rows).not.toContain(token);
  }
  served.clock.advance(24 * 3_600_000 - 1);
  expect(await wayOf(phoneToken)).toBe('phone');
  expect(await wayOf(mailToken)).toBe('mail');
  served.clock.advance(1);
  expect(await wayOf(phoneToken)).toBeUndefined();
  expect(await wayOf(mailToken)).toBeUndefined();
});

describe('sign-up fields', () => {
  const words = {
    'signUp.email': ['Please Enter Company Email', '请输入公司电子邮件'],
    'signUp.emailFormat': ['Please Enter A Valid Email Address', '请输入有效的电子邮箱地址'],
    'signUp.country': ['Please Select Country', '请选择国家/地区'],
    'signUp.firstName': ['Please Enter First Name', '请输入名字'],
    'signUp.lastName': ['Please Enter Last Name', '请输入姓氏'],
    'signUp.companyName': ['Please Enter Company Name', '请输入公司名称'],
  };

  test.each<[Partial<typeof newcomer>, keyof typeof words]>([
    [{ email: '  ' }, 'signUp.email'],
    [{ email: 'no address' }, 'signUp.emailFormat'],
    [{ email: 'a@b' }, 'signUp.emailFormat'],
    [{ email: 'a@b.co,c@d.co' }, 'signUp.emailFormat'],
    [{ email: `${'x'.repeat(99)}@x.example` }, 'signUp.emailFormat'],
    [{ countryId: -1 }, 'signUp.country'],
    [{ countryId: 9_999 }, 'signUp.country'],
    [{ firstName: ' ' }, 'signUp.firstName'],
    [{ lastName: '' }, 'signUp.lastName'],
    [{ lastName: 'x'.repeat(21) }, 'signUp.lastName'],
    [{ companyName: 'x'.repeat(1025) }, 'signUp.companyName'],
  ])('%j is refused with a message', async (changes, code) => {
    const [english, chinese] = words[code];
    expect((await they.signUp(changes)).body).toEqual({ code, msg: english });
    expect((await they.signUp(changes, { language: 'CN' })).body.msg).toBe(chinese);
    expect(await stored()).toEqual([]);
  });

  test('the first invalid field is named, in the order of the form', async () => {
    const { body } = await they.signUp({ email: '', firstName: '', countryId: 9_999 });
    expect(body.code).toBe('signUp.email');
  });

  test('the company is optional', async () => {
    expect((await they.signUp({ companyName: '', companyAddress: '' })).body.code).toBe(0);
  });
});

describe('signing up again with the same address', () => {
  test('while pending: new tokens, a new mail, and the latest input', async () => {
    const oldPhone: string = (await they.signUp()).body.data;
    const oldMail = await mailedToken();
    const newPhone: string = (await they.signUp({ email: 'MEI@harbour.example', firstName: 'May' }))
      .body.data;
    const newMail = await mailedToken();
    expect(await stored()).toMatchObject([{ firstName: 'May' }]);
    expect(await Promise.all([oldPhone, oldMail, newPhone, newMail].map(wayOf))).toEqual([
      undefined,
      undefined,
      'phone',
      'mail',
    ]);
  });

  test.each(['active', 'disabled'] as const)('when %s: a message and no mail', async (status) => {
    await they.addCustomer({ status });
    expect((await they.signUp()).body).toEqual({
      code: 'signUp.emailTaken',
      msg: 'There is already an account with this email. Please log in.',
    });
    expect(await they.countQueued()).toBe(0);
  });

  test('four in parallel create one customer', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => they.signUp()));
    expect(replies.map(({ body }) => body.code)).toEqual([0, 0, 0, 0]);
    expect(await stored()).toHaveLength(1);
    const ways = await Promise.all(replies.map(({ body }) => wayOf(body.data)));
    expect(ways.filter(Boolean)).toEqual(['phone']);
  });

  test('at most five mails a day, then a helpful message', async () => {
    for (let i = 0; i < 5; i += 1) await they.signUp();
    const { status, body } = await they.signUp({ email: 'MEI@harbour.example' });
    expect(status).toBe(429);
    expect(body.code).toBe('signUp.mailLimit');
    served.clock.advance(25 * 3_600_000);
    expect((await they.signUp()).body.code).toBe(0);
  });
});

test('accepted sign-ups are limited per client address and hour; refused ones do not count', async () => {
  for (let i = 0; i < 10; i += 1) await they.signUp({ firstName: '' });
  for (let i = 0; i < 8; i += 1)
    expect((await they.signUp({ email: `${i}@x.example` })).body.code).toBe(0);
  const forged = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await they.signUp({ email: 'late@x.example' }, forged)).status).toBe(429);
  expect(await stored()).toHaveLength(8);
});

describe('the country list', () => {
  test('has all countries with both names, dial code and ISO code', async () => {
    const { body } = await they.send(getAllCountryList, {});
    expect(body.code).toBe('success');
    expect(body.row.length).toBeGreaterThan(240);
    expect(body.row).toContainEqual({
      ...{ id: 702, code: '65', iso_2: 'SG', c_name: '新加坡', e_name: 'Singapore' },
    });
  });

  test('is sorted by the requested language', async () => {
    const names = async (language: 'EN' | 'CN', name: 'e_name' | 'c_name'): Promise<string[]> =>
      (await they.send(getAllCountryList, {}, { language })).body.row.map(
        (row: Record<typeof name, string>) => row[name],
      );
    expect((await names('EN', 'e_name'))[0]).toBe('Afghanistan');
    const chinese = await names('CN', 'c_name');
    expect(chinese.indexOf('阿富汗')).toBeLessThan(chinese.indexOf('新加坡'));
    expect(chinese.indexOf('新加坡')).toBeLessThan(chinese.indexOf('中国'));
  });
});
