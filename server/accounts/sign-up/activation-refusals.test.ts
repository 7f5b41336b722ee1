import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpActivation } from '#contract/accounts.ts';
import {
  type Activation,
  activationOn,
  ownPhone,
  strangersPhone,
} from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

const dayMs = 24 * 60 * 60_000;
const patience = { timeout: 10_000, interval: 20 };

let served: TestApp;
let they: Activation;
beforeEach(async () => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '3' });
  they = activationOn(served);
});
afterEach(() => served.close());

test('a link expires after a day', async () => {
  const { mailToken } = await they.begin();
  const lookUp = async () => (await they.send(lookUpActivation, { token: mailToken })).body.code;
  served.clock.advance(dayMs - 1);
  expect(await lookUp()).toBe(0);
  served.clock.advance(1);
  expect(await lookUp()).toBe('activation.token');
});

test('attempts are limited per address and minute, over all accounts', async () => {
  const mine = await they.begin();
  const theirs = await they.begin({ email: 'b@x.example' });
  for (const token of [mine.mailToken, theirs.mailToken, mine.phoneToken])
    expect((await they.submit(token, {})).body.code).toBe('code.wrong');
  expect((await they.submit(mine.mailToken, {})).status).toBe(429);
  served.clock.advance(60_000);
  expect((await they.submit(mine.mailToken, {})).body.code).toBe('code.wrong');
});

test('no text is sent to a phone of another account', async () => {
  await they.addCustomer({ email: 'b@x.example', phone: strangersPhone, username: 'b.b' });
  const { phoneToken: token } = await they.begin();
  const { data } = (await they.askForCode(strangersPhone, 5, { token })).body;
  expect(data).toMatchObject({ captchaResult: true, sendResult: false });
  expect(data.sendError).toBe('Another account already uses this phone number.');
  expect(await they.countQueued()).toBe(0);
});

test('a new sign-up voids the code of the previous one', async () => {
  const before = await they.begin();
  const verifyCode = await they.codeFor(before.phoneToken);
  const { phoneToken } = await they.begin();
  expect((await they.submit(phoneToken, { verifyCode })).body.code).toBe('code.wrong');
});

test('one code activates an account once, even when link and phone token are used in parallel', async () => {
  const { phoneToken, mailToken } = await they.begin();
  const verifyCode = await they.codeFor(phoneToken, ownPhone);
  const { database } = served.context;
  const waiting = sql`select count(*)::int as waiting from pg_locks where not granted`;
  const { submitted } = await database.transaction(async (tx) => {
    // Two activations, by phone token and by mailed token, wait for the locked customer in this
    // order.
    await tx.execute(sql`select 1 from customers for update`);
    const sent: ReturnType<typeof they.submit>[] = [];
    for (const token of [phoneToken, mailToken]) {
      sent.push(they.submit(token, { verifyCode }));
      await vi.waitUntil(
        async () => (await tx.execute(waiting)).rows[0]?.waiting === sent.length,
        patience,
      );
    }
    return { submitted: sent };
  });
  const codes = (await Promise.all(submitted)).map(({ body }) => body.code);
  expect(codes).toEqual([0, 'code.wrong']);
});
