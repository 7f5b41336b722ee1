import * as argon2 from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logIn, logInEmployee } from '#contract/accounts.ts';
import {
  type Accounts,
  type Answer,
  accountsOn,
  goodPassword,
  otherPassword,
} from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { ensureDemoAccount } from '../db/demo.ts';
import { customers, employees, loginFailures, sessions } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { hashPassword } from './password-hash.ts';

// The real thing, counted.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

let served: TestApp;
let they: Accounts;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
  they = accountsOn(served);
});
afterEach(() => served.close());

const wrong = {
  EN: 'Account or password is incorrect. After several attempts, please wait a while before the next one.',
  CN: '账号或密码不正确。如已多次尝试，请稍后再试。',
};

describe('who may log in', () => {
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

  test('the answer has the fields of the specification', async () => {
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
            submenus: [{ menu_name: 'home', menu_path: '/console/home', show_flag: 1 }],
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

  test('the token is kept as a hash, and no answer may be stored on the way', async () => {
    await they.addCustomer();
    const { body, headers } = await they.logIn();
    const [row] = await served.context.database.select().from(sessions);
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(body.data.usertoken);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('a mailbox that nobody has proven opens nothing', async () => {
    await they.addCustomer({ emailVerifiedAt: null });
    expect((await they.logIn('mei@harbour.example')).body.code).toBe('login.wrong');
    expect((await they.logIn('+6581234567')).body.code).toBe(0);
  });
});

test('the demo account logs in, by each of its names', async () => {
  const { database, env } = served.context;
  const demo = await ensureDemoAccount(database, env.dataDir);
  for (const account of [demo?.email, demo?.username, '+1 202 555 0142'])
    expect((await they.logIn(account, demo?.password)).body).toMatchObject({
      code: 0,
      data: { name: 'Dana Moore', balance: 128.5, credit_balance: 500 },
    });
});

describe('what is refused', () => {
  test.each([
    [{ account: '  ', password: 'x' }, 'login.account', 'Please Enter Phone/Email/Username'],
    [{ account: 'mei', password: '' }, 'login.password', 'Please Enter Password'],
  ])('%j', async (input, code, msg) => {
    expect((await they.send(logIn, input)).body).toEqual({ code, msg });
  });

  test('whoever knows the password of a disabled account is told so, nobody else', async () => {
    await they.addCustomer({ status: 'disabled' });
    expect((await they.logIn()).body.code).toBe('login.disabled');
    expect((await they.logIn('mei.tan', otherPassword)).body.code).toBe('login.wrong');
  });

  test('a password that was changed while it was compared opens no session', async () => {
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

  const knock = async (kind: string, language: 'EN' | 'CN'): Promise<Answer> => {
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

  test.each(kinds)('%s: one hash, the same status, the same words', async (kind) => {
    const { id } = await they.addCustomer();
    await they.addCustomer({
      ...{ status: 'pending', email: 'pen@x.example', emailVerifiedAt: null },
      ...{ phone: null, username: null, passwordHash: null },
    });
    await they.addCustomer({
      ...{ status: 'disabled', email: 'dis@x.example', phone: null, username: null },
    });
    await addEmployee(id);
    if (kind === 'locked')
      await served.context.database.insert(loginFailures).values({
        key: `customer:${id}`,
        failures: 9,
        lastFailureAt: served.clock.now(),
        lockedUntil: new Date(served.clock.now().getTime() + 1_000),
      });
    for (const language of ['EN', 'CN'] as const) {
      vi.mocked(argon2.verify).mockClear();
      vi.mocked(argon2.hash).mockClear();
      const { status, body, headers } = await knock(kind, language);
      expect(argon2.verify).toHaveBeenCalledTimes(1);
      expect(argon2.hash).not.toHaveBeenCalled();
      expect(status).toBe(200);
      const info = kind.includes('employee') ? { info: wrong[language] } : {};
      expect(body).toEqual({ code: 'login.wrong', msg: wrong[language], ...info });
      expect(headers).not.toHaveProperty('retry-after');
    }
  });
});

describe('failed logins of one account', () => {
  const fail = (account = 'mei.tan') => they.logIn(account, otherPassword);
  const isOpen = async () => (await they.logIn()).body.code === 0;

  test('five are free, then the wait begins at 30 seconds and doubles up to 15 minutes', async () => {
    const { id } = await they.addCustomer();
    for (let i = 0; i < 5; i += 1) await fail();
    for (const waitSeconds of [30, 60, 120, 240, 480, 900, 900]) {
      served.clock.advance((waitSeconds - 1) * 1_000);
      expect(await isOpen()).toBe(false);
      served.clock.advance(1_000);
      await fail();
    }
    served.clock.advance(900_000);
    expect(await isOpen()).toBe(true);
    const key = `customer:${id}`;
    expect(
      await served.context.database.select().from(loginFailures).where(eq(loginFailures.key, key)),
    ).toEqual([]);
  });

  test('count together however the account is called', async () => {
    await they.addCustomer();
    for (const account of [
      'mei.tan',
      '+6581234567',
      'mei@harbour.example',
      '6581234567',
      'MEI.TAN',
    ])
      await fail(account);
    expect(await isOpen()).toBe(false);
  });

  test('however many come at once, five are compared', async () => {
    await they.addCustomer();
    await Promise.all(Array.from({ length: 20 }, () => fail()));
    const [row] = await served.context.database.select().from(loginFailures);
    expect(row?.failures).toBe(5);
    expect(await isOpen()).toBe(false);
  });

  test('a login in time forgets them, and so does a day of peace', async () => {
    await they.addCustomer();
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await fail();
      expect(await isOpen()).toBe(true);
    }
    for (let i = 0; i < 7; i += 1) {
      await fail();
      served.clock.advance(24 * 3_600_000);
    }
    expect(await isOpen()).toBe(true);
  });

  test('a lock holds after 20,000 other accounts were tried', async () => {
    await they.addCustomer();
    for (let i = 0; i < 5; i += 1) await fail();
    await served.context.database.execute(sql`
      insert into login_failures (key, failures, last_failure_at, locked_until)
      select 'unknown:' || n, 1, ${served.clock.now().toISOString()}, null
      from generate_series(1, 20000) n`);
    expect(await isOpen()).toBe(false);
  });

  test('a process too busy to compare does not count', async () => {
    await they.addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => they.logIn('mei.tan', goodPassword)),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers['retry-after']).toBe('2');
    expect(busy[0]?.body.code).toBe('busy');
    expect(await isOpen()).toBe(true);
  });
});

describe('logins of one client address', () => {
  beforeEach(async () => {
    await served.close();
    served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '3' });
    they = accountsOn(served);
    await they.addCustomer();
  });

  test('are twenty a minute unless set otherwise', () => {
    expect(readEnv({}).limits.loginsPerMinute).toBe(20);
  });

  test('count right or wrong, for all accounts together', async () => {
    await they.logIn('nobody', otherPassword);
    const employee = { phone: '+6581234567', code: 'lin', password: 'x' };
    await they.send(logInEmployee, employee);
    expect((await they.logIn()).body.code).toBe(0);
    const refused = await they.logIn();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await they.send(logInEmployee, employee)).status).toBe(429);
    const elsewhere = { remoteAddress: '203.0.113.9' };
    expect((await they.logIn('mei.tan', goodPassword, elsewhere)).body.code).toBe(0);
    served.clock.advance(60_000);
    expect((await they.logIn()).body.code).toBe(0);
  });

  test('forged forwarding headers do not change the bucket', async () => {
    const from = (n: number) => ({
      headers: {
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
        'x-real-ip': `203.0.113.${n}`,
        'cf-connecting-ip': `203.0.113.${n}`,
      },
    });
    for (let i = 0; i < 3; i += 1) await they.logIn('nobody', otherPassword, from(i));
    expect((await they.logIn('nobody', otherPassword, from(99))).status).toBe(429);
  });

  test('hold after 20,000 other addresses', async () => {
    for (let i = 0; i < 3; i += 1) await they.logIn('nobody', otherPassword);
    await served.context.database.execute(sql`
      insert into limit_counters (key, window_start, count, expires_at)
      select 'login:ip:10.0.' || n, ${served.clock.now().toISOString()}, 1,
        ${new Date(served.clock.now().getTime() + 60_000).toISOString()}
      from generate_series(1, 20000) n`);
    expect((await they.logIn()).status).toBe(429);
  });
});

