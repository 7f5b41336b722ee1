import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { practice, sandboxApp } from '#tests/support/sandbox.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
afterAll(() => running.close());

test('the balance is that of the documents, at the current time, and is never charged', async () => {
  const me = await practice(running);
  await me.send('smsSendV2');
  running.clock.advance(3 * secondMs);
  const { data } = await me.send('accountGetBalance');
  expect(data).toEqual({
    balance: '1250.3000',
    credit: '0.0000',
    available: '1250.3000',
    currency: 'USD',
    at: '2026-11-16T09:30:03Z',
  });
  expect(await me.send('accountGetBalance', { query: { account: 'own' } })).toMatchObject({
    status: 400,
    code: 1002,
  });
});
