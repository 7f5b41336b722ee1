import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type BlockTime,
  blockInSandbox,
  readDeskSandbox,
  releaseSandboxCallback,
  type SandboxPeriod,
  unblockInSandbox,
} from '#contract/desk-sandbox.ts';
import { dayMs, hourMs, minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { addPracticeSession, addTraffic, setAsideCallback } from '#tests/support/practice.ts';
import { openApplication } from '../applications/applications.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { sandboxBlocks, sandboxDeliveries } from '../db/sandbox-schema.ts';
import { sweep } from '../retention/sweep.ts';
import { isBlocked } from '../sandbox/blocks.ts';

let served: TestApp;
let they: Desk;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = deskOn(served);
  await they.enter(['support']);
});
afterAll(() => served.close());

const read = async (period: SandboxPeriod = 'hour') =>
  (await they.send(readDeskSandbox, { period })).body.data;

const block = async (network: string, time: BlockTime = 'day') =>
  (await they.send(blockInSandbox, { network, reason: 'floods', time })).body.code;

const now = () => served.clock.now();

test('the busiest sessions come first, visitors by network and customers by name', async () => {
  const customer = await they.addCustomer({ companyName: 'Harbour Coffee' });
  const own = await openApplication(served.context.database, served.context, {
    ...{ customerId: customer.id, network: '10.1.2.3' },
  });
  const { application: visitor } = await addPracticeSession(served);
  await addTraffic(served, own);
  for (let i = 0; i < 3; i += 1) await addTraffic(served, visitor);
  expect(await read()).toMatchObject({
    perMinute: { now: 4, most: 4 },
    sessions: [
      {
        ...{ id: visitor.id, customer: null, network: '192.0.2.0/24', calls: 3, refused: 0 },
        busiestCall: '/v2/sms/mt',
      },
      { customer: 'Harbour Coffee', calls: 1 },
    ],
    ...{ blocks: [], callbacks: [] },
  });
  served.clock.advance(2 * minuteMs);
  expect((await read()).perMinute).toEqual({ now: 0, most: 4 });
});

test('a block ends by itself, and is deleted then', async () => {
  const is = () => isBlocked(served.context.database, '203.0.113.9', now());
  const { application } = await addPracticeSession(served);
  expect(await block('203.0.113.9', 'hour')).toBe(0);
  expect(await block('192.0.2.0/24')).toBe(0);
  expect((await read()).blocks).toMatchObject([
    { network: '203.0.113.9/32', reason: 'floods', by: 'mei.tan@nuntix.example' },
    { network: '192.0.2.0/24', endsAt: new Date(now().getTime() + dayMs).toISOString() },
  ]);
  const events = await served.context.database.select().from(auditEvents);
  expect(events.at(-1)).toMatchObject({ action: 'practice.blocked', details: { sessions: 1 } });
  expect(await is()).toBe(true);
  expect(application.network).toBe('192.0.2.0/24');
  served.clock.advance(hourMs);
  expect(await is()).toBe(false);
  await sweep(served.context, served.context.database);
  expect(await served.context.database.$count(sandboxBlocks)).toBe(1);
});

test.each([
  ['', 'desk.network'],
  ['everywhere', 'desk.network'],
  ['203.0.113.9/33', 'desk.network'],
  ['0.0.0.0/0', 'desk.networkWide'],
])('%j is no address that can be blocked', async (network, code) => {
  expect(await block(network)).toBe(code);
  expect((await read()).blocks).toEqual([]);
});

test('a block can be removed once', async () => {
  await block('203.0.113.9');
  const unblock = async () =>
    (await they.send(unblockInSandbox, { network: '203.0.113.9/32' })).body.code;
  expect([await unblock(), await unblock()]).toEqual([0, 'desk.unknown']);
  expect((await read()).blocks).toEqual([]);
});

test('a callback that was set aside is tried again', async () => {
  const id = await setAsideCallback(served);
  expect((await read()).callbacks).toMatchObject([{ id, event: 'sms.receipt', host: null }]);
  const release = async () => (await they.send(releaseSandboxCallback, { id })).body.code;
  expect([await release(), await release()]).toEqual([0, 'desk.unknown']);
  expect((await read()).callbacks).toEqual([]);
  expect(await served.context.database.select().from(sandboxDeliveries)).toMatchObject([
    { id, state: 'waiting', lapsedLeases: 0, dueAt: now() },
  ]);
});
