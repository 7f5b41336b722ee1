import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeskRole } from '#contract/desk-call.ts';
import { readDeskStanding } from '#contract/desk-today.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deskOn } from '#tests/support/desk.ts';
import { gatewayOn, usageRowOf } from '#tests/support/gateway.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { fromNow } from '#tests/support/status.ts';
import { noteChange } from '../gateway/note-change.ts';

let served: TestApp;
const start = async (settings: Record<string, string>) => {
  served = await testApp(settings);
};
beforeEach(() => start(gatewayTokens));
afterEach(() => served.close());

const standing = async (role: DeskRole) => {
  const they = deskOn(served);
  await they.enter([role]);
  return (await they.send(readDeskStanding, undefined)).body.data.gateway;
};

test('an administrator sees what the gateway has read and reported', async () => {
  const they = deskOn(served);
  const { publicId } = await they.addCustomer({ companyName: 'Kumo Games' });
  await served.context.database.transaction((tx) => noteChange(tx, { publicId }));
  expect(await standing('administrator')).toEqual({
    ...{ readAt: null, waiting: 1, oldestSeconds: expect.any(Number) },
    ...{ completeUntil: null, balanceAsOf: null, refusals: 0 },
  });

  const gateway = gatewayOn(served);
  const { cursor } = (await gateway.read()).body;
  await gateway.read({ after: cursor });
  const until = fromNow(served.context, -minuteMs).toISOString();
  await gateway.report('usage', { rows: [usageRowOf(served, publicId)], completeUntil: until });
  await gateway.report('usage', { rows: [usageRowOf(served, publicId, { country: 'XX' })] });
  expect(await standing('administrator')).toEqual({
    ...{ readAt: served.clock.now().toISOString(), waiting: 0, oldestSeconds: 0 },
    ...{ completeUntil: until, balanceAsOf: null, refusals: 1 },
  });
});

test.each<DeskRole>(['support', 'incident-manager'])('the role %s does not', async (role) => {
  expect(await standing(role)).toBeNull();
});

test('without a token there is none', async () => {
  await served.close();
  await start({});
  expect(await standing('administrator')).toBeNull();
});
