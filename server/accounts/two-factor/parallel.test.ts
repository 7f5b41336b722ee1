import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/two-factor.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { recoveryCodes } from '../../db/two-factor-schema.ts';

let served: TestApp;
let they: TwoFactorClient;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000', LIMIT_CODE_TRIES_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await twoFactorOn(served);
});
afterAll(() => served.close());

const codesLeft = () => served.context.database.select().from(recoveryCodes);

test.each(Array.from({ length: 8 }, (_, round) => [round + 1]))(
  'app and passkey removed in parallel leave no recovery codes (%i)',
  async () => {
    await they.addPasskey();
    await they.addApp();
    const { passkeys } = (await they.send(contract.getSecurity, undefined, they.asMe)).body.data;
    const removed = await Promise.all([
      they.send(contract.removePasskey, { id: passkeys[0].id }, they.asMe),
      they.send(contract.removeApp, undefined, they.asMe),
    ]);
    expect(removed.map(({ body }) => body.code)).toEqual([0, 0]);
    expect(await codesLeft()).toEqual([]);
  },
);

test('five recovery codes sent in parallel for one login spend one', async () => {
  const { codes } = await they.addApp();
  const step = await they.startLogin();
  const answers = await Promise.all(
    codes
      .slice(0, 5)
      .map((code: string) => they.send(contract.passSecondFactorByRecoveryCode, { step, code })),
  );
  expect(answers.filter(({ body }) => body.data?.user)).toHaveLength(1);
  expect((await codesLeft()).filter(({ usedAt }) => usedAt)).toHaveLength(1);
});
