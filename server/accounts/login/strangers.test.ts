import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInEmployee, mailForgetPassword } from '#contract/accounts.ts';
import { type Accounts, accountsOn, goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

let served: TestApp;
let owner: Accounts;
let stranger: Accounts;
beforeEach(() => open());
afterEach(() => served.close());

async function open(settings: Record<string, string> = {}): Promise<void> {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000', ...settings });
  owner = accountsOn(served);
  stranger = accountsOn(served);
}

const account = 'mei@harbour.example';
const at = (remoteAddress: string) => ({ remoteAddress });
const guess = async (times: number, from: string): Promise<void> => {
  for (let i = 0; i < times; i += 1) await stranger.logIn(account, 'wrong1', at(from));
};

describe('a stranger who guesses passwords', () => {
  test('locks out their own network only', async () => {
    await owner.addCustomer();
    await guess(5, '203.0.113.7');
    const there = await stranger.logIn(account, goodPassword, at('203.0.113.99'));
    expect(there.body.code).toBe('login.wrong');
    expect((await owner.logIn(account, goodPassword, at('198.51.100.7'))).body.code).toBe(0);
  });

  test('does not lock out a known device, even in the same network', async () => {
    await owner.addCustomer();
    expect((await owner.logIn(account, goodPassword, at('203.0.113.7'))).body.code).toBe(0);
    await guess(20, '203.0.113.8');
    expect((await owner.logIn(account, goodPassword, at('203.0.113.7'))).body.code).toBe(0);
  });

  test('gets at most a hundred attempts a day from a hundred networks, and the known device still works', async () => {
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, at('198.51.100.7'));
    for (let i = 0; i < 25; i += 1) await guess(4, `10.0.${i}.1`);
    const late = await stranger.logIn(account, goodPassword, at('10.1.1.1'));
    expect(late.body.code).toBe('login.wrong');
    expect((await owner.logIn(account, goodPassword, at('198.51.100.7'))).body.code).toBe(0);
    served.clock.advance(25 * 3_600_000);
    expect((await stranger.logIn(account, goodPassword, at('10.1.1.1'))).body.code).toBe(0);
  });

  test('uses up nothing of the daily total while locked', async () => {
    await owner.addCustomer();
    await guess(110, '203.0.113.7');
    expect((await owner.logIn(account, goodPassword, at('198.51.100.7'))).body.code).toBe(0);
  });

  test('with the device’s cookie has five attempts there too', async () => {
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, at('198.51.100.7'));
    stranger.cookies.set('known-device', owner.cookies.get('known-device') ?? '');
    await guess(5, '203.0.113.7');
    expect((await stranger.logIn(account, goodPassword, at('203.0.113.7'))).body.code).toBe(
      'login.wrong',
    );
  });

  test('a device is known only to the account it logged in to', async () => {
    await owner.addCustomer();
    await owner.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    await owner.logIn('b@x.example', goodPassword, at('203.0.113.7'));
    await guess(5, '203.0.113.8');
    expect((await owner.logIn(account, goodPassword, at('203.0.113.7'))).body.code).toBe(
      'login.wrong',
    );
  });

  test('does not lock out employees either', async () => {
    const { id } = await owner.addCustomer();
    await owner.addEmployee(id);
    const enter = (who: Accounts, password: string, from: string) =>
      who.send(logInEmployee, { phone: '+6581234567', code: 'lin', password }, at(from));
    await enter(owner, otherPassword, '198.51.100.7');
    for (let i = 0; i < 5; i += 1) await enter(stranger, 'wrong1', '198.51.100.8');
    expect((await enter(owner, otherPassword, '198.51.100.7')).body.code).toBe('success');
    expect((await owner.receive('login-tries')).payload).toMatchObject({ employee: 'lin' });
  });
});

describe('the owner of an attacked account', () => {
  test('is mailed once a day, in their language, with advice', async () => {
    await owner.addCustomer({ locale: 'zh' });
    await guess(4, '203.0.113.7');
    expect(await owner.countQueued('login-tries')).toBe(0);
    await guess(1, '203.0.113.7');
    await guess(8, '10.0.0.1');
    expect(await owner.receive('login-tries')).toEqual({
      recipient: account,
      locale: 'zh',
      payload: {
        ...{ firstName: 'Mei', lastName: 'Tan', employee: '', address: '203.0.113.7' },
        triedAt: served.clock.now().toISOString(),
        link: expect.stringMatching(/^http/),
      },
    });
    served.clock.advance(24 * 3_600_000);
    await guess(5, '10.0.1.1');
    expect(await owner.countQueued('login-tries')).toBe(1);
  });

  test('is not mailed about their own mistakes, nor at an unverified mailbox', async () => {
    await owner.addCustomer();
    await owner.logIn();
    for (let i = 0; i < 6; i += 1) await owner.logIn(account, 'wrong1');
    expect(await owner.countQueued('login-tries')).toBe(0);
    await owner.addCustomer({
      ...{ email: 'b@x.example', emailVerifiedAt: null, phone: '+6581234568', username: 'b.b' },
    });
    for (let i = 0; i < 6; i += 1) await stranger.logIn('b.b', 'wrong1');
    expect(await owner.countQueued('login-tries')).toBe(0);
  });

  test('gets codes on a known device however many strangers requested', async () => {
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, at('198.51.100.7'));
    for (let i = 0; i < 12; i += 1) {
      await stranger.passFor(account, 4);
      await stranger.send(mailForgetPassword, { email: account }, at(`10.0.${i}.1`));
    }
    expect(await owner.countQueued('reset-code-mail')).toBe(10);
    await owner.passFor(account, 4);
    const { body } = await owner.send(mailForgetPassword, { email: account }, at('198.51.100.7'));
    expect(body.code).toBe(0);
  });
});

describe('a clock that was fast and corrected', () => {
  test('prolongs no lock', async () => {
    await owner.addCustomer();
    served.clock.advance(48 * 3_600_000);
    await guess(5, '203.0.113.7');
    served.clock.advance(-48 * 3_600_000);
    expect((await stranger.logIn(account, goodPassword, at('203.0.113.7'))).body.code).toBe(0);
  });
});