describe('an employee', () => {
  const enter = (changes: Partial<Record<'phone' | 'code' | 'password', string>> = {}) =>
    they.send(logInEmployee, {
      ...{ phone: '+65 8123 4567', code: 'LIN', password: otherPassword },
      ...changes,
    });

  test('logs in by the main account’s phone and a username of it, and sees the menus chosen', async () => {
    const { id } = await they.addCustomer();
    const employee = await addEmployee(id);
    const { body } = await enter();
    expect(body).toMatchObject({
      code: 'success',
      row: {
        ...{ id: employee, name: 'Lin', balance: null, credit_balance: null, enable_product: null },
        menulist: [
          { submenus: [{ menu_path: '/console/home', show_flag: 0 }] },
          {
            submenus: [
              { menu_path: '/console/account', show_flag: 1 },
              { menu_path: '/console/employees', show_flag: 0 },
            ],
          },
        ],
      },
    });
    expect(body.row.subUserToken).toBe(body.row.usertoken);
  });

  test.each([
    [{ phone: '' }, 'employee.phone', 'Please Enter Mobile Number'],
    [{ code: ' ' }, 'employee.username', 'Please Enter Employee Username'],
    [{ password: '' }, 'login.password', 'Please Enter Password'],
  ])('%j is answered in info', async (changes, code, words) => {
    expect((await enter(changes)).body).toEqual({ code, msg: words, info: words });
  });

  test('has failures of their own', async () => {
    const { id } = await they.addCustomer();
    await addEmployee(id);
    for (let i = 0; i < 5; i += 1) await enter({ password: 'wrong' });
    expect((await enter()).body.code).toBe('login.wrong');
    expect((await they.logIn()).body.code).toBe(0);
    served.clock.advance(30_000);
    expect((await enter()).body.code).toBe('success');
  });

  test('of a disabled customer, or with another customer’s phone, is nobody', async () => {
    const { id } = await they.addCustomer();
    await addEmployee(id);
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    expect((await enter({ phone: '+6581234568' })).body.code).toBe('login.wrong');
    await served.context.database
      .update(customers)
      .set({ status: 'disabled' })
      .where(eq(customers.id, id));
    expect((await enter()).body.code).toBe('login.wrong');
  });

  test('who is disabled is told so with the right password alone', async () => {
    const { id } = await they.addCustomer();
    await addEmployee(id, { status: 'disabled' });
    expect((await enter()).body.code).toBe('employee.disabled');
    expect((await enter({ password: 'wrong' })).body.code).toBe('login.wrong');
  });
});

async function addEmployee(
  customerId: number,
  changes: Partial<typeof employees.$inferInsert> = {},
): Promise<string> {
  const id = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';
  await served.context.database.insert(employees).values({
    ...{ id, customerId, username: 'lin', name: 'Lin', menus: ['account'] },
    passwordHash: await hashPassword(otherPassword),
    ...changes,
  });
  return id;
}
