import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/console.ts';
import { resetEmployeeTwoFactor } from '#contract/two-factor.ts';
import { employees } from '#server/db/schema.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';

const patience = { timeout: 10_000, interval: 20 };

let served: TestApp;
let they: Console;
let token: string;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000', LIMIT_EMPLOYEES: '3' });
  they = await consoleOn(served);
  token = they.token;
});
afterEach(() => served.close());

describe('employees', () => {
  test('are added with a first password and menus, and the main user gets a mail', async () => {
    const { body } = await they.add({
      username: 'Lin',
      name: ' Lin Tran ',
      menus: ['account', 'home'],
    });
    const employee = {
      id: expect.any(String),
      ...{ username: 'Lin', name: 'Lin Tran', status: 'active', menus: ['home', 'account'] },
      createdAt: served.clock.now().toISOString(),
      lastLoginAt: null,
      ...{ email: null, managesKeys: false, secondStep: false },
      ...{ mustSetPassword: true, twoFactorDueAt: null },
    };
    expect(body).toEqual({ code: 0, data: employee, msg: '' });
    expect((await they.send(contract.listEmployees, undefined, { token })).body.data).toEqual([
      employee,
    ]);
    const { recipient, payload } = await they.receive('employee-added');
    expect(recipient).toBe('mei@harbour.example');
    expect(payload).toMatchObject({ username: 'Lin', name: 'Lin Tran', phone: '+6581234567' });
    expect(JSON.stringify(payload)).not.toContain(otherPassword);

    await served.context.database.update(employees).set({ mustSetPassword: false });
    const theirs = await they.enter();
    expect((await they.who({ token: theirs })).body.data).toMatchObject({
      ...{ role: 'employee', name: 'Lin Tran', companyName: 'Harbour Coffee', balance: 128.5 },
    });
    const [after] = (await they.send(contract.listEmployees, undefined, { token })).body.data;
    expect(after.lastLoginAt).toBe(served.clock.now().toISOString());
  });

  test('have a username that is unique within the customer', async () => {
    await they.hire();
    expect((await they.hire({ username: 'LIN' })).body.code).toBe('username.taken');
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    const other: string = (await they.logIn('b@x.example')).body.data.usertoken;
    expect((await they.hire({}, other)).body.code).toBe(0);
  });

  test.each([
    [{ username: '1lin' }, 'username.format'],
    [{ username: 'l n' }, 'username.format'],
    [{ password: 'abc12345' }, 'password.common'],
    [{ password: 'abcdefgh' }, 'password.format'],
  ])('%j is refused', async (changes, code) => {
    expect((await they.hire(changes)).body.code).toBe(code);
  });

  test('are limited in number, also when added in parallel', async () => {
    const { database } = served.context;
    const waiting = sql`select count(*)::int as waiting from pg_locks where not granted`;
    const replies = await database.transaction(async (tx) => {
      // Blocks inserts after the count: without a lock all four would count zero.
      await tx.execute(sql`lock table employees in share mode`);
      const hired = Array.from({ length: 4 }, (_, i) => they.hire({ username: `lin${i}` }));
      await vi.waitUntil(async () => (await tx.execute(waiting)).rows[0]?.waiting === 4, patience);
      return { hired };
    });
    const codes = (await Promise.all(replies.hired)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(codes.filter((code) => code === 'employee.limit')).toHaveLength(1);
  });
});

describe('changed employees', () => {
  test('are locked out at once when disabled, and let in again when enabled', async () => {
    const { id } = (await they.hire()).body.data;
    const theirs = await they.enter();
    const set = (status: 'active' | 'disabled') =>
      they.send(contract.setEmployeeStatus, { id, status }, { token });
    expect((await set('disabled')).body.data.status).toBe('disabled');
    expect((await they.who({ token: theirs })).status).toBe(401);
    expect(await they.enter()).toBeUndefined();
    await set('active');
    expect((await they.who({ token: theirs })).status).toBe(401);
    expect(await they.enter()).toBeDefined();
  });

  test('get a new password from the main user, which ends their sessions and their lock', async () => {
    const { id } = (await they.hire()).body.data;
    const theirs = await they.enter();
    for (let i = 0; i < 5; i += 1) await they.enter('lin', 'wrong');
    await they.send(contract.setEmployeePassword, { id, password: goodPassword }, { token });
    expect((await they.who({ token: theirs })).status).toBe(401);
    expect(await they.enter('lin', goodPassword)).toBeDefined();
  });

  test('of another customer cannot be changed', async () => {
    const { id } = (await they.hire()).body.data;
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
      await they.send(resetEmployeeTwoFactor, { id }, { token: other }),
    ];
    for (const { body } of tries) expect(body.code).toBe('employee.unknown');
    expect(
      (await they.send(contract.listEmployees, undefined, { token: other })).body.data,
    ).toEqual([]);
    expect(await they.enter()).toBeDefined();
  });
});

test('password hashing is limited per customer and minute', async () => {
  await served.close();
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '2' });
  they = await consoleOn(served);
  token = they.token;
  await they.hire();
  await they.hire({ username: 'lim' });
  expect((await they.hire({ username: 'late' })).status).toBe(429);
  const input = { password: goodPassword, newPassword: otherPassword };
  expect((await they.send(contract.changeOwnPassword, input, { token })).status).toBe(429);
  served.clock.advance(60_000);
  expect((await they.hire({ username: 'late' })).body.code).toBe(0);
});
