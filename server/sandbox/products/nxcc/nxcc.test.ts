import { expect, test } from 'vitest';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const ines = 'e0b71c94f3a84d52a6c81d01';
const jonas = 'e0b71c94f3a84d52a6c81d02';
const desk = 'a63d90c8b7e14f05921cde01';
const sales = 'f7c20b5e9d3146a8b0e4c901';
const service = 'f7c20b5e9d3146a8b0e4c902';
const unknownId = '0'.repeat(24);

const dial = (phone: string, more: object = {}) =>
  sandbox.me.send('nxccDial', { body: { extension: '8001', phone, ...more } });
const callbacks = async (event: string) =>
  (await sentCallbacks(sandbox.app, sandbox.me)).filter((one) => one.event === `nxcc.${event}`);
const today = () => {
  const day = sandbox.app.clock.now().toISOString().slice(0, 10);
  return { from: `${day}T00:00:00Z`, to: `${day}T23:59:59Z` };
};
const calls = async (more: object = {}) =>
  (await sandbox.me.send('nxccListCalls', { query: { ...today(), ...more } })).data;
const agents = async () => (await sandbox.me.send('nxccListAgents', { query: {} })).data.records;
const seats = async () =>
  (await sandbox.me.send('nxccListSeatStatus', { query: { seatIds: desk } })).data.records;
const setStatus = (agentStatus: string, more: object = {}, agentId = ines) =>
  sandbox.me.send('nxccSetAgentStatus', { path: { agentId }, body: { agentStatus, ...more } });

test('the seat rings, then the customer; they talk, and the agent wraps up', async () => {
  const callbackUrl = 'https://callback.customer.example/calls';
  const { data } = await dial('12025550101', { groupId: sales, orderId: 'one', callbackUrl });
  expect(data).toMatchObject({ agentId: ines, callerId: '12025550140', status: 'accepted' });
  const callId = textAt(data, 'callId');
  sandbox.app.clock.advance(2 * secondMs);
  expect(await seats()).toMatchObject([{ seatStatus: 'ringing', callId, phone: '12025550101' }]);
  sandbox.app.clock.advance(5 * secondMs);
  expect(await seats()).toMatchObject([{ seatStatus: 'talking' }]);
  expect(await calls()).toMatchObject({ records: [{ callId, status: 'talking' }] });

  sandbox.app.clock.advance(11 * secondMs);
  expect(await seats()).toMatchObject([{ seatStatus: 'idle' }]);
  expect(await agents()).toMatchObject([{ agentStatus: 'wrap_up' }, {}]);
  sandbox.app.clock.advance(30 * secondMs);
  expect(await agents()).toMatchObject([{ agentStatus: 'ready' }, {}]);
  expect(await callbacks('call')).toMatchObject([
    { data: { status: 'ringing' }, url: callbackUrl },
    { data: { status: 'talking' } },
    {
      data: {
        callId,
        orderId: 'one',
        status: 'answered',
        q850Code: 16,
        holdSeconds: 0,
        durationSeconds: 12,
        price: '0.0119',
      },
    },
  ]);
  expect(await callbacks('seat')).toMatchObject([
    { data: { seatStatus: 'ringing', agentId: ines, callId } },
    { data: { seatStatus: 'talking' } },
    { data: { seatStatus: 'idle' } },
  ]);
  expect(await callbacks('agent')).toMatchObject([
    { data: { agentStatus: 'wrap_up', previousStatus: 'ready', by: 'system' } },
    { data: { agentStatus: 'ready', previousStatus: 'wrap_up', by: 'system' } },
  ]);
  expect(await callbacks('recording')).toMatchObject([
    { data: { callId, orderId: 'one', durationSeconds: 12 }, url: callbackUrl },
  ]);
  const { records } = (await sandbox.me.send('nxccGetOrderCalls', { path: { orderId: 'one' } }))
    .data;
  expect(records).toMatchObject([
    { callId, recordingUrl: expect.stringContaining('/sandbox/recordings/') },
  ]);
});

