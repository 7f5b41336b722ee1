import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInEmployee } from '#contract/accounts.ts';
import { type Accounts, accountsOn, goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { loginFailures } from '../../db/login-schema.ts';
import { readEnv } from '../../env.ts';

let served: TestApp;
let they: Accounts;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
  they = accountsOn(served);
});
afterEach(() => served.close());

describe('failed logins of one account', () => {
  const fail = (account = 'mei.tan') => they.logIn(account, otherPassword);
  const isOpen = async () => (await they.logIn()).body.code === 0;

  test('five are free, then locks begin at 30 seconds and double up to 15 minutes', async () => {
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

  test('count together for every way to name the account', async () => {
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

  test('of parallel ones five are compared', async () => {
    await they.addCustomer();
    await Promise.all(Array.from({ length: 20 }, () => fail()));
    const [row] = await served.context.database.select().from(loginFailures);
    expect(row?.failures).toBe(5);
    expect(await isOpen()).toBe(false);
  });

  test('are forgotten after a successful login and after a day', async () => {
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

  test('a login refused as busy does not count', async () => {
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

describe('logins from one client address', () => {
  beforeEach(async () => {
    await served.close();
    served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '3' });
    they = accountsOn(served);
    await they.addCustomer();
  });

  test('are limited to twenty a minute by default', () => {
    expect(readEnv({}).limits.loginsPerMinute).toBe(20);
  });

  test('count whether they succeed or fail, over all accounts', async () => {
    await they.logIn('nobody', otherPassword);
    const employee = { phone: '+6581234567', code: 'lin', password: 'x' };
    await they.send(logInEmployee, employee);
    expect((await they.logIn()).body.code).toBe(0);
    they.cookies.clear();
    const refused = await they.logIn();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await they.send(logInEmployee, employee)).status).toBe(429);
    const elsewhere = { remoteAddress: '203.0.113.9' };
    expect((await they.logIn('mei.tan', goodPassword, elsewhere)).body.code).toBe(0);
    they.cookies.clear();
    served.clock.advance(60_000);
    expect((await they.logIn()).body.code).toBe(0);
  });

  test('forged forwarding headers do not change the limit key', async () => {
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

  test('the limit holds after 20,000 other addresses', async () => {
    for (let i = 0; i < 3; i += 1) await they.logIn('nobody', otherPassword);
    await served.context.database.execute(sql`
      insert into limit_counters (key, window_start, count, expires_at)
      select 'login:ip:10.0.' || n, ${served.clock.now().toISOString()}, 1,
        ${new Date(served.clock.now().getTime() + 60_000).toISOString()}
      from generate_series(1, 20000) n`);
    expect((await they.logIn()).status).toBe(429);
  });
});
