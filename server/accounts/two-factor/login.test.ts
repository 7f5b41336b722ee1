import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logInEmployee } from '#contract/accounts.ts';
import { whoAmI } from '#contract/console.ts';
import {
  passSecondFactorByApp,
  passSecondFactorByRecoveryCode,
  resetEmployeeTwoFactor,
} from '#contract/two-factor.ts';
import { accountsOn, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { resetOn } from '#tests/support/reset.ts';
import { softPasskey } from '#tests/support/soft-passkey.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';

let served: TestApp;
let they: TwoFactorClient;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await twoFactorOn(served);
});
afterAll(() => served.close());

const who = (token: string) => they.send(whoAmI, undefined, { token });

describe('a login with a second factor', () => {
  test('responds as specified, without data and with a token that gives no access', async () => {
    await they.addPasskey();
    const { body } = await they.logIn();
    expect(body).toEqual({
      code: 0,
      msg: '',
      data: {
        ...{ id: '', name: '', subUserToken: '', currency: 'USD' },
        ...{ balance: null, credit_balance: null, enable_product: null, menulist: [] },
        usertoken: expect.stringMatching(/^[\w-]{43}$/),
        factor: ['passkey', 'recovery'],
      },
    });
    expect((await who(body.data.usertoken)).status).toBe(401);
  });

  test('looks the same as before for accounts without a second factor', async () => {
    expect((await they.logIn()).body.data).not.toHaveProperty('factor');
  });

  test('completes with a passkey', async () => {
    const { passkey } = await they.addPasskey();
    const { body } = await they.passByPasskey(await they.startLogin(), passkey);
    expect(body.data.user).toMatchObject({ name: 'Mei Tan', balance: 128.5 });
    expect((await who(body.data.user.usertoken)).status).toBe(200);
  });

  test('completes with a code of the app, each code once', async () => {
    const { codeAt } = await they.addApp();
    const [first, second] = [await they.startLogin(), await they.startLogin()];
    const code = codeAt();
    const { body } = await they.send(passSecondFactorByApp, { step: first, code });
    expect((await who(body.data.user.usertoken)).status).toBe(200);
    const again = await they.send(passSecondFactorByApp, { step: second, code });
    expect(again.body.data).toMatchObject({ user: null, attemptsLeft: 4 });
  });

  test.each([-30_000, 30_000])('accepts the code of a clock that is off by %i ms', async (byMs) => {
    const { codeAt } = await they.addApp();
    served.clock.advance(60_000);
    const { body } = await they.send(passSecondFactorByApp, {
      step: await they.startLogin(),
      code: codeAt(byMs),
    });
    expect(body.data.user).not.toBeNull();
  });

  test('completes with a recovery code, once, in any spelling', async () => {
    const { codes } = await they.addPasskey();
    const written = codes[3].toUpperCase().replaceAll('-', ' ');
    const step = await they.startLogin();
    const { body } = await they.send(passSecondFactorByRecoveryCode, { step, code: written });
    expect(body.data.user).not.toBeNull();
    const again = await they.send(passSecondFactorByRecoveryCode, {
      step: await they.startLogin(),
      code: codes[3],
    });
    expect(again.body.data.user).toBeNull();
  });

  test('completes for one of two parallel uses of the same recovery code', async () => {
    const { codes } = await they.addPasskey();
    const steps = [await they.startLogin(), await they.startLogin()];
    const answers = await Promise.all(
      steps.map((step) => they.send(passSecondFactorByRecoveryCode, { step, code: codes[0] })),
    );
    const users = answers.map(({ body }) => body.data.user);
    expect(users.filter((user) => user !== null)).toHaveLength(1);
  });
});

describe('a pending login', () => {
  test('ends the browser’s previous session, but only once it completes', async () => {
    const { codes } = await they.addPasskey();
    const knocked = await they.logIn(undefined, undefined, they.asMe);
    const step = knocked.body.data.usertoken;
    expect((await they.who()).status).toBe(200);
    await they.send(passSecondFactorByRecoveryCode, { step, code: codes[0] }, they.asMe);
    expect((await they.who()).status).toBe(401);
  });

  test('works once, within ten minutes', async () => {
    const { passkey } = await they.addPasskey();
    const step = await they.startLogin();
    await they.passByPasskey(step, passkey);
    expect((await they.send(passSecondFactorByRecoveryCode, { step, code: 'x' })).body.code).toBe(
      'step.over',
    );
    const late = await they.startLogin();
    served.clock.advance(10 * 60_000);
    expect(
      (await they.send(passSecondFactorByRecoveryCode, { step: late, code: 'x' })).body.code,
    ).toBe('step.over');
  });

  test('ends with a password reset, which keeps the second factor', async () => {
    const { passkey } = await they.addPasskey();
    const step = await they.startLogin();
    const owner = resetOn(served);
    await owner.resetByMail(await owner.mailCode());
    expect((await they.send(passSecondFactorByRecoveryCode, { step, code: 'x' })).body.code).toBe(
      'step.over',
    );
    const after = await they.logIn('mei@harbour.example', otherPassword);
    expect(after.body.data.factor).toContain('passkey');
    const { body } = await they.passByPasskey(after.body.data.usertoken, passkey);
    expect(body.data.user).not.toBeNull();
  });

  test('logs in once for fifty parallel uses of one code', async () => {
    const { codes } = await they.addPasskey();
    const steps = await Promise.all(Array.from({ length: 5 }, () => they.startLogin()));
    const answers = await Promise.all(
      steps.map((step) => they.send(passSecondFactorByRecoveryCode, { step, code: codes[0] })),
    );
    expect(answers.filter(({ body }) => body.data?.user)).toHaveLength(1);
  });
});