test.each([
  ['12025550102', 'unreachable', 'NOT_REACHABLE'],
  ['12025550104', 'failed', 'OPERATOR_REFUSED'],
  ['12025550105', 'failed', 'NETWORK_ERROR'],
  ['12025550106', 'answered', 'HUNG_UP'],
  ['12025550108', 'busy', 'BUSY'],
  ['12025550109', 'no_answer', 'RING_TIMEOUT'],
  ['12025550110', 'answered', 'HUNG_UP'],
])('a call to %s ends as %s', async (phone, status, reason) => {
  await dial(phone);
  sandbox.app.clock.advance(minuteMs);
  const last = (await callbacks('call')).at(-1);
  expect(last?.data).toMatchObject({ phone, status, reason });
  expect(await callbacks('recording')).toEqual([]);
});

test('a customer who calls back waits in the queue and gives up', async () => {
  await dial('12025550107', { groupId: sales });
  sandbox.app.clock.advance(28 * secondMs);
  expect((await sandbox.me.send('nxccListGroups', { query: {} })).data.records).toMatchObject([
    { name: 'Sales', agentCount: 2, now: { signedIn: 1, ready: 0, queued: 1 } },
    { name: 'Service', agentCount: 1, now: { queued: 0, longestQueuedSeconds: 0 } },
  ]);
  sandbox.app.clock.advance(10 * secondMs);
  const missed = await calls({ direction: 'inbound', status: 'no_answer' });
  expect(missed).toMatchObject({
    records: [{ phone: '12025550107', hotline: '12025550141', reason: 'ABANDONED' }],
  });
  expect((await callbacks('call')).at(-1)?.data).toMatchObject({
    queuedSeconds: 10,
    menuKeys: ['1'],
  });
});

test('a call needs an agent at the seat, a free line and an allowed caller ID', async () => {
  expect(await dial('12025550101', { extension: '9999' })).toMatchObject({ code: 1401 });
  expect(await dial('12025550101', { extension: '8002' })).toMatchObject({
    status: 409,
    code: 6104,
  });
  expect(await dial('12025550101', { groupId: unknownId })).toMatchObject({ code: 1401 });
  expect(await dial('12025550101', { callerId: '12025550199' })).toMatchObject({
    status: 403,
    code: 6103,
  });
  expect(await dial('1202555')).toMatchObject({ status: 400, code: 6101 });
  expect(await dial('12025550101')).toMatchObject({ code: 0 });
  const { code } = await dial('12025550101', { extension: undefined, seatId: desk });
  expect(code).toBe(6105);
});

test('a customer is called at most five times a day', async () => {
  const codes: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    codes.push((await dial('12025550187')).code);
    sandbox.app.clock.advance(minuteMs);
  }
  expect(codes).toEqual([0, 0, 0, 0, 0, 6106]);
});

test('a break ends by itself', async () => {
  const { data } = await setStatus('on_break', { breakReason: 'meeting', ttlSeconds: 900 });
  expect(data).toMatchObject({
    seatId: desk,
    agentStatus: 'on_break',
    previousStatus: 'ready',
    breakReason: 'meeting',
  });
  const again = await setStatus('on_break', { breakReason: 'lunch', ttlSeconds: 60 });
  expect(again.data).toMatchObject({ breakReason: 'lunch', statusAt: data.statusAt });
  expect(again.data).not.toHaveProperty('previousStatus');
  sandbox.app.clock.advance(minuteMs);
  expect(await callbacks('agent')).toMatchObject([
    { data: { agentStatus: 'on_break', by: 'api', breakReason: 'meeting' } },
    { data: { agentStatus: 'ready', previousStatus: 'on_break', by: 'system' } },
  ]);
});

