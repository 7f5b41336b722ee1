import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/two-factor.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';

let served: TestApp;
let they: TwoFactorClient;
beforeEach(async () => {
  // One hash a minute for the account.
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1' });
  they = await twoFactorOn(served);
});
afterEach(() => served.close());

test('a wrong first code of an app costs no hash', async () => {
  await they.send(contract.beginApp, undefined, they.asMe);
  const wrong = await they.send(contract.addApp, { code: '000000' }, they.asMe);
  expect(wrong.body.data).toMatchObject({ added: false, attemptsLeft: 4 });
  const { added, codes } = await they.addApp();
  expect(added.body.data.added).toBe(true);
  expect(codes).toHaveLength(10);
});
