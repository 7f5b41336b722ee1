import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailForgetPassword } from '#contract/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { codePattern, otherCode } from '#tests/support/codes.ts';
import { email, type Reset, resetOn, wrongCode, wrongOnPhone } from '#tests/support/reset.ts';
import { sentCodes } from '../../db/login-schema.ts';
import { customers } from '../../db/schema.ts';
import { countCodeAttempt } from './one-time-codes.ts';

let served: TestApp;
let they: Reset;
const open = async (settings: Record<string, string> = {}) => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000', ...settings });
  they = resetOn(served);
};
beforeEach(() => open());
afterEach(() => served.close());

describe('reset codes', () => {
  beforeEach(() => they.addCustomer());

  test('have the specified number of digits and are stored as a keyed hash', async () => {
    const code = await they.mailCode();
    expect(code).toMatch(codePattern);
    const [row] = await served.context.database.select().from(sentCodes);
    expect(row?.codeHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('live for ten minutes', async () => {
    const inTime = await they.mailCode();
    served.clock.advance(10 * 60_000 - 1);
    expect((await they.resetByMail(inTime)).body.code).toBe(0);
    const late = await they.mailCode();
    served.clock.advance(10 * 60_000);
    expect((await they.resetByMail(late)).body).toEqual(wrongCode);
  });

  test('are refused 59 seconds after the last one and sent after 60', async () => {
    await they.mailCode();
    served.clock.advance(59_999);
    const refused = await they.send(mailForgetPassword, { email });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('code.tooSoon');
    expect(refused.headers['retry-after']).toBe('1');
    served.clock.advance(1);
    await they.mailCode();
  });

  test('are limited to five a day per recipient', async () => {
    for (let i = 0; i < 5; i += 1) {
      await they.mailCode();
      served.clock.advance(60_000);
    }
    const refused = await they.send(mailForgetPassword, { email });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('code.dailyLimit');
    served.clock.advance(25 * 3_600_000);
    await they.mailCode();
  });
});

describe('attempts at a reset code', () => {
  beforeEach(() => they.addCustomer());

  test('a new code voids the old one and resets its attempts', async () => {
    const old = await they.mailCode();
    for (let i = 0; i < 4; i += 1) await they.resetByMail(otherCode(old));
    served.clock.advance(60_000);
    let fresh = await they.mailCode();
    // Two codes are equal once in a million.
    while (fresh === old) {
      served.clock.advance(60_000);
      fresh = await they.mailCode();
    }
    expect((await they.resetByMail(old)).body).toEqual(wrongCode);
    expect((await they.resetByMail(fresh)).body.code).toBe(0);
  });

  test('the fifth wrong attempt voids the code', async () => {
    const code = await they.mailCode();
    for (let i = 0; i < 5; i += 1)
      expect((await they.resetByMail(otherCode(code))).body).toEqual(wrongCode);
    expect((await they.resetByMail(code)).body).toEqual(wrongCode);
  });

  test('four wrong attempts do not', async () => {
    const code = await they.mailCode();
    for (let i = 0; i < 4; i += 1) await they.resetByMail(otherCode(code));
    expect((await they.resetByMail(code)).body.code).toBe(0);
  });

  test('of fifty parallel wrong attempts at most five are compared', async () => {
    const code = await they.mailCode();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => they.resetByMail(otherCode(code))),
    );
    for (const { body } of replies) expect(body).toEqual(wrongCode);
    const [row] = await served.context.database.select().from(sentCodes);
    expect(row?.tries).toBe(5);
    expect((await they.resetByMail(code)).body).toEqual(wrongCode);
  });

  test('of fifty parallel attempts five are compared', async () => {
    await they.mailCode();
    const [row] = await served.context.database.select().from(sentCodes);
    if (!row) throw new Error('no code');
    const handle = they.cookies.get('code-handle');
    const browser = { read: () => handle, store: () => undefined };
    const tries = Array.from({ length: 50 }, () =>
      countCodeAttempt(served.context, { browser }, row),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5);
  });

  test('of fifty parallel correct attempts one succeeds', async () => {
    const code = await they.mailCode();
    const replies = await Promise.all(Array.from({ length: 50 }, () => they.resetByMail(code)));
    expect(replies.filter(({ body }) => body.code === 0)).toHaveLength(1);
    expect(await they.countQueued('password-changed')).toBe(1);
  });

  test('are limited per client address and minute', async () => {
    await served.close();
    await open({ LIMIT_CODE_TRIES_PER_MINUTE: '3' });
    for (let i = 0; i < 3; i += 1) await they.resetByMail(otherCode(), { email: `${i}@x.example` });
    expect((await they.resetByMail(otherCode())).status).toBe(429);
  });
});

describe('a code does not work for:', () => {
  beforeEach(async () => {
    await they.addCustomer();
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
  });

  test('another phone', async () => {
    const code = await they.textCode();
    const theirs = { phone: '+6581234568', customer_id: await they.reference('+6581234568') };
    expect((await they.resetByPhone(code, theirs)).body).toEqual(wrongOnPhone);
    expect((await they.resetByPhone(code)).body.code).toBe('success');
  });

  test('another mailbox', async () => {
    const code = await they.mailCode();
    expect((await they.resetByMail(code, { email: 'b@x.example' })).body).toEqual(wrongCode);
  });

  test('the other channel of the same customer', async () => {
    const code = await they.textCode();
    expect((await they.resetByMail(code)).body).toEqual(wrongCode);
  });

  test('another purpose, or a customer who took over the phone', async () => {
    const code = await they.textCode();
    await served.context.database.update(sentCodes).set({ purpose: 'activation' });
    expect((await they.resetByPhone(code)).body).toEqual(wrongOnPhone);
    const [other] = await served.context.database
      .select()
      .from(customers)
      .where(eq(customers.username, 'b.b'));
    // Even an updated row does not match: purpose and customer are part of the hash.
    await served.context.database
      .update(sentCodes)
      .set({ purpose: 'reset', customerId: other?.id ?? 0 });
    await served.context.database.update(customers).set({ phone: null });
    await served.context.database
      .update(customers)
      .set({ phone: '+6581234567' })
      .where(eq(customers.id, other?.id ?? 0));
    expect((await they.resetByPhone(code)).body).toEqual(wrongOnPhone);
  });
});