test('an invalid status is refused', async () => {
  expect(await setStatus('on_break')).toMatchObject({ status: 400, code: 1001 });
  expect(await setStatus('busy', { breakReason: 'lunch' })).toMatchObject({ code: 1002 });
  expect(await setStatus('ready', { ttlSeconds: 60 })).toMatchObject({ code: 1002 });
  expect(await setStatus('on_break', { breakReason: 'nap' })).toMatchObject({ code: 6111 });
  expect(await setStatus('ready', {}, jonas)).toMatchObject({ status: 409, code: 6109 });
  expect(await setStatus('signed_out', {}, jonas)).toMatchObject({ code: 0 });
  expect(await setStatus('ready', {}, unknownId)).toMatchObject({ code: 1401 });
});

test('a change during a call waits for its end and replaces the wrap-up', async () => {
  await dial('12025550101', { groupId: sales });
  sandbox.app.clock.advance(5 * secondMs);
  expect(await setStatus('busy')).toMatchObject({ status: 409, code: 6110 });
  const { data } = await setStatus('busy', { afterCall: true, ttlSeconds: 60 });
  expect(data).toMatchObject({ agentStatus: 'ready', nextStatus: 'busy' });
  sandbox.app.clock.advance(20 * secondMs);
  expect(await agents()).toMatchObject([{ agentStatus: 'busy' }, {}]);
  sandbox.app.clock.advance(minuteMs);
  expect(await callbacks('agent')).toMatchObject([
    { data: { agentStatus: 'busy', previousStatus: 'ready' } },
    { data: { agentStatus: 'ready', previousStatus: 'busy' } },
  ]);
});

test('consecutive calls restore the status before them', async () => {
  await setStatus('busy');
  for (let time = 0; time < 2; time += 1) {
    await dial('12025550101', { groupId: sales });
    sandbox.app.clock.advance(20 * secondMs);
    expect(await agents()).toMatchObject([{ agentStatus: 'wrap_up' }, {}]);
  }
  sandbox.app.clock.advance(30 * secondMs);
  expect(await agents()).toMatchObject([{ agentStatus: 'busy' }, {}]);
});

test('a signed-out agent has no seat, cannot call, and returns', async () => {
  expect((await setStatus('signed_out')).data).not.toHaveProperty('seatId');
  expect(await dial('12025550101')).toMatchObject({ code: 6104 });
  const found = await sandbox.me.send('nxccListSeats', { query: { agentId: ines } });
  expect(found.data).toMatchObject({ total: 0 });
  sandbox.app.clock.advance(30 * secondMs);
  expect(await callbacks('agent')).toMatchObject([
    { data: { agentStatus: 'signed_out', seatId: desk, by: 'api' } },
    { data: { agentStatus: 'ready', seatId: desk, by: 'agent' } },
  ]);
});

test('seats are listed with their agents, and phones by seat or group', async () => {
  const list = async (query: Record<string, string>) =>
    (await sandbox.me.send('nxccListSeats', { query })).data;
  expect(await list({})).toMatchObject({
    records: [{ extension: '8001', agent: { agentId: ines } }, { extension: '8002' }],
  });
  expect(await list({ groupId: service })).toMatchObject({ total: 0 });
  expect(await list({ extension: '9999' })).toMatchObject({ total: 0 });
  expect(await sandbox.me.send('nxccListSeats', { query: { agentId: unknownId } })).toMatchObject({
    code: 1401,
  });
  const phones = (query: Record<string, string>) =>
    sandbox.me.send('nxccListSeatStatus', { query });
  expect((await phones({ groupId: sales })).data.records).toMatchObject([{ seatId: desk }]);
  expect(await phones({})).toMatchObject({ status: 400, code: 1001 });
  expect(await phones({ seatIds: desk, groupId: sales })).toMatchObject({ code: 1002 });
  expect(await phones({ seatIds: `${desk},${unknownId}` })).toMatchObject({ code: 1401 });
});

