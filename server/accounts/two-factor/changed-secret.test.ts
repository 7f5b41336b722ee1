import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addApp,
  beginApp,
  passSecondFactorByApp,
  passSecondFactorByRecoveryCode,
  removeApp,
} from '#contract/two-factor.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { authenticatorApps } from '../../db/two-factor-schema.ts';
import { encryptText } from '../../encryption.ts';

let served: TestApp;
let they: TwoFactorClient;
let lines: string[];
beforeEach(async () => {
  lines = [];
  served = await testApp({}, { logTo: { write: (line) => void lines.push(line) } });
  they = await twoFactorOn(served);
});
afterEach(() => served.close());

/** Simulates a secret changed by the operator after the app was set up. */
const changeSecret = () =>
  served.context.database.update(authenticatorApps).set({
    sealedSecret: encryptText(['the secret of before'], 'authenticator app', 'JBSWY3DPEHPK3PXP'),
  });

const warnings = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => /APP_SECRET/.test(msg));

test('an app encrypted with another secret is refused like a wrong code, and the log says what to do', async () => {
  const { codeAt } = await they.addApp();
  await changeSecret();
  const tried = await they.send(passSecondFactorByApp, {
    step: await they.startLogin(),
    code: codeAt(),
  });
  expect(tried.status).toBe(200);
  expect(tried.body.data).toMatchObject({ user: null, attemptsLeft: 4 });
  const { id } = (await they.who(they.asMe)).body.data;
  expect(warnings()).toEqual([
    expect.objectContaining({
      level: 40,
      account: id,
      msg: expect.stringContaining('customers reset-factor'),
    }),
  ]);
});

test('recovery codes and passkeys keep working, and the app can be set up again', async () => {
  const { codes } = await they.addApp();
  const { passkey } = await they.addPasskey();
  await changeSecret();
  const byPasskey = await they.passByPasskey(await they.startLogin(), passkey);
  expect(byPasskey.body.data.user).not.toBeNull();
  const step = await they.startLogin();
  const byCode = await they.send(passSecondFactorByRecoveryCode, { step, code: codes[0] });
  expect(byCode.body.data.user).not.toBeNull();
  await they.send(removeApp, undefined, they.asMe);
  expect((await they.addApp()).added.body.data.added).toBe(true);
});

test('an app waiting for its first code is started anew', async () => {
  await they.send(beginApp, undefined, they.asMe);
  await changeSecret();
  const refused = await they.send(addApp, { code: '000000' }, they.asMe);
  expect(refused.body.data).toMatchObject({ added: false });
  expect((await they.addApp()).added.body.data.added).toBe(true);
});
