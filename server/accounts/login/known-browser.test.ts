import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  getCustomerByPhone,
  logInEmployee,
  mailChangePassword,
  mailForgetPassword,
} from '#contract/accounts.ts';
import { passSecondFactorByApp } from '#contract/two-factor.ts';
import { type Accounts, accountsOn, goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { twoFactorOn } from '#tests/support/two-factor.ts';
import { newToken } from '../../tokens.ts';

let served: TestApp;
let owner: Accounts;
let stranger: Accounts;
beforeEach(() => open());
afterEach(() => served.close());

async function open(settings: Record<string, string> = {}): Promise<void> {
  served = await testApp(settings);
  owner = accountsOn(served);
  stranger = accountsOn(served);
}

async function openAgain(settings: Record<string, string>): Promise<void> {
  await served.close();
  await open(settings);
}

const statementText = z.object({ text: z.string() });

const account = 'mei@harbour.example';
const phone = '+6581234567';
const office = { remoteAddress: '203.0.113.7' };

const enter = (who: Accounts, password: string, from = office) =>
  who.send(logInEmployee, { phone, code: 'lin', password }, from);

/** Uses up the login limit of the office's address. */
async function guessFromOffice(times = 50): Promise<void> {
  for (let i = 0; i < times; i += 1) await stranger.logIn(`nobody${i}@x.example`, 'wrong1', office);
}

describe('after fifty wrong logins by strangers from the same address', () => {
  test('a stranger is refused and a browser known to the account gets in', async () => {
    await owner.addCustomer();
    expect((await owner.logIn(account, goodPassword, office)).body.code).toBe(0);
    await guessFromOffice();
    expect((await stranger.logIn(account, goodPassword, office)).status).toBe(429);
    expect((await owner.logIn(account, goodPassword, office)).body.code).toBe(0);
    expect((await owner.logIn('mei.tan', goodPassword, office)).body.code).toBe(0);
  });

  test('an employee’s known browser gets in', async () => {
    const { id } = await owner.addCustomer();
    await owner.addEmployee(id);
    expect((await enter(owner, otherPassword)).body.code).toBe('success');
    await guessFromOffice();
    expect((await enter(stranger, otherPassword)).status).toBe(429);
    expect((await enter(owner, otherPassword)).body.code).toBe('success');
  });

  test('a known browser gets in even when they came from many addresses of its network', async () => {
    await openAgain({ LIMIT_LOGINS_PER_MINUTE: '2' });
    await owner.addCustomer();
    const at = (subnet: number) => ({ remoteAddress: `2001:db8:1:${subnet.toString(16)}::1` });
    expect((await owner.logIn(account, goodPassword, at(0))).body.code).toBe(0);
    for (let subnet = 1; subnet <= 20; subnet += 1)
      await stranger.logIn(`nobody${subnet}@x.example`, 'wrong1', at(subnet));
    expect((await stranger.logIn(account, goodPassword, at(21))).status).toBe(429);
    expect((await owner.logIn(account, goodPassword, at(0))).body.code).toBe(0);
  });

  test('a second factor completes a known browser’s login', async () => {
    const walk = await twoFactorOn(served);
    const { codeAt } = await walk.addApp();
    const first = await walk.send(passSecondFactorByApp, {
      step: await walk.startLogin(),
      code: codeAt(),
    });
    expect(first.body.data.user).not.toBeNull();
    for (let i = 0; i < 50; i += 1) await stranger.logIn(`nobody${i}@x.example`, 'wrong1');
    expect((await stranger.logIn()).status).toBe(429);
    served.clock.advance(30_000);
    const again = await walk.send(passSecondFactorByApp, {
      step: await walk.startLogin(),
      code: codeAt(),
    });
    expect(again.body.data.user).not.toBeNull();
  });

  test('a known browser does not use up the limit of the address', async () => {
    await owner.addCustomer();
    for (let i = 0; i < 15; i += 1) await owner.logIn(account, goodPassword, office);
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1)
      statuses.push((await stranger.logIn(`n${i}@x.example`, 'wrong1', office)).status);
    // The browser was unknown before its first login.
    expect(statuses).toEqual([...Array(19).fill(200), 429]);
  });
});

