import { afterEach, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { practice, sandboxApp } from '#tests/support/sandbox.ts';
import { sandboxRecords } from '../../db/sandbox-schema.ts';

let running: TestApp;
afterEach(() => running.close());

const textTo = (...phones: string[]) => ({ body: { phones, content: 'Hello' } });

test('records of a session are limited per day; a call above the limit is refused whole', async () => {
  running = await sandboxApp({ SANDBOX_THINGS_PER_DAY: '3' });
  const { send } = await practice(running);
  const count = () => running.context.database.$count(sandboxRecords);
  expect(await send('smsSendV2', textTo('12025550101', '12025550102'))).toMatchObject({ code: 0 });
  const refused = await send('smsSendV2', textTo('12025550103', '12025550104'));
  expect(refused).toMatchObject({ status: 429, code: 1301 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await count()).toBe(2);
  expect(await send('smsSendV2', textTo('12025550105'))).toMatchObject({ code: 0 });
  expect(await count()).toBe(3);
});

test('sessions of one network share the limit on records', async () => {
  running = await sandboxApp({ SANDBOX_THINGS_PER_DAY: '3' });
  const network = '203.0.113.0/24';
  const one = await practice(running, { network });
  const other = await practice(running, { network });
  const elsewhere = await practice(running);
  await one.send('smsSendV2', textTo('12025550101', '12025550102'));
  expect(await other.send('smsSendV2', textTo('12025550101', '12025550102'))).toMatchObject({
    code: 1301,
  });
  expect(await elsewhere.send('smsSendV2', textTo('12025550101'))).toMatchObject({ code: 0 });
});

test('an address above the per-process limit gets the documented error', async () => {
  running = await sandboxApp({ SANDBOX_REQUESTS_PER_MINUTE: '1' });
  const { send } = await practice(running);
  expect((await send('accountGetBalance')).status).toBe(200);
  const refused = await send('accountGetBalance');
  expect(refused).toMatchObject({ status: 429, code: 1301 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('every response to a known key tells its limits and what is left of them', async () => {
  running = await sandboxApp({ SANDBOX_REQUESTS_PER_10_SECONDS: '2' });
  const { send } = await practice(running);
  const policy = '"requests";q=2;w=10, "day";q=10000;w=86400';
  const told = async (wanted = {}) => {
    const { status, headers } = await send('accountGetBalance', wanted);
    return [status, headers['ratelimit-policy'], headers.ratelimit];
  };
  expect(await told()).toEqual([200, policy, '"requests";r=1, "day";r=9999']);
  expect(await told({ query: { x: '1' } })).toEqual([400, policy, '"requests";r=0, "day";r=9998']);
  expect(await told()).toEqual([429, policy, expect.stringMatching(/^"requests";r=0;t=\d+$/)]);
});
