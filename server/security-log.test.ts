import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whoAmI } from '#contract/console.ts';
import { passSecondFactorByApp, passSecondFactorByRecoveryCode } from '#contract/two-factor.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { activationOn, strangersPhone } from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { otherCode } from '#tests/support/codes.ts';
import { resetOn } from '#tests/support/reset.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { disableCustomer } from './accounts/operator.ts';

let served: TestApp;
let they: TwoFactorClient;
let lines: string[];
beforeEach(async () => {
  lines = [];
  served = await testApp(
    { LIMIT_LOGINS_PER_MINUTE: '1000' },
    { logTo: { write: (line) => lines.push(line) } },
  );
  they = await twoFactorOn(served);
  lines.length = 0;
});
afterEach(() => served.close());

const securityLines = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security !== undefined)
    .map(({ security, outcome, reason }) =>
      [security, outcome, ...(reason ? [reason] : [])].join(' '),
    );

describe('a line is written for', () => {
  test('logins, failures and locks', async () => {
    await they.logIn();
    for (let i = 0; i < 6; i += 1) await they.logIn('mei@harbour.example', otherPassword);
    await they.logIn('nobody@x.example', otherPassword);
    expect(securityLines()).toEqual([
      'login accepted',
      ...Array(4).fill('login refused'),
      ...Array(2).fill('login locked'),
      'login refused',
    ]);
  });

  test('the right password of a disabled employee', async () => {
    await disableCustomer(
      served.context,
      { by: { kind: 'operator', name: 'anna' } },
      'mei@harbour.example',
    );
    await they.logIn();
    expect(securityLines()).toEqual(['login refused login.disabled']);
  });

  test('activations', async () => {
    const newcomer = activationOn(served);
    const { phoneToken } = await newcomer.begin({ email: 'new@x.example' });
    const phone = strangersPhone;
    await newcomer.submit(phoneToken, { phone });
    await newcomer.activate(phoneToken, { phone });
    expect(securityLines()).toEqual(['activation refused', 'activation accepted']);
  });

  test('resets', async () => {
    const owner = resetOn(served);
    const code = await owner.mailCode();
    await owner.resetByMail(otherCode(code));
    await owner.resetByMail(code);
    expect(securityLines()).toEqual(['password reset refused', 'password reset accepted']);
  });

  test('denied access', async () => {
    await they.hire({ menus: ['home'] });
    lines.length = 0;
    await they.send(whoAmI, undefined, { token: 'x'.repeat(43) });
    await they.hire({ username: 'other' }, await they.enter());
    served.clock.advance(11 * 60_000);
    await they.hire({ username: 'other' });
    expect(securityLines()).toEqual([
      'access refused session.required',
      'login accepted',
      'access refused session.notAllowed',
      'access refused session.confirm',
    ]);
  });

  test('second factors and their changes', async () => {
    const { codes } = await they.addApp();
    const step = await they.startLogin();
    await they.send(passSecondFactorByApp, { step, code: '000000' });
    await they.send(passSecondFactorByRecoveryCode, { step, code: codes[0] });
    await they.confirm(otherPassword);
    await they.confirm();
    expect(securityLines()).toEqual([
      'account change accepted app.added',
      'login step',
      'second step refused',
      'second step accepted',
      'confirmation refused',
      'confirmation accepted',
    ]);
  });
});

test('a line has account, address and request id, and no secret', async () => {
  const answer = await they.logIn();
  const { codes } = await they.addApp();
  const [line] = lines.map((one) => JSON.parse(one)).filter(({ security }) => security === 'login');
  expect(line).toMatchObject({
    ...{ security: 'login', outcome: 'accepted', address: '127.0.0.1' },
    account: expect.stringMatching(/^[\da-f-]{36}$/),
    requestId: answer.headers.requestid,
  });
  const all = lines.join('');
  for (const secret of [goodPassword, answer.body.data.usertoken, ...codes])
    expect(all).not.toContain(secret);
});
