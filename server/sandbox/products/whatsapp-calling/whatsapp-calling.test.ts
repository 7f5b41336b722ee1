import { expect, test } from 'vitest';
import { dayMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { callOf, sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const sender = '447700900112';
const ada = '12025550187';
const offer = textAt(callOf('whatsAppCallStart').requestExamples[0]?.value, 'sdp');
const answer = textAt(callOf('whatsAppCallAct').requestExamples[0]?.value, 'sdp');

const call = (recipient: string, more: object = {}) =>
  sandbox.me.send('whatsAppCallStart', { body: { sender, recipient, sdp: offer, ...more } });
const get = async (callId: string) =>
  (await sandbox.me.send('whatsAppCallGet', { path: { callId } })).data;
const act = (callId: string, action: string, sdp?: string) =>
  sandbox.me.send('whatsAppCallAct', { path: { callId }, body: { action, ...(sdp && { sdp }) } });
const permission = (query: object) =>
  sandbox.me.send('whatsAppCallPermissionGet', { query: { sender, ...query } });

test('a call rings, is answered, ends, and is reported and found', async () => {
  const callbackUrl = 'https://callback.customer.example/calls';
  const { data } = await call('12025550101', { orderId: 'order-1', callbackUrl });
  expect(data).toMatchObject({ recipient: '12025550101', orderId: 'order-1', status: 'accepted' });
  const callId = textAt(data, 'callId');
  sandbox.app.clock.advance(4 * secondMs);
  expect(await get(callId)).toMatchObject({ status: 'talking', direction: 'outbound' });
  sandbox.app.clock.advance(12 * secondMs);
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks).toMatchObject([
    { url: callbackUrl, data: { callId, status: 'ringing', sdpType: 'answer' } },
    {
      url: callbackUrl,
      data: { callId, status: 'talking', recipientUserId: 'US.2026111512025550101' },
    },
    { url: callbackUrl, data: { callId, status: 'answered', reason: 'HUNG_UP', price: '0.0120' } },
  ]);
  expect(textAt(callbacks[0]?.data, 'sdp')).toContain('a=setup:active\r\n');
  const record = await get(callId);
  expect(record).toMatchObject({ durationSeconds: 12, billedMinutes: 1, hungUpBy: 'callee' });
  expect(record).not.toHaveProperty('callbackUrl');
  expect(await act(callId, 'end')).toMatchObject({ status: 409, code: 3604 });
  expect((await permission({ recipient: '12025550101' })).data).toMatchObject({ callsLeft: 99 });
});

test.each([
  ['12025550102', 'unreachable', 'NOT_REACHABLE'],
  ['12025550103', 'no_answer', 'RING_TIMEOUT'],
  ['12025550104', 'rejected', 'DECLINED'],
  ['12025550105', 'failed', 'NETWORK_ERROR'],
  ['12025550106', 'answered', 'HUNG_UP'],
  ['12025550108', 'busy', 'BUSY'],
  ['12025550109', 'no_answer', 'RING_TIMEOUT'],
  ['12025550110', 'answered', 'HUNG_UP'],
])('a call to %s ends as %s, %s', async (recipient, status, reason) => {
  const callId = textAt((await call(recipient)).data, 'callId');
  sandbox.app.clock.advance(2 * minuteMs);
  const record = await get(callId);
  expect(record).toMatchObject({ status, reason });
  expect('price' in record).toBe(status === 'answered');
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)?.data).toMatchObject({
    callId,
    status,
  });
});