describe('refused second factors', () => {
  test('a passkey of another user, a replayed response, or one to another challenge', async () => {
    const { passkey } = await they.addPasskey();
    const stranger = softPasskey(served.context.env.publicUrl);
    const step = await they.startLogin();
    expect((await they.passByPasskey(step, stranger)).body.code).toBe('passkey.refused');
    const elsewhere = softPasskey('https://evil.example');
    expect((await they.passByPasskey(step, elsewhere)).body.code).toBe('passkey.refused');
    expect((await they.passByPasskey(step, passkey)).body.data.user).not.toBeNull();
  });

  test('more than five wrong codes in ten minutes; a passkey still works', async () => {
    const { passkey } = await they.addPasskey();
    const { codeAt } = await they.addApp();
    const step = await they.startLogin();
    const wrong = codeAt() === '000000' ? '000001' : '000000';
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const { body } = await they.send(passSecondFactorByApp, { step, code: wrong });
      expect(body.data).toEqual({ user: null, attemptsLeft, retryAt: null });
    }
    const last = await they.send(passSecondFactorByApp, { step, code: wrong });
    expect(last.body.data).toEqual({
      user: null,
      attemptsLeft: 0,
      retryAt: new Date(served.clock.now().getTime() + 600_000).toISOString(),
    });
    const locked = await they.send(passSecondFactorByApp, { step, code: codeAt() });
    expect(locked.body.data).toMatchObject({ user: null, attemptsLeft: 0 });
    expect((await they.passByPasskey(step, passkey)).body.data.user).not.toBeNull();
    served.clock.advance(11 * 60_000);
    const later = await they.send(passSecondFactorByApp, {
      step: await they.startLogin(),
      code: codeAt(),
    });
    expect(later.body.data.user).not.toBeNull();
  });

  test('a stranger who knows the password does not use up the owner’s attempts', async () => {
    const { codeAt } = await they.addApp();
    const stranger = accountsOn(served);
    const at = { remoteAddress: '203.0.113.7' };
    const step = (await stranger.logIn(undefined, undefined, at)).body.data.usertoken;
    for (let i = 0; i < 6; i += 1)
      await stranger.send(passSecondFactorByApp, { step, code: '000000' }, at);
    const { body } = await they.send(passSecondFactorByApp, {
      step: await they.startLogin(),
      code: codeAt(),
    });
    expect(body.data.user).not.toBeNull();
  });
});

describe('a stranger who knows the password and keeps trying', () => {
  test('uses up nothing of the daily total while locked', async () => {
    const { codeAt } = await they.addApp();
    const [stranger, owner] = [accountsOn(served), accountsOn(served)];
    const [there, here] = [{ remoteAddress: '203.0.113.7' }, { remoteAddress: '198.51.100.7' }];
    const step = (await stranger.logIn(undefined, undefined, there)).body.data.usertoken;
    for (let i = 0; i < 110; i += 1)
      await stranger.send(passSecondFactorByApp, { step, code: '000000' }, there);
    const own = (await owner.logIn(undefined, undefined, here)).body.data.usertoken;
    const { body } = await owner.send(passSecondFactorByApp, { step: own, code: codeAt() }, here);
    expect(body.data.user).not.toBeNull();
  });

  test('has a hundred attempts a day over all networks', async () => {
    const { codeAt } = await they.addApp();
    const stranger = accountsOn(served);
    const step = (await stranger.logIn()).body.data.usertoken;
    for (let i = 0; i < 100; i += 1)
      await stranger.send(passSecondFactorByApp, { step, code: '000000' }, from(i));
    const { body } = await stranger.send(
      passSecondFactorByApp,
      { step, code: codeAt() },
      from(200),
    );
    expect(body.data).toMatchObject({ user: null, attemptsLeft: 0, retryAt: expect.any(String) });
  });

  const from = (network: number) => ({ remoteAddress: `10.0.${network}.1` });
});

describe('an employee', () => {
  test('has a second factor of their own, which the main user can reset', async () => {
    const { id } = (await they.hire({ menus: ['account'] })).body.data;
    const token = await they.enter();
    const { passkey } = await they.addPasskey('Phone', token);
    const enter = () =>
      they.send(logInEmployee, { phone: '+6581234567', code: 'lin', password: otherPassword });
    const { row } = (await enter()).body;
    expect(row).toMatchObject({ name: '', menulist: [], factor: ['passkey', 'recovery'] });
    expect(row.subUserToken).toBe(row.usertoken);
    const { body } = await they.passByPasskey(row.usertoken, passkey);
    expect(body.data.user).toMatchObject({ name: 'lin' });
    expect((await they.logIn()).body.data).not.toHaveProperty('factor');

    await they.receive('account-changed');
    expect((await they.send(resetEmployeeTwoFactor, { id }, they.asMe)).body.code).toBe(0);
    expect((await enter()).body.row).not.toHaveProperty('factor');
    expect((await they.receive('account-changed')).payload).toMatchObject({
      ...{ change: 'second-step.reset', employee: 'lin' },
    });
  });
});
