import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailForgetPassword } from '#contract/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { otherCode } from '#tests/support/codes.ts';
import { email, type Reset, resetOn, wrongCode } from '#tests/support/reset.ts';

let served: TestApp;
let owner: Reset;
let stranger: Reset;
beforeAll(async () => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  owner = resetOn(served);
  stranger = resetOn(served);
  await owner.addCustomer();
});
afterAll(() => served.close());

/** From another network, since the cooldown between codes counts per network. */
async function askAsStranger(): Promise<void> {
  await stranger.passFor(email, 4);
  const response = await stranger.send(
    mailForgetPassword,
    { email },
    { remoteAddress: '203.0.113.7' },
  );
  expect(response.body.code).toBe(0);
}

describe('a code is bound to the browser that requested it', () => {
  test('by mail: without the handle cookie the code is wrong', async () => {
    const code = await owner.mailCode();
    expect((await stranger.resetByMail(code)).body).toEqual(wrongCode);
    expect((await owner.resetByMail(code)).body.code).toBe(0);
  });

  test('by text: without the handle cookie the code is wrong', async () => {
    const code = await owner.textCode();
    const reference = await owner.reference();
    const stolen = await stranger.resetByPhone(code, { customer_id: reference });
    expect(stolen.body.code).toBe('code.wrong');
    expect((await owner.resetByPhone(code)).body.code).toBe('success');
  });

  test('by mail: the handle of another code for the same mailbox does not work', async () => {
    const code = await owner.mailCode();
    await askAsStranger();
    expect((await stranger.resetByMail(code)).body).toEqual(wrongCode);
    expect((await owner.resetByMail(code)).body.code).toBe(0);
  });

  test('guesses by another browser void nothing', async () => {
    const code = await owner.mailCode();
    await askAsStranger();
    for (let i = 0; i < 50; i += 1) await stranger.resetByMail(otherCode(code));
    expect((await owner.resetByMail(code)).body.code).toBe(0);
  });

  test('a code requested by another browser voids nothing', async () => {
    const code = await owner.mailCode();
    await askAsStranger();
    expect((await owner.resetByMail(code)).body.code).toBe(0);
  });

  test('the handle is an HttpOnly cookie', async () => {
    const { headers } = await owner.send(mailForgetPassword, { email });
    expect(String(headers['set-cookie'])).toMatch(
      /^code-handle=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('the second mail of a day', () => {
  test('requires the captcha from everyone', async () => {
    await stranger.mailCode();
    served.clock.advance(3_600_000);
    const response = await owner.send(mailForgetPassword, { email });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      code: 'captcha.required',
      msg: 'Please complete the slider check first.',
    });
    await owner.passFor(email, 4);
    expect((await owner.send(mailForgetPassword, { email })).body.code).toBe(0);
  });

  test('accepts a captcha pass once, for this mailbox only', async () => {
    await owner.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    await owner.mailCode();
    await owner.mailCode('b@x.example');
    served.clock.advance(60_000);
    await owner.passFor('b@x.example', 4);
    expect((await owner.send(mailForgetPassword, { email })).body.code).toBe('captcha.required');
    await owner.passFor('MEI@harbour.example', 4);
    expect((await owner.send(mailForgetPassword, { email })).body.code).toBe(0);
    served.clock.advance(60_000);
    expect((await owner.send(mailForgetPassword, { email })).body.code).toBe('captcha.required');
  });
});

test('an address with a plus suffix is the same mailbox', async () => {
  for (const tag of ['a', 'b'])
    await owner.addCustomer({
      ...{ email: `mei+${tag}@harbour.example`, phone: null, username: null },
    });
  await owner.mailCode();
  served.clock.advance(60_000);
  const other = await owner.send(mailForgetPassword, { email: 'mei+a@harbour.example' });
  expect(other.body.code).toBe('captcha.required');
});