test('a call back can ring, be answered and be hung up', async () => {
  await call('12025550107');
  sandbox.app.clock.advance(18 * secondMs);
  const callbacks = (await sentCallbacks(sandbox.app, sandbox.me)).slice(-2);
  const inbound = callbacks.find(({ event }) => event === 'whatsapp.call');
  expect(inbound?.data).toMatchObject({
    direction: 'inbound',
    sender: '12025550107',
    recipient: sender,
    status: 'ringing',
    sdpType: 'offer',
  });
  expect(callbacks).toContainEqual(
    expect.objectContaining({
      event: 'whatsapp.permission',
      data: expect.objectContaining({ permission: 'temporary', source: 'callback' }),
    }),
  );
  const text = { type: 'text', text: { body: 'Thank you for your call.' } };
  const body = { sender, recipient: '12025550107', ...text };
  expect(await sandbox.me.send('whatsAppSend', { body })).toMatchObject({ code: 0 });

  const callId = textAt(inbound?.data, 'callId');
  expect(await act(callId, 'accept')).toMatchObject({ status: 400, code: 1001 });
  expect(await act(callId, 'reject', answer)).toMatchObject({ status: 400, code: 1002 });
  expect(await act(callId, 'pre_accept', offer)).toMatchObject({ status: 400, code: 3605 });
  expect(await act(callId, 'pre_accept', answer)).toMatchObject({ data: { status: 'ringing' } });
  const other = answer.replaceAll('203.0.113.10', '203.0.113.11');
  expect(await act(callId, 'accept', other)).toMatchObject({ code: 1002 });
  sandbox.app.clock.advance(secondMs);
  expect(await act(callId, 'accept', answer)).toMatchObject({ data: { status: 'talking' } });
  expect(await act(callId, 'accept', answer)).toMatchObject({ code: 3604 });
  sandbox.app.clock.advance(5 * secondMs);
  expect(await act(callId, 'end')).toMatchObject({ data: { callId, status: 'answered' } });
  sandbox.app.clock.advance(minuteMs);
  expect(await get(callId)).toMatchObject({
    hungUpBy: 'callee',
    durationSeconds: 5,
    price: '0.0050',
  });
  const states = (await sentCallbacks(sandbox.app, sandbox.me))
    .filter(({ data }) => data.callId === callId)
    .map(({ data }) => data.status);
  expect(states).toEqual(['ringing', 'talking', 'answered']);
});

test('the window counts from the latest message or call', async () => {
  const recipient = '12025550107';
  await call(recipient);
  const template = { name: 'order_shipped', language: 'zh_CN', body: ['Grace', '8842'] };
  await sandbox.me.send('whatsAppSend', {
    body: { sender, recipient, type: 'template', template },
  });
  sandbox.app.clock.advance(20 * secondMs);
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  const calledAt = textAt(
    callbacks.find(({ data }) => data.direction === 'inbound'),
    'occurredAt',
  );
  const body = { sender, recipient, type: 'text', text: { body: 'Hello' } };
  const windowClosesAt = textAt(
    (await sandbox.me.send('whatsAppSend', { body })).data,
    'windowClosesAt',
  );
  expect(Date.parse(windowClosesAt) - Date.parse(calledAt)).toBe(dayMs);
});

test('a call back ends after half a minute of ringing', async () => {
  await call('12025550107');
  sandbox.app.clock.advance(18 * secondMs);
  const { data } =
    (await sentCallbacks(sandbox.app, sandbox.me)).findLast(({ data }) => data.callId) ?? {};
  const callId = textAt(data, 'callId');
  sandbox.app.clock.advance(30 * secondMs);
  expect(await get(callId)).toMatchObject({ status: 'no_answer', reason: 'RING_TIMEOUT' });
  expect(await act(callId, 'reject')).toMatchObject({ status: 409, code: 3604 });
});

test('Ada’s call is declined, or answered until she hangs up', async () => {
  const callId = '3da596072c4bd8e17f7b8a02';
  expect(await act(callId, 'reject')).toMatchObject({ data: { callId, status: 'rejected' } });
  expect(await get(callId)).toMatchObject({ reason: 'DECLINED', durationSeconds: 0 });
  await sandbox.newSession();
  expect(await act(callId, 'end')).toMatchObject({ data: { callId, status: 'rejected' } });
  await sandbox.newSession();
  await act(callId, 'accept', answer);
  sandbox.app.clock.advance(12 * secondMs);
  expect(await get(callId)).toMatchObject({ status: 'answered', hungUpBy: 'caller' });
  expect(await act('0'.repeat(24), 'end')).toMatchObject({ status: 404, code: 1401 });
});

test('a ringing call can be cancelled', async () => {
  const callId = textAt((await call(ada)).data, 'callId');
  sandbox.app.clock.advance(3 * secondMs);
  expect(await act(callId, 'accept', answer)).toMatchObject({ code: 3604 });
  expect(await act(callId, 'end')).toMatchObject({ data: { status: 'no_answer' } });
  sandbox.app.clock.advance(minuteMs);
  expect(await get(callId)).toMatchObject({ reason: 'CALLER_GAVE_UP', billedMinutes: 0 });
  expect((await sentCallbacks(sandbox.app, sandbox.me)).map(({ data }) => data.status)).toEqual([
    'ringing',
    'no_answer',
  ]);
});

test('a call needs permission, a number with calling, and audio', async () => {
  expect(await call('12025550187')).toMatchObject({ code: 0 });
  expect(await call('447700900187')).toMatchObject({ status: 403, code: 3603 });
  expect(await call('0202')).toMatchObject({ status: 400, code: 3601 });
  expect(await call(ada, { sender: '447700900199' })).toMatchObject({ status: 403, code: 3602 });
  expect(await call(ada, { sender: '447700900134' })).toMatchObject({ status: 403, code: 3602 });
  expect(await call(ada, { sdp: answer })).toMatchObject({ status: 400, code: 3605 });
  expect(await call(ada, { sdp: offer.replace('opus', 'PCMU') })).toMatchObject({ code: 3605 });
});

