import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/console.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { customers, employees } from '../../db/schema.ts';

let served: TestApp;
let they: Console;
let token: string;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
  they = await consoleOn(served);
  token = they.token;
});
afterEach(() => served.close());

describe('one’s own account', () => {
  test('who am I', async () => {
    expect((await they.who()).body.data).toMatchObject({
      ...{ role: 'main', name: 'Mei Tan', companyName: 'Harbour Coffee', currency: 'USD' },
      ...{ balance: 128.5, credit_balance: 500, enable_product: ['smsOtp'] },
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
    expect((await they.who({ token: second })).status).toBe(401);
    expect((await they.who()).status).toBe(200);
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

test('no answer holds a password’s hash', async () => {
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
