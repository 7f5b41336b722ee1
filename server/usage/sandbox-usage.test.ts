import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiProducts } from '#content/products.ts';
import { makeApiKey } from '#contract/api-keys.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { callOf, practice, requestOf, sandboxApp } from '#tests/support/sandbox.ts';
import { gatewayRefusals, usageDays, usageReports } from '../db/usage-schema.ts';
import { messageKinds } from '../message-states.ts';
import { reportSandboxUsage, startSandboxUsage } from './sandbox-usage.ts';

let served: TestApp;
let they: Console;
let pair: { accessKey: string; secretKey: string };
beforeAll(async () => {
  served = await sandboxApp({ SANDBOX_ACCOUNT_REQUESTS_PER_SECOND: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  const { key, secretKey } = (
    await they.send(
      makeApiKey,
      { name: 'Till', environment: 'sandbox', rights: ['send', 'read', 'manage'] },
      { token: they.token },
    )
  ).body.data;
  pair = { accessKey: key.accessKey, secretKey };
});
afterAll(() => served.close());

const send = async (id: string, body?: object) => {
  const now = served.clock.now();
  const signed = requestOf(callOf(id), { ...(body && { body }) }, { ...pair, now });
  return (await served.app.inject(signed)).json();
};
const text = (phones: string[]) => send('smsSendV2', { phones, content: 'Hello', type: 'otp' });
const report = () => reportSandboxUsage(served.context);
const stored = () => served.context.database.select().from(usageDays);

test('what an account sent is added up by key, country and day, and practice is not', async () => {
  await text(['12025550101', '12025550102', '6581234567']);
  const session = await practice(served);
  await session.send('smsSendV2');
  expect(await report()).toBe(true);
  expect((await stored()).every(({ delivered }) => delivered === 0)).toBe(true);
  served.clock.advance(hourMs);
  expect(await report()).toBe(false);
  const rows = (await stored()).toSorted((one, other) => one.count - other.count);
  const own = { environment: 'sandbox', accessKey: pair.accessKey, product: 'sms', used: 0 };
  expect(rows).toMatchObject([
    { ...own, country: 'SG', count: 1, delivered: 1, failed: {}, price: '0.0000' },
    {
      ...{ ...own, country: 'US', count: 2, segments: 2, delivered: 1 },
      failed: { 'UNDELIV/ABSENT_SUBSCRIBER': 1 },
    },
  ]);
});

test('codes that are reported as used are counted', async () => {
  const { data } = await text(['12025550101']);
  served.clock.advance(10 * secondMs);
  const usedAt = `${served.clock.now().toISOString().slice(0, 19)}Z`;
  const { messageId } = data.accepted[0];
  await send('smsReportBackfill', { records: [{ messageId, usedAt }] });
  await report();
  expect(await stored()).toMatchObject([{ count: 1, used: 1 }]);
});

test('nothing that is known is written again, and yesterday goes on', async () => {
  await text(['12025550101']);
  served.clock.advance(dayMs);
  await report();
  const before = await stored();
  expect(before).toMatchObject([{ day: new Date('2026-11-16'), delivered: 1 }]);
  served.clock.advance(minuteMs);
  await report();
  expect(await stored()).toEqual(before);
  const [state] = await served.context.database.select().from(usageReports);
  expect(state?.completeUntil).toEqual(new Date(served.clock.now().getTime() - minuteMs));
});

test('what every product sends is taken by the intake', async () => {
  const sending = {
    ...{
      smsSendV2: 'sms',
      emailSendCode: 'email-code',
      voiceSendCode: 'voice',
      didSendV2: 'did-number',
    },
    ...{ viberSend: 'viber', zaloSend: 'zalo', messengerSend: 'messenger', nxlinkSend: 'nxlink' },
    ...{ whatsAppSend: 'whats-app', nxccDial: 'nxcc' },
  };
  for (const id of Object.keys(sending)) await send(id);
  served.clock.advance(hourMs);
  await report();
  expect(await served.context.database.select().from(gatewayRefusals)).toEqual([]);
  const products = (await stored()).map(({ product }) => product);
  expect([...new Set(products)].sort()).toEqual(Object.values(sending).sort());
});

test('the server reports from its start, and stops', async () => {
  await text(['12025550101']);
  const reporting = startSandboxUsage(served.context);
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
  await reporting.stop();
});

test('each kind begins with a product', () => {
  const products = messageKinds.map((kind) => kind.split('.')[0]);
  expect(products.filter((name) => !apiProducts.some((product) => product === name))).toEqual([]);
});
