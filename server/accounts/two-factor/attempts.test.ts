import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { addApp, beginApp, passSecondFactorByApp } from '#contract/two-factor.ts';
import { type Accounts, accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { otherAppCode } from '#tests/support/codes.ts';

const periodMs = 30 * secondMs;
const attempts = 5;

let served: TestApp;
let they: Accounts;
let code: () => string;

beforeEach(async () => {
  served = await testApp();
  they = accountsOn(served);
  await they.addCustomer();
  const token = (await they.logIn()).body.data.usertoken;
  const { secret } = (await they.send(beginApp, undefined, { token })).body.data;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  /** Each code is valid once, so every call advances to a new period. */
  code = () => {
    served.clock.advance(periodMs);
    return totp.generate({ timestamp: served.clock.now().getTime() });
  };
  await they.send(addApp, { code: code() }, { token });
});
afterEach(() => served.close());

const pass = async (given: string) => {
  const step = (await they.logIn()).body.data.usertoken;
  return (await they.send(passSecondFactorByApp, { step, code: given })).body.data;
};

test('correct codes never count as wrong attempts', async () => {
  for (let login = 0; login <= attempts; login += 1)
    expect(await pass(code())).toMatchObject({ user: { name: 'Mei Tan' }, retryAt: null });
});

test('a correct code resets the wrong attempts before it', async () => {
  for (let wrong = 1; wrong < attempts; wrong += 1)
    expect(await pass(otherAppCode(code()))).toMatchObject({ attemptsLeft: attempts - wrong });
  await pass(code());
  expect(await pass(otherAppCode(code()))).toMatchObject({ attemptsLeft: attempts - 1 });
});

test('after the last wrong attempt no code is compared until the stated time', async () => {
  for (let wrong = 1; wrong < attempts; wrong += 1) await pass(otherAppCode(code()));
  const last = await pass(otherAppCode(code()));
  expect(last).toMatchObject({ user: null, attemptsLeft: 0, retryAt: expect.any(String) });
  expect(await pass(code())).toMatchObject({ user: null, attemptsLeft: 0 });
  served.clock.advance(Date.parse(last.retryAt) - served.clock.now().getTime());
  expect(await pass(code())).toMatchObject({ user: { name: 'Mei Tan' } });
});
