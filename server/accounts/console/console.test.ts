import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInEmployee } from '#contract/accounts.ts';
import * as contract from '#contract/console.ts';
import {
  type Accounts,
  accountsOn,
  goodPassword,
  otherPassword,
  type SendOptions,
} from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { customers, employees, sessions } from '../../db/schema.ts';
import { newToken } from '../secret-values.ts';

const hourMs = 3_600_000;

let served: TestApp;
let they: Accounts;
let token: string;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000', LIMIT_EMPLOYEES: '3' });
  they = accountsOn(served);
  await they.addCustomer();
  token = (await they.logIn()).body.data.usertoken;
});
afterEach(() => served.close());

const who = (options: SendOptions = { token }) => they.send(contract.whoAmI, undefined, options);
const hire = (
  changes: Partial<Parameters<typeof they.send<typeof contract.addEmployee>>[1]> = {},
) =>
  they.send(
    contract.addEmployee,
    { username: 'lin', password: otherPassword, menus: ['home'], ...changes },
    { token },
  );
const enter = async (code = 'lin', password = otherPassword): Promise<string> =>
  (await they.send(logInEmployee, { phone: '+6581234567', code, password })).body.row?.usertoken;

const sessionCalls = [
  [contract.whoAmI, undefined],
  [contract.getOwnDetails, undefined],
  [contract.updateOwnDetails, { firstName: 'A', lastName: 'B', companyName: 'C' }],
  [contract.changeOwnPassword, { password: goodPassword, newPassword: otherPassword }],
  [contract.listSessions, undefined],
  [contract.endSession, { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01' }],
  [contract.endOtherSessions, undefined],
  [contract.listEmployees, undefined],
  [contract.addEmployee, { username: 'lin', password: otherPassword, menus: [] }],
  [contract.setEmployeeStatus, { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01', status: 'active' }],
  [contract.setEmployeeMenus, { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01', menus: [] }],
  [
    contract.setEmployeePassword,
    { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01', password: otherPassword },
  ],
] as const;

describe('the session', () => {
  test.each(sessionCalls.map(([call, input]) => [call.path, call, input] as const))(
    '%s needs one',
    async (_, call, input) => {
      const answers = [
        await they.send(call, input as never),
        await they.send(call, input as never, { token: newToken() }),
        await they.send(call, input as never, { token: 'x' }),
        await they.send(call, input as never, { headers: { cookie: `usertoken=${token}` } }),
        await they.send(call, input as never, { headers: { authorization: `Bearer ${token}` } }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(401);
        expect(body).toEqual({
          code: 'session.required',
          msg: 'Your session has ended. Please log in again.',
        });
      }
    },
  );

  test('ends after two idle hours and lives on while it is used', async () => {
    for (let i = 0; i < 3; i += 1) {
      served.clock.advance(2 * hourMs - 1);
      expect((await who()).status).toBe(200);
    }
    served.clock.advance(2 * hourMs);
    expect((await who()).status).toBe(401);
  });

  test('ends after 24 hours however busy', async () => {
    for (let hour = 0; hour < 23; hour += 1) {
      served.clock.advance(hourMs);
      await who();
    }
    served.clock.advance(hourMs - 1);
    expect((await who()).status).toBe(200);
    served.clock.advance(1);
    expect((await who()).status).toBe(401);
  });

  test('ends by signing out, which never fails', async () => {
    expect((await they.send(contract.signOut, undefined, { token })).body.code).toBe(0);
    expect((await who()).status).toBe(401);
    expect((await they.send(contract.signOut, undefined, { token })).body.code).toBe(0);
    expect((await they.send(contract.signOut, undefined)).body.code).toBe(0);
  });

  test('ends for everybody of a customer who is disabled', async () => {
    await hire();
    const employee = await enter();
    await served.context.database.update(customers).set({ status: 'disabled' });
    expect((await who()).status).toBe(401);
    expect((await who({ token: employee })).status).toBe(401);
  });

  test('is listed with where it came from, and ended one by one', async () => {
    served.clock.advance(1_000);
    const second: string = (
      await they.logIn('mei.tan', goodPassword, {
        headers: { 'user-agent': 'Browser/1.0\u0001' },
        remoteAddress: '203.0.113.9',
      })
    ).body.data.usertoken;
    const list = async (of: string) =>
      (await they.send(contract.listSessions, undefined, { token: of })).body.data;
    const [latest, first] = await list(second);
    expect(latest).toEqual({
      ...{ id: expect.any(String), current: true, address: '203.0.113.9' },
      userAgent: 'Browser/1.0 ',
      createdAt: served.clock.now().toISOString(),
      lastSeenAt: served.clock.now().toISOString(),
      expiresAt: new Date(served.clock.now().getTime() + 24 * hourMs).toISOString(),
    });
    expect(first.current).toBe(false);
    await they.send(contract.endSession, { id: first.id }, { token: second });
    expect((await who()).status).toBe(401);
    expect(await list(second)).toHaveLength(1);
  });

  test('of somebody else cannot be seen or ended', async () => {
    await hire({ menus: ['account'] });
    const employee = await enter();
    const [mine] = (await they.send(contract.listSessions, undefined, { token })).body.data;
    const theirs = (await they.send(contract.listSessions, undefined, { token: employee })).body
      .data;
    expect(theirs.map(({ id }: { id: string }) => id)).not.toContain(mine.id);
    await they.send(contract.endSession, { id: mine.id }, { token: employee });
    await they.send(contract.endOtherSessions, undefined, { token: employee });
    expect((await who()).status).toBe(200);
  });

  test('all others end with one call', async () => {
    const second: string = (await they.logIn()).body.data.usertoken;
    await they.send(contract.endOtherSessions, undefined, { token });
    expect((await who({ token: second })).status).toBe(401);
    expect((await who()).status).toBe(200);
  });

  test('that has long expired is swept away by whoever logs in next', async () => {
    served.clock.advance(25 * hourMs);
    await they.logIn();
    expect(await served.context.database.select().from(sessions)).toHaveLength(1);
  });
});

describe('one’s own account', () => {
  test('who am I', async () => {
    expect((await who()).body.data).toMatchObject({
      ...{ role: 'main', name: 'Mei Tan', companyName: 'Harbour Coffee', currency: 'USD' },
      ...{ balance: 128.5, credit_balance: 500, enable_product: ['smsOtp'] },
    });
    expect(JSON.stringify((await who()).body)).not.toContain(token);
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

  test('a new password needs the old one, ends other sessions and is told by mail', async () => {
    const second: string = (await they.logIn()).body.data.usertoken;
    expect((await change('wrong1234')).body.code).toBe('password.wrong');
    expect((await change(goodPassword, 'qwerty123')).body.code).toBe('password.common');
    expect((await change(goodPassword)).body.code).toBe(0);
    expect((await who({ token: second })).status).toBe(401);
    expect((await who()).status).toBe(200);
    expect((await they.logIn('mei.tan', otherPassword)).body.code).toBe(0);
    expect((await they.receive('password-changed')).recipient).toBe('mei@harbour.example');
  });

  test('wrong old passwords count like failed logins', async () => {
    for (let i = 0; i < 5; i += 1) await change('wrong1234');
    expect((await change(goodPassword)).body.code).toBe('password.wrong');
    expect((await they.logIn()).body.code).toBe('login.wrong');
    served.clock.advance(30_000);
    expect((await change(goodPassword)).body.code).toBe(0);
  });
});

describe('employees', () => {
  test('are added with a first password and menus, and the main user hears of it', async () => {
    const { body } = await hire({
      username: 'Lin',
      name: ' Lin Tran ',
      menus: ['account', 'home'],
    });
    const employee = {
      id: expect.any(String),
      ...{ username: 'Lin', name: 'Lin Tran', status: 'active', menus: ['home', 'account'] },
      createdAt: served.clock.now().toISOString(),
      lastLoginAt: null,
    };
    expect(body).toEqual({ code: 0, data: employee, msg: '' });
    expect((await they.send(contract.listEmployees, undefined, { token })).body.data).toEqual([
      employee,
    ]);
    const { recipient, payload } = await they.receive('employee-added');
    expect(recipient).toBe('mei@harbour.example');
    expect(payload).toMatchObject({ username: 'Lin', name: 'Lin Tran', phone: '+6581234567' });
    expect(JSON.stringify(payload)).not.toContain(otherPassword);

    const theirs = await enter();
    expect((await who({ token: theirs })).body.data).toMatchObject({
      ...{ role: 'employee', name: 'Lin Tran', companyName: 'Harbour Coffee', balance: 128.5 },
    });
    const [after] = (await they.send(contract.listEmployees, undefined, { token })).body.data;
    expect(after.lastLoginAt).toBe(served.clock.now().toISOString());
  });

  test('have a username that is unique within the customer alone', async () => {
    await hire();
    expect((await hire({ username: 'LIN' })).body.code).toBe('username.taken');
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    token = (await they.logIn('b@x.example')).body.data.usertoken;
    expect((await hire()).body.code).toBe(0);
  });

  test.each([
    [{ username: '1lin' }, 'username.format'],
    [{ username: 'l n' }, 'username.format'],
    [{ password: 'abc12345' }, 'password.common'],
    [{ password: 'abcdefgh' }, 'password.format'],
  ])('%j is refused', async (changes, code) => {
    expect((await hire(changes)).body.code).toBe(code);
  });

  test('are so many at most, also when they are added at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, i) => hire({ username: `lin${i}` })),
    );
    expect(replies.filter(({ body }) => body.code === 0)).toHaveLength(3);
    expect(replies.filter(({ body }) => body.code === 'employee.limit')).toHaveLength(2);
  });

  test('who are disabled are out at once and come back when enabled', async () => {
    const { id } = (await hire()).body.data;
    const theirs = await enter();
    const set = (status: 'active' | 'disabled') =>
      they.send(contract.setEmployeeStatus, { id, status }, { token });
    expect((await set('disabled')).body.data.status).toBe('disabled');
    expect((await who({ token: theirs })).status).toBe(401);
    expect(await enter()).toBeUndefined();
    await set('active');
    expect((await who({ token: theirs })).status).toBe(401);
    expect(await enter()).toBeDefined();
  });

  test('get a new password from the main user, which ends their sessions and their lock', async () => {
    const { id } = (await hire()).body.data;
    const theirs = await enter();
    for (let i = 0; i < 5; i += 1) await enter('lin', 'wrong');
    await they.send(contract.setEmployeePassword, { id, password: goodPassword }, { token });
    expect((await who({ token: theirs })).status).toBe(401);
    expect(await enter('lin', goodPassword)).toBeDefined();
  });

  test('of another customer cannot be touched', async () => {
    const { id } = (await hire()).body.data;
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    const other: string = (await they.logIn('b@x.example')).body.data.usertoken;
    const tries = [
      await they.send(contract.setEmployeeStatus, { id, status: 'disabled' }, { token: other }),
      await they.send(contract.setEmployeeMenus, { id, menus: [] }, { token: other }),
      await they.send(
        contract.setEmployeePassword,
        { id, password: goodPassword },
        { token: other },
      ),
    ];
    for (const { body } of tries) expect(body.code).toBe('employee.unknown');
    expect(
      (await they.send(contract.listEmployees, undefined, { token: other })).body.data,
    ).toEqual([]);
    expect(await enter()).toBeDefined();
  });
});

describe('menus are enforced by the server', () => {
  const behind: Record<contract.MenuId, readonly (typeof sessionCalls)[number][0][]> = {
    home: [],
    account: [
      contract.getOwnDetails,
      contract.updateOwnDetails,
      contract.changeOwnPassword,
      contract.listSessions,
      contract.endSession,
      contract.endOtherSessions,
    ],
    employees: [contract.listEmployees],
  };
  const refusedCalls = async (theirs: string): Promise<string[]> => {
    const refused: string[] = [];
    for (const [call, input] of sessionCalls) {
      const { status, body } = await they.send(call, input as never, { token: theirs });
      if (body.code === 'session.notAllowed') {
        expect(status).toBe(403);
        refused.push(call.path);
      }
    }
    return refused;
  };
  const mainOnly = [
    contract.updateOwnDetails,
    contract.addEmployee,
    contract.setEmployeeStatus,
    contract.setEmployeeMenus,
    contract.setEmployeePassword,
  ];

  test.each([
    [[]],
    [['home']],
    [['account']],
    [['employees']],
    [['home', 'account', 'employees']],
  ] as [contract.MenuId[]][])(
    'with %j an employee is let through there and nowhere else',
    async (menus) => {
      await hire({ menus });
      const expected = sessionCalls
        .map(([call]) => call)
        .filter(
          (call) =>
            mainOnly.some((closed) => closed.path === call.path) ||
            contract.menuIds.some(
              (menu) =>
                !menus.includes(menu) && behind[menu].some((closed) => closed.path === call.path),
            ),
        )
        .map(({ path }) => path);
      const theirs = await enter();
      expect(await refusedCalls(theirs)).toEqual(expected);
      const { data } = (await who({ token: theirs })).body;
      expect(data.balance).toBe(menus.includes('home') ? 128.5 : null);
    },
  );

  test('a change counts from the next call on', async () => {
    const { id } = (await hire({ menus: ['account'] })).body.data;
    const theirs = await enter();
    const details = () => they.send(contract.getOwnDetails, undefined, { token: theirs });
    expect((await details()).body.data).toMatchObject({
      role: 'employee',
      email: null,
      phone: null,
    });
    await they.send(contract.setEmployeeMenus, { id, menus: [] }, { token });
    expect((await details()).status).toBe(403);
  });

  test('an employee changes their own password and nobody else’s', async () => {
    await hire({ menus: ['account'] });
    const theirs = await enter();
    const input = { password: otherPassword, newPassword: 'orchard9lane' };
    const { body } = await they.send(contract.changeOwnPassword, input, { token: theirs });
    expect(body.code).toBe(0);
    expect(await enter('lin', 'orchard9lane')).toBeDefined();
    expect((await they.logIn()).body.code).toBe(0);
    expect(await they.countQueued('password-changed')).toBe(0);
  });

  test('a main user is let through everywhere', async () => {
    expect(await refusedCalls(token)).toEqual([]);
  });
});

test('one customer has so many turns a minute at what hashes a password', async () => {
  await served.close();
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '2' });
  they = accountsOn(served);
  await they.addCustomer();
  token = (await they.logIn()).body.data.usertoken;
  await hire();
  await hire({ username: 'lim' });
  expect((await hire({ username: 'late' })).status).toBe(429);
  const input = { password: goodPassword, newPassword: otherPassword };
  expect((await they.send(contract.changeOwnPassword, input, { token })).status).toBe(429);
  served.clock.advance(60_000);
  expect((await hire({ username: 'late' })).body.code).toBe(0);
});

test('no answer holds a password’s hash', async () => {
  const { id } = (await hire({ menus: ['home', 'account', 'employees'] })).body.data;
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
