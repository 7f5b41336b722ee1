import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as apiKeys from '#contract/api-keys.ts';
import * as callbacks from '#contract/callbacks.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { gatewayOn } from '#tests/support/gateway.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { gatewayReceipt } from '../db/gateway-schema.ts';

let served: TestApp;
let they: Console;
const start = async (settings: Record<string, string>) => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000', ...settings });
  they = await consoleOn(served);
};
beforeEach(() => start(gatewayTokens));
afterEach(() => served.close());

const makeKey = (environment: 'sandbox' | 'live') =>
  they.send(
    apiKeys.makeApiKey,
    { name: 'Till', environment, rights: ['send'] },
    { token: they.token },
  );
/** What the pages of keys and of callbacks say. */
const said = async () => {
  const keys = await they.send(apiKeys.listApiKeys, undefined, { token: they.token });
  const settings = await they.send(callbacks.getCallbacks, undefined, { token: they.token });
  return [keys.body.data.gateway, settings.body.data.gateway];
};
/** Reads everything, and tells with the next poll that it was read. */
async function fetchAll(): Promise<string> {
  const gateway = gatewayOn(served);
  const { cursor } = (await gateway.read()).body;
  await gateway.read({ after: cursor });
  return cursor;
}
/** Changes are noted by the clock of the database. */
const noted = (agoMs: number) =>
  served.context.database.execute(sql`
    update gateway_changes set changed_at = now() - ${agoMs / secondMs} * interval '1 second'`);

test('without a gateway that reads, nothing is promised', async () => {
  await makeKey('live');
  expect(await said()).toEqual(['none', 'none']);
  await fetchAll();
  expect(await said()).toEqual(['current', 'current']);
});

test('without a token there is no gateway, whatever was once read', async () => {
  await served.close();
  await start({});
  const now = served.clock.now();
  const { database } = served.context;
  await database.insert(gatewayReceipt).values({ revision: 0, readAt: now, recordedAt: now });
  expect(await said()).toEqual(['none', 'none']);
});

test('a change is awaited, and late if it was not read for five minutes', async () => {
  const cursor = await fetchAll();
  await makeKey('live');
  expect(await said()).toEqual(['awaited', 'awaited']);
  await noted(5 * minuteMs - 10 * secondMs);
  expect(await said()).toEqual(['awaited', 'awaited']);
  await noted(5 * minuteMs + secondMs);
  expect(await said()).toEqual(['late', 'late']);
  const { cursor: next } = (await gatewayOn(served).read({ after: cursor })).body;
  await gatewayOn(served).read({ after: next });
  expect(await said()).toEqual(['current', 'current']);
});

test('a change is late at once while the gateway does not read', async () => {
  await fetchAll();
  served.clock.advance(5 * minuteMs + secondMs);
  expect(await said()).toEqual(['current', 'current']);
  await makeKey('live');
  expect(await said()).toEqual(['late', 'late']);
});

test('a sandbox key is none of its business', async () => {
  await makeKey('live');
  await fetchAll();
  await makeKey('sandbox');
  expect(await said()).toEqual(['current', 'current']);
});
