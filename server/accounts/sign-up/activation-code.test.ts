import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Activation,
  activationOn,
  ownPhone,
  strangersPhone,
} from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { otherCode } from '#tests/support/codes.ts';
import { sentCodes } from '../../db/login-schema.ts';

let served: TestApp;
let they: Activation;
beforeEach(async () => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000' });
  they = activationOn(served);
});
afterEach(() => served.close());

describe('an activation code', () => {
  test('is not sent without a token, with a wrong one, or to an invalid phone', async () => {
    const { phoneToken } = await they.begin();
    const errorOf = async (to: string, token?: string) =>
      (await they.askForCode(to, 5, { ...(token && { token }) })).body.data.sendError;
    expect(await errorOf(ownPhone)).toMatch(/^This link is no longer valid/);
    expect(await errorOf(ownPhone, 'x'.repeat(43))).toMatch(/^This link is no longer valid/);
    expect(await errorOf('12', phoneToken)).toMatch(/^Please enter the phone number/);
    expect(await they.countQueued()).toBe(0);
  });

  test('belongs to one account: another sign-up can neither use nor void it', async () => {
    const mine = await they.begin();
    const theirs = await they.begin({ email: 'b@x.example' });
    const myCode = await they.codeFor(mine.mailToken);
    const theirCode = await they.codeFor(theirs.mailToken);
    if (myCode !== theirCode)
      expect((await they.submit(theirs.mailToken, { verifyCode: myCode })).body.code).toBe(
        'code.wrong',
      );
    expect((await they.submit(mine.mailToken, { verifyCode: myCode })).body.code).toBe(0);
  });

  test('does not work for another phone or purpose', async () => {
    const { mailToken } = await they.begin();
    const verifyCode = await they.codeFor(mailToken);
    expect((await they.submit(mailToken, { verifyCode, phone: strangersPhone })).body.code).toBe(
      'code.wrong',
    );
    await served.context.database.update(sentCodes).set({ purpose: 'reset' });
    expect((await they.submit(mailToken, { verifyCode })).body.code).toBe('code.wrong');
  });

  test('is void after five wrong attempts, also in parallel', async () => {
    const { mailToken } = await they.begin();
    const verifyCode = await they.codeFor(mailToken);
    const wrong = otherCode(verifyCode);
    await Promise.all(
      Array.from({ length: 50 }, () => they.submit(mailToken, { verifyCode: wrong })),
    );
    expect((await they.submit(mailToken, { verifyCode })).body.code).toBe('code.wrong');
    expect((await they.stored())?.status).toBe('pending');
  });
});
