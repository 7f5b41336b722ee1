import * as argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { logIn, logInEmployee } from '#contract/accounts.ts';
import {
  type Accounts,
  type Answer,
  accountsOn,
  goodPassword,
  otherPassword,
  testMemoryKib,
} from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { loginFailures } from '../../db/login-schema.ts';
import { customers, sessions } from '../../db/schema.ts';
import { ensureDemoAccount } from '../demo-account.ts';

// The real hashing library, with its calls counted.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

let served: TestApp;
let they: Accounts;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = accountsOn(served);
});
afterAll(() => served.close());

const wrong = {
  EN: 'Account or password is incorrect. After several attempts, please wait a while before the next one.',
  CN: '账号或密码不正确。如已多次尝试，请稍后再试。',
};

describe('login', () => {
  test.each([
    ['e-mail', 'Mei@Harbour.example'],
    ['phone with a plus', '+65 8123 4567'],
    ['phone with zeros', '006581234567'],
    ['phone with its bare country code', '6581234567'],
    ['username', 'MEI.tan'],
  ])('a customer by %s', async (_, account) => {
    await they.addCustomer();
    const { status, body } = await they.logIn(account);
    expect(status).toBe(200);
    expect(body.code).toBe(0);
  });

  test('the response has the specified fields', async () => {
    const { publicId } = await they.addCustomer();
    const { body } = await they.logIn();
    expect(body).toEqual({
      code: 0,
      msg: '',
      data: {
        id: publicId,
        name: 'Mei Tan',
        usertoken: expect.stringMatching(/^[\w-]{43}$/),
        subUserToken: '',
        currency: 'USD',
        balance: 128.5,
        credit_balance: 500,
        enable_product: ['smsOtp'],
        menulist: [
          {
            menu_name: 'home',
            submenus: [
              { menu_name: 'home', menu_path: '/console/home', show_flag: 1 },
              { menu_name: 'usage', menu_path: '/console/usage', show_flag: 1 },
              { menu_name: 'support', menu_path: '/console/support', show_flag: 1 },
            ],
          },
          {
            menu_name: 'developer',
            submenus: [{ menu_name: 'developer', menu_path: '/console/keys', show_flag: 1 }],
          },
          {
            menu_name: 'account',
            submenus: [
              { menu_name: 'account', menu_path: '/console/account', show_flag: 1 },
              { menu_name: 'employees', menu_path: '/console/employees', show_flag: 1 },
            ],
          },
        ],
      },
    });
  });

  test('the token is stored as a hash, and responses must not be cached', async () => {
    await they.addCustomer();
    const { body, headers } = await they.logIn();
    const [row] = await served.context.database.select().from(sessions);
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(body.data.usertoken);
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['set-cookie'])).not.toContain(body.data.usertoken);
  });
});

test('the demo account logs in by phone, e-mail and username', async () => {
  const { database, env } = served.context;
  const demo = await ensureDemoAccount(database, env.dataDir);
  for (const account of [demo?.email, demo?.username, '+1 202 555 0142'])
    expect((await they.logIn(account, demo?.password)).body).toMatchObject({
      code: 0,
      data: { name: 'Dana Moore', balance: 128.5, credit_balance: 500 },
    });
});

describe('refused logins', () => {
  test.each([
    [{ account: '  ', password: 'x' }, 'login.account', 'Please Enter Phone/Email/Username'],
    [{ account: 'mei', password: '' }, 'login.password', 'Please Enter Password'],
  ])('%j', async (input, code, msg) => {
    expect((await they.send(logIn, input)).body).toEqual({ code, msg });
  });

  test('a disabled account is only revealed with the right password', async () => {
    await they.addCustomer({ status: 'disabled' });
    expect((await they.logIn()).body.code).toBe('login.disabled');
    expect((await they.logIn('mei.tan', otherPassword)).body.code).toBe('login.wrong');
  });

  test('a password changed during the comparison opens no session', async () => {
    const { id } = await they.addCustomer();
    const compare = vi.mocked(argon2.verify).getMockImplementation();
    vi.mocked(argon2.verify).mockImplementationOnce(async (...given) => {
      await served.context.database
        .update(customers)
        .set({ passwordHash: 'another' })
        .where(eq(customers.id, id));
      return compare?.(...given) ?? false;
    });
    expect((await they.logIn()).body.code).toBe('login.wrong');
    expect(await served.context.database.select().from(sessions)).toEqual([]);
  });
});

describe('known, unknown, locked, pending and disabled accounts', () => {
  const kinds = ['known', 'unknown', 'locked', 'pending', 'disabled', 'employee', 'no employee'];

  const startLogin = async (kind: string, language: 'EN' | 'CN'): Promise<Answer> => {
    if (kind.includes('employee'))
      return they.send(
        logInEmployee,
        { phone: '+6581234567', code: kind === 'employee' ? 'lin' : 'nobody', password: 'wrong1' },
        { language },
      );
    const account = { unknown: 'nobody', pending: 'pen@x.example', disabled: 'dis@x.example' };
    const password = kind === 'locked' ? goodPassword : 'wrong1';
    return they.logIn(account[kind as keyof typeof account], password, { language });
  };

  test.each(kinds)('%s: one hash, the same status, the same message', async (kind) => {
    const { id } = await they.addCustomer();
    await they.addCustomer({
      ...{ status: 'pending', email: 'pen@x.example', emailVerifiedAt: null },
      ...{ phone: null, username: null, passwordHash: null },
    });
    await they.addCustomer({
      ...{ status: 'disabled', email: 'dis@x.example', phone: null, username: null },
    });
    await they.addEmployee(id);
    if (kind === 'locked')
      await served.context.database.insert(loginFailures).values({
        key: `customer:${id}@network:127.0.0.0/24`,
        account: `customer:${id}`,
        failures: 9,
        lastFailureAt: served.clock.now(),
        lockedUntil: new Date(served.clock.now().getTime() + 1_000),
      });
    for (const language of ['EN', 'CN'] as const) {
      vi.mocked(argon2.verify).mockClear();
      vi.mocked(argon2.hash).mockClear();
      const { status, body, headers } = await startLogin(kind, language);
      expect(argon2.verify).toHaveBeenCalledTimes(1);
      expect(vi.mocked(argon2.verify).mock.calls[0]?.[0]).toContain(`m=${testMemoryKib},t=2,p=1`);
      expect(argon2.hash).not.toHaveBeenCalled();
      expect(status).toBe(200);
      const info = kind.includes('employee') ? { info: wrong[language] } : {};
      expect(body).toEqual({ code: 'login.wrong', msg: wrong[language], ...info });
      expect(headers).not.toHaveProperty('retry-after');
    }
  });
});