describe('the login limit of a known browser', () => {
  test('applies everywhere: its cookie does not allow unlimited guesses', async () => {
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, office);
    stranger.cookies.set('known-device', owner.cookies.get('known-device') ?? '');
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      const from = { remoteAddress: `198.51.100.${i}` };
      statuses.push((await stranger.logIn(account, 'wrong1', from)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const refused = await stranger.logIn(account, goodPassword, { remoteAddress: '192.0.2.1' });
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
  });

  test('is not shared with another browser of the same account', async () => {
    await owner.addCustomer();
    const phoneBrowser = accountsOn(served);
    await owner.logIn(account, goodPassword, office);
    await phoneBrowser.logIn(account, goodPassword, office);
    for (let i = 0; i < 21; i += 1) await owner.logIn(account, 'wrong1', office);
    expect((await owner.logIn(account, goodPassword, office)).status).toBe(429);
    expect((await phoneBrowser.logIn(account, goodPassword, office)).body.code).toBe(0);
  });

  test('does not apply to another account', async () => {
    await owner.addCustomer();
    await owner.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    await stranger.logIn('b@x.example', goodPassword, office);
    await guessFromOffice();
    expect((await stranger.logIn('b@x.example', goodPassword, office)).body.code).toBe(0);
    const other = await stranger.logIn(account, goodPassword, office);
    const nobody = await stranger.logIn('nobody@x.example', goodPassword, office);
    expect(other.status).toBe(429);
    expect([other.text, other.headers['retry-after']]).toEqual([
      nobody.text,
      nobody.headers['retry-after'],
    ]);
  });

  test('of an employee’s browser does not apply to the main account', async () => {
    const { id } = await owner.addCustomer();
    await owner.addEmployee(id);
    await enter(owner, otherPassword);
    await guessFromOffice();
    expect((await owner.logIn(account, goodPassword, office)).status).toBe(429);
    expect((await enter(owner, otherPassword)).body.code).toBe('success');
  });

  test.each([
    ['a token that nobody was given', newToken()],
    ['no token at all', 'x'],
  ])('does not apply to %s', async (_, cookie) => {
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, office);
    await guessFromOffice();
    stranger.cookies.set('known-device', cookie);
    expect((await stranger.logIn(account, goodPassword, office)).status).toBe(429);
  });

  test('ends when a reset forgets the browser', async () => {
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, office);
    const former = owner.cookies.get('known-device') ?? '';
    await owner.send(mailForgetPassword, { email: account }, office);
    const { payload } = await owner.receive('reset-code-mail');
    const changed = { email: account, verifyCode: payload.code, changePassword: otherPassword };
    expect((await owner.send(mailChangePassword, changed, office)).body.code).toBe(0);
    await guessFromOffice();
    stranger.cookies.set('known-device', former);
    expect((await stranger.logIn(account, otherPassword, office)).status).toBe(429);
  });
});

describe('a stranger with a made-up cookie learns nothing', () => {
  /** Texts of all statements that a login runs, without parameters. */
  async function statementsOf(tried: string, from: { remoteAddress: string }): Promise<string[]> {
    const query = vi.spyOn(served.context.database.$client, 'query');
    await stranger.logIn(tried, 'wrong1', from);
    const texts = query.mock.calls.map(([statement]) => z.parse(statementText, statement).text);
    query.mockRestore();
    return texts;
  }

  test('a login runs the same statements for an existing account, admitted or refused', async () => {
    await owner.addCustomer();
    stranger.cookies.set('known-device', newToken());
    const elsewhere = { remoteAddress: '198.51.100.7' };
    const admitted = await statementsOf(account, elsewhere);
    expect(admitted.length).toBeGreaterThan(0);
    expect(await statementsOf('nobody@x.example', elsewhere)).toEqual(admitted);
    await guessFromOffice();
    const refused = await statementsOf(account, office);
    expect(await statementsOf('nobody@x.example', office)).toEqual(refused);
    expect(refused.some((text) => text.includes('"customers"'))).toBe(false);
  });
});

describe('a reset from an address whose limit strangers used up', () => {
  const asks = [
    ['a lookup', (who: Accounts) => who.send(getCustomerByPhone, { phone }, office)],
    ['a code by mail', (who: Accounts) => who.send(mailForgetPassword, { email: account }, office)],
  ] as const;

  test.each(asks)('%s is refused for a stranger, not for a known browser', async (_, ask) => {
    await openAgain({ LIMIT_LOOKUPS_PER_HOUR: '2', LIMIT_RESET_MAILS_PER_HOUR: '2' });
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, office);
    for (let i = 0; i < 2; i += 1) {
      await stranger.send(getCustomerByPhone, { phone: '+6581230000' }, office);
      await stranger.send(mailForgetPassword, { email: `n${i}@x.example` }, office);
    }
    expect((await ask(stranger)).status).toBe(429);
    expect((await ask(owner)).status).toBe(200);
  });

  test('a known browser enters its code with its own attempts', async () => {
    await openAgain({ LIMIT_CODE_TRIES_PER_MINUTE: '3' });
    await owner.addCustomer();
    await owner.logIn(account, goodPassword, office);
    await owner.send(mailForgetPassword, { email: account }, office);
    const { payload } = await owner.receive('reset-code-mail');
    const typed = (verifyCode: string) => ({
      ...{ email: account, verifyCode, changePassword: otherPassword },
    });
    for (let i = 0; i < 4; i += 1) await stranger.send(mailChangePassword, typed('000000'), office);
    const refused = await stranger.send(mailChangePassword, typed(payload.code), office);
    expect(refused.status).toBe(429);
    for (let i = 0; i < 2; i += 1) await owner.send(mailChangePassword, typed('000000'), office);
    const taken = await owner.send(mailChangePassword, typed(payload.code), office);
    expect(taken.body.code).toBe(0);
  });

  test('a known browser gets its code by text', async () => {
    await openAgain({ LIMIT_TEXTS_PER_HOUR: '1' });
    await owner.addCustomer();
    await owner.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    await owner.logIn(account, goodPassword, office);
    expect((await stranger.askForCode('+6581234568', 4, office)).status).toBe(200);
    await stranger.askForCode(phone, 4, office);
    expect(await owner.countQueued('reset-code-text')).toBe(1);
    await owner.askForCode(phone, 4, office);
    expect(await owner.countQueued('reset-code-text')).toBe(2);
  });
});
