import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logInEmployee } from '#contract/accounts.ts';
import { type Accounts, accountsOn, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { customers } from '../../db/schema.ts';

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

describe('an employee', () => {
  const enter = (changes: Partial<Record<'phone' | 'code' | 'password', string>> = {}) =>
    they.send(logInEmployee, {
      ...{ phone: '+65 8123 4567', code: 'LIN', password: otherPassword },
      ...changes,
    });

  test('logs in by the main account’s phone and their username, and gets their menus', async () => {
    const { id } = await they.addCustomer();
    const employee = await they.addEmployee(id);
    const { body } = await enter();
    expect(body).toMatchObject({
      code: 'success',
      row: {
        ...{ id: employee, name: 'Lin', balance: null, credit_balance: null, enable_product: null },
        menulist: [
          {
            submenus: [
              { menu_path: '/console/home', show_flag: 0 },
              { menu_path: '/console/usage', show_flag: 0 },
              { menu_path: '/console/support', show_flag: 0 },
            ],
          },
          { submenus: [{ menu_path: '/console/keys', show_flag: 0 }] },
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
  ])('%j is refused with a message in info', async (changes, code, words) => {
    expect((await enter(changes)).body).toEqual({ code, msg: words, info: words });
  });

  test('has a failure count of their own', async () => {
    const { id } = await they.addCustomer();
    await they.addEmployee(id);
    for (let i = 0; i < 5; i += 1) await enter({ password: 'wrong' });
    expect((await enter()).body.code).toBe('login.wrong');
    expect((await they.logIn()).body.code).toBe(0);
    served.clock.advance(30_000);
    expect((await enter()).body.code).toBe('success');
  });

  test('of a disabled customer, or with another customer’s phone, is unknown', async () => {
    const { id } = await they.addCustomer();
    await they.addEmployee(id);
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    expect((await enter({ phone: '+6581234568' })).body.code).toBe('login.wrong');
    await served.context.database
      .update(customers)
      .set({ status: 'disabled' })
      .where(eq(customers.id, id));
    expect((await enter()).body.code).toBe('login.wrong');
  });

  test('who is disabled learns so only with the right password', async () => {
    const { id } = await they.addCustomer();
    await they.addEmployee(id, { status: 'disabled' });
    expect((await enter()).body.code).toBe('employee.disabled');
    expect((await enter({ password: 'wrong' })).body.code).toBe('login.wrong');
  });

  test.each(['8123 4567', '81234567', '65 8123 4567', '+65 8123-4567'])(
    'may write the phone as at activation: %s',
    async (phone) => {
      await they.addEmployee((await they.addCustomer()).id);
      expect((await enter({ phone })).body.code).toBe('success');
    },
  );

  test('may omit the country code only for the country of the sign-up', async () => {
    await they.addEmployee((await they.addCustomer({ countryId: 344 })).id);
    expect((await enter({ phone: '8123 4567' })).body.code).toBe('login.wrong');
    expect((await enter()).body.code).toBe('success');
  });

  test('is found by a phone that reads like a number of another country', async () => {
    const chinese = { countryId: 156, phone: '+8613812345678' };
    await they.addEmployee((await they.addCustomer(chinese)).id);
    await they.addCustomer({ email: 'b@x.example', phone: '+13812345678', username: null });
    expect((await enter({ phone: '138 1234 5678' })).body.code).toBe('success');
  });

  test('who matches two customers is unknown until the country code is given', async () => {
    await they.addEmployee((await they.addCustomer()).id);
    const other = { email: 'b@x.example', phone: '+85281234567', username: null, countryId: 344 };
    const { id } = await they.addCustomer(other);
    await they.addEmployee(id, { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e02' });
    expect((await enter({ phone: '8123 4567' })).body.code).toBe('login.wrong');
    expect((await enter()).body.code).toBe('success');
  });
});