test('permission is requested, and ends after four unanswered calls', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
  const recipient = '12025550109';
  expect((await permission({ recipient })).data).toMatchObject({
    permission: 'permanent',
    mayCall: true,
    mayAsk: false,
    callsLeft: 100,
  });
  for (let calls = 0; calls < 4; calls += 1) {
    expect(await call(recipient)).toMatchObject({ code: 0 });
    sandbox.app.clock.advance(2 * minuteMs);
  }
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks.filter(({ event }) => event === 'whatsapp.permission')).toMatchObject([
    { data: { sender: recipient, permission: 'none', source: 'automatic' } },
  ]);
  expect((await permission({ recipient })).data).toMatchObject({
    permission: 'none',
    mayCall: false,
  });
  expect(await call(recipient)).toMatchObject({ code: 3603 });

  const recipientUserId = 'US.2026111512025550187';
  expect((await permission({ recipientUserId })).data).toMatchObject({ mayAsk: true });
  const ask = { sender, recipientUserId, type: 'call_permission', callPermission: {} };
  const request = () => sandbox.me.send('whatsAppSend', { body: ask });
  await request();
  expect((await permission({ recipientUserId })).data).toMatchObject({
    permission: 'temporary',
    mayAsk: false,
  });
  await call(ada);
  sandbox.app.clock.advance(minuteMs);
  expect(await request()).toMatchObject({ code: 0 });
});

test('the 7-day permission expires', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
  const recipient = '12025550107';
  await call(recipient);
  sandbox.app.clock.advance(minuteMs);
  const { data } = await permission({ recipient });
  expect(data).toMatchObject({ permission: 'temporary', mayCall: true });
  sandbox.app.clock.advance(7 * dayMs);
  expect((await permission({ recipient })).data).toMatchObject({ permission: 'none' });
  expect(await permission({})).toMatchObject({ status: 400, code: 1001 });
  expect(await permission({ recipient, recipientUserId: 'US.1' })).toMatchObject({ code: 1002 });
  expect(await permission({ recipient: '0202' })).toMatchObject({ code: 3601 });
  expect(await permission({ recipient, sender: '447700900134' })).toMatchObject({ code: 3602 });
});

test('calling is enabled and disabled, with valid hours', async () => {
  const settings = (phone: string) =>
    sandbox.me.send('whatsAppCallSettingsGet', { path: { phone } });
  const change = (phone: string, body: object) =>
    sandbox.me.send('whatsAppCallSettingsUpdate', { path: { phone }, body });
  const shared = '447700900134';
  expect((await settings(shared)).data).toEqual({
    phone: shared,
    enabled: false,
    icon: 'shown',
    callback: false,
  });
  expect(await change(shared, { enabled: true })).toMatchObject({ data: { enabled: true } });
  expect(await call(ada, { sender: shared })).toMatchObject({ code: 3603 });
  const query = { phone: shared };
  expect((await sandbox.me.send('whatsAppPhoneList', { query })).data).toMatchObject({
    records: [{ calling: true }],
  });
  expect((await change(sender, { remove: ['hours'] })).data).not.toHaveProperty('hours');
  expect((await settings(sender)).data).not.toHaveProperty('hours');
  expect(await change('447700900199', { icon: 'hidden' })).toMatchObject({
    status: 404,
    code: 1401,
  });
  const day = { day: 'monday', opens: '09:00', closes: '12:00' };
  const open = (timeZone: string, ...weekly: object[]) =>
    change(sender, { hours: { timeZone, weekly } });
  expect(await open('Europe/London', day, day)).toMatchObject({ code: 0 });
  expect(await open('Europe/London', day, day, day)).toMatchObject({ code: 1002 });
  expect(await open('Europe/London', { ...day, closes: '08:00' })).toMatchObject({
    code: 1002,
    msg: expect.stringContaining('hours.weekly[0].closes'),
  });
  expect(await open('Europe/Atlantis', day)).toMatchObject({ code: 1002 });
});

test('a person answers at most a hundred calls a day', async () => {
  for (let calls = 0; calls < 100; calls += 1) await call('12025550101');
  sandbox.app.clock.advance(minuteMs);
  const refused = await call('12025550101');
  expect(refused).toMatchObject({ status: 429, code: 3606 });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(dayMs / secondMs);
});