test('the agent bar opens on an allowed origin, with a free browser seat', async () => {
  const origin = 'https://crm.customer.example';
  const open = (more: object) =>
    sandbox.me.send('nxccCreateEmbedToken', { body: { agentId: ines, origin, ...more } });
  expect((await open({})).data).toMatchObject({ url: expect.stringMatching(/\/bar#token=et-/) });
  expect(await open({ origin: 'https://other.example' })).toMatchObject({ code: 6115 });
  expect(await open({ agentId: jonas })).toMatchObject({ status: 409, code: 6116 });
  expect(await open({ seatId: 'a63d90c8b7e14f05921cde02' })).toMatchObject({ code: 6116 });
  expect(await open({ agentId: unknownId })).toMatchObject({ code: 1401 });
});

test('a group is changed within the call centre’s resources', async () => {
  const change = (body: object, groupId = sales) =>
    sandbox.me.send('nxccChangeGroup', { path: { groupId }, body });
  expect(await change({ name: 'Service' })).toMatchObject({ status: 409, code: 6114 });
  expect(await change({ name: 'Sales', maxQueue: 5 })).toMatchObject({
    data: { name: 'Sales', maxQueue: 5, agentCount: 2 },
  });
  expect(await change({ callerId: '12025550199' })).toMatchObject({ code: 6103 });
  expect(await change({ overflowGroupId: unknownId })).toMatchObject({ code: 1401 });
  expect(await change({ overflowGroupId: sales }, service)).toMatchObject({ code: 6117 });
  expect(await change({ overflowGroupId: sales })).toMatchObject({ code: 6117 });
  const { data } = await change({ remove: ['overflowGroupId'] });
  expect(data).not.toHaveProperty('overflowGroupId');
  expect(await change({ overflowGroupId: sales }, service)).toMatchObject({ code: 0 });
});

test('agents join and leave groups, individually or all at once', async () => {
  const bind = async (action: string, list: object[]) =>
    (
      await sandbox.me.send('nxccBindAgents', {
        path: { groupId: service },
        body: { action, agents: list },
      })
    ).data;
  expect(await bind('add', [{ agentId: ines, level: 7 }, { agentId: unknownId }])).toMatchObject({
    agentCount: 2,
    accepted: [{ agentId: ines, level: 7, change: 'added' }],
    rejected: [{ index: 1, code: 1401, msg: 'There is no such record: agentId.' }],
  });
  expect(await bind('add', [{ agentId: ines }])).toMatchObject({
    accepted: [{ level: 5, change: 'level_changed' }],
  });
  expect(await bind('replace', [{ agentId: ines }])).toMatchObject({
    agentCount: 1,
    accepted: [{ change: 'unchanged' }],
  });
  expect(await bind('remove', [{ agentId: jonas }])).toMatchObject({ rejected: [{ code: 6112 }] });
  expect(await bind('remove', [{ agentId: ines }])).toMatchObject({
    agentCount: 0,
    accepted: [{ change: 'removed' }],
  });
  const found = await sandbox.me.send('nxccListAgents', { query: { groupId: service } });
  expect(found.data).toMatchObject({ total: 0 });
});

test('calls are listed by filter; an order without calls is not found', async () => {
  const day = { from: '2026-11-15T00:00:00Z', to: '2026-11-16T00:00:00Z' };
  const list = async (more: object = {}) =>
    (await sandbox.me.send('nxccListCalls', { query: { ...day, ...more } })).data;
  expect(await list()).toMatchObject({ total: 4 });
  expect(await list({ agentId: jonas })).toMatchObject({ records: [{ direction: 'inbound' }] });
  expect(await list({ status: 'no_answer', direction: 'outbound' })).toMatchObject({ total: 1 });
  expect(await list({ phone: '12025550163', groupId: sales })).toMatchObject({ total: 1 });
  const query = { ...day, seatId: unknownId };
  expect(await sandbox.me.send('nxccListCalls', { query })).toMatchObject({ code: 1401 });
  const path = { orderId: 'none' };
  expect(await sandbox.me.send('nxccGetOrderCalls', { path })).toMatchObject({
    status: 404,
    code: 1401,
  });
});
