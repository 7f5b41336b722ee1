import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { practice, sandboxApp, type Wanted } from '#tests/support/sandbox.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
afterAll(() => running.close());

const body = { phone: '12025550101', content: 'Hello', orderId: 'order-1' };
const withoutHeader = (name: string): Wanted => ({
  spoil: ({ headers, ...request }) => {
    const others = Object.entries({ ...headers }).filter(([other]) => other !== name);
    return { ...request, headers: Object.fromEntries(others) };
  },
});

test('any header of a signature makes the others required, and keys in the body wrong', async () => {
  const { send, key, secretKey } = await practice(running);
  for (const name of ['x-access-key', 'x-timestamp', 'x-nonce', 'x-signature'])
    expect(await send('smsSend', withoutHeader(name)), name).toMatchObject({
      code: 1001,
      msg: expect.stringContaining(name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())),
    });
  for (const keys of [{ appKey: key.accessKey }, { appSecret: secretKey }])
    expect(await send('smsSend', { body: { ...body, ...keys } })).toMatchObject({
      code: 1002,
      msg: expect.stringContaining(Object.keys(keys)[0] ?? ''),
    });
});

test('signed, the idempotency key identifies a request; with keys in the body, its orderId', async () => {
  const { send } = await practice(running);
  const ids = async (wanted: Wanted) => {
    const one = await send('smsSend', wanted);
    const other = await send('smsSend', wanted);
    expect([one.code, other.code]).toEqual([0, 0]);
    return new Set([one.requestId, other.requestId]);
  };
  expect(await ids({ body })).toHaveProperty('size', 2);
  expect(await ids({ body, headers: { 'idempotency-key': 'one' } })).toHaveProperty('size', 1);
  expect(await ids({ body, keysInBody: true })).toHaveProperty('size', 1);
});
