import { expect, test } from 'vitest';
import { hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { sandboxRecords } from '#server/db/sandbox-schema.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';
import { text } from './texts.ts';

const sandbox = sandboxTests();

const callbackUrl = 'https://callback.customer.example/did';

const send = (phones: string[], more: object = {}) =>
  sandbox.me.send('didSendV2', {
    body: { sender: '12025550130', phones, content: 'Hello', callbackUrl, ...more },
  });

const dial = (phone: string, more: object = {}) =>
  sandbox.me.send('didDial', {
    body: { callerId: '12025550130', phone, agentNumber: '12025550131', callbackUrl, ...more },
  });

test('a text goes through its states, sends its receipt and is found again', async () => {
  const { data } = await send(['12025550101'], { orderId: 'order-1' });
  expect(data).toMatchObject({ accepted: [{ encoding: 'GSM-7', segments: 1 }], rejected: [] });
  const messageId = textAt(data, 'accepted', 0, 'messageId');
  const states = [];
  for (const ms of [0, 500, 500, 1000]) {
    sandbox.app.clock.advance(ms);
    const { data } = await sandbox.me.send('didMessageGet', { path: { messageId } });
    states.push([data.status, data.charged]);
  }
  expect(states).toEqual([
    ['accepted', false],
    ['routed', false],
    ['handed_over', true],
    ['DELIVRD', true],
  ]);
  const receipt = { messageId, orderId: 'order-1', price: '0.0083', currency: 'USD' };
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'did.receipt', url: callbackUrl, data: receipt },
  ]);
  const unknown = { messageId: '0'.repeat(24) };
  expect(await sandbox.me.send('didMessageGet', { path: unknown })).toMatchObject({ code: 1401 });
});

test.each([
  ['12025550102', 'UNDELIV', 'ABSENT_SUBSCRIBER', true],
  ['12025550103', 'EXPIRED', 'TTL_OVER', true],
  ['12025550104', 'REJECTD', 'CONTENT_REFUSED', false],
  ['12025550105', 'UNKNOWN', 'NO_REPORT', true],
])('a text to %s ends as %s', async (phone, status, reason, charged) => {
  await send([phone]);
  sandbox.app.clock.advance(3 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status, reason, charged } },
  ]);
});

test('a number sends one segment a second, replies first', async () => {
  const content = 'x'.repeat(200);
  const { data } = await send(['12025550107', '12025550101'], { content });
  const status = async (index: number) => {
    const messageId = textAt(data, 'accepted', index, 'messageId');
    return (await sandbox.me.send('didMessageGet', { path: { messageId } })).data.status;
  };
  sandbox.app.clock.advance(2 * secondMs);
  expect([await status(0), await status(1)]).toEqual(['DELIVRD', 'routed']);
  sandbox.app.clock.advance(2 * secondMs);
  expect([await status(0), await status(1)]).toEqual(['DELIVRD', 'DELIVRD']);

  await send(['12025550101', '12025550107'], { type: 'conversation' });
  sandbox.app.clock.advance(2 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'did.receipt', data: { phone: '12025550107' } },
    { event: 'did.message', data: { sender: '12025550107' } },
    { event: 'did.receipt', data: { phone: '12025550101' } },
    { event: 'did.receipt' },
    { event: 'did.receipt' },
  ]);
});

test('a person’s reply goes to the callback address of the console', async () => {
  const { data } = await send(['12025550107']);
  const inReplyTo = textAt(data, 'accepted', 0, 'messageId');
  sandbox.app.clock.advance(4 * secondMs);
  const [, answer] = await sentCallbacks(sandbox.app, sandbox.me);
  expect(answer).toMatchObject({
    event: 'did.message',
    url: null,
    data: { sender: '12025550107', recipient: '12025550130', content: 'YES', inReplyTo },
  });
  expect(answer?.data).not.toHaveProperty('keyword');
});

test('marketing makes a person reply STOP, which blocks every text from that number', async () => {
  expect(await send(['12025550107'], { type: 'marketing' })).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(4 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    {},
    { data: { keyword: 'STOP' } },
  ]);
  expect(await send(['12025550107', '12025550101'])).toMatchObject({
    data: { accepted: [{ phone: '12025550101' }], rejected: [{ index: 0, code: 5105 }] },
  });
  expect(await send(['12025550107'], { sender: '12025550132' })).toMatchObject({ code: 0 });
});

test('entries are accepted or rejected individually', async () => {
  expect((await send(['12025550101', '0202', '12025550101'])).data).toMatchObject({
    accepted: [{ phone: '12025550101' }],
    rejected: [
      { index: 1, code: 5101 },
      { index: 2, code: 1006 },
    ],
  });
});

test.each(['notification', 'marketing', 'conversation'])(
  'whoever has sent STOP gets no %s from that number',
  async (type) => {
    const rejected = { status: 422, code: 1005, data: { rejected: [{ code: 5105 }] } };
    expect(await send(['12025550108'], { type })).toMatchObject(rejected);
    await send(['12025550107'], { type: 'marketing' });
    sandbox.app.clock.advance(4 * secondMs);
    expect(await send(['12025550107'], { type })).toMatchObject(rejected);
  },
);

test('texts and calls must come from an own number', async () => {
  const sender = '12025550199';
  expect(await send(['12025550101'], { sender })).toMatchObject({ status: 403, code: 5103 });
  expect(await dial('12025550101', { callerId: sender })).toMatchObject({ code: 5103 });
});

test('receipts of the other number are unsigned', async () => {
  await send(['12025550101']);
  sandbox.app.clock.advance(secondMs);
  await send(['12025550102'], { sender: '12025550132' });
  sandbox.app.clock.advance(2 * secondMs);
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks.map(({ data, isSigned }) => [data.sender, isSigned])).toEqual([
    ['12025550130', true],
    ['12025550132', false],
  ]);
});

test('a call reaches the agent, then the customer, and reports its end', async () => {
  const accepted = await dial('12025550101', { agentName: 'ines', orderId: 'order-2' });
  expect(accepted.data).toMatchObject({ orderId: 'order-2', status: 'accepted' });
  sandbox.app.clock.advance(17 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toEqual([]);
  sandbox.app.clock.advance(secondMs);
  const [callback] = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callback).toMatchObject({
    event: 'did.call',
    url: callbackUrl,
    data: {
      callId: accepted.data.callId,
      agentName: 'ines',
      agentStatus: 'answered',
      agentBilledMinutes: 1,
      agentPrice: '0.0119',
      status: 'answered',
      reason: 'HUNG_UP',
      hungUpBy: 'callee',
      durationSeconds: 12,
      price: '0.0119',
    },
  });
  const at = (name: string) => Date.parse(textAt(callback?.data, name));
  const times = ['startedAt', 'agentAnsweredAt', 'ringingAt', 'answeredAt', 'endedAt'].map(at);
  expect(times).toEqual([...times].sort());
});

test.each([
  ['12025550102', 'unreachable', 'NOT_REACHABLE'],
  ['12025550104', 'failed', 'OPERATOR_REFUSED'],
  ['12025550108', 'busy', 'BUSY'],
  ['12025550109', 'no_answer', 'RING_TIMEOUT'],
])('a call to %s is %s after the agent answered', async (phone, status, reason) => {
  await dial(phone);
  sandbox.app.clock.advance(minuteMs);
  const data = { agentStatus: 'answered', agentBilledMinutes: 1, status, reason, price: '0.0000' };
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([{ data }]);
});

test.each([
  ['12025550109', 'no_answer', 'NO_AGENT'],
  ['12025550108', 'no_answer', 'NO_AGENT'],
  ['12025550104', 'failed', 'OPERATOR_REFUSED'],
])(
  'without the agent on %s the customer is not called',
  async (agentNumber, agentStatus, reason) => {
    await dial('12025550101', { agentNumber });
    sandbox.app.clock.advance(minuteMs);
    const [callback] = await sentCallbacks(sandbox.app, sandbox.me);
    expect(callback?.data).toMatchObject({
      agentStatus,
      status: agentStatus,
      reason,
      agentPrice: '0.0000',
    });
    expect(callback?.data).not.toHaveProperty('ringingAt');
  },
);

test('a slow agent is waited for as long as requested', async () => {
  for (const agentRingSeconds of [15, 10])
    await dial('12025550101', { agentNumber: '12025550106', agentRingSeconds });
  sandbox.app.clock.advance(minuteMs);
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks.map(({ data }) => data.agentStatus).sort()).toEqual(['answered', 'no_answer']);
});

test('a customer is called three times an hour; calls without an agent do not count', async () => {
  const agentNumber = '12025550109';
  await dial('12025550187', { agentNumber });
  sandbox.app.clock.advance(minuteMs);
  for (let count = 0; count < 3; count += 1)
    expect(await dial('12025550187')).toMatchObject({ code: 0 });
  expect(await dial('12025550187')).toMatchObject({ status: 429, code: 5109 });
  expect(await dial('12025550186')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(hourMs);
  expect(await dial('12025550187')).toMatchObject({ code: 0 });
});

test('a call needs two callable numbers', async () => {
  expect(await dial('0202')).toMatchObject({ status: 400, code: 5101 });
  expect(await dial('12025550101', { agentNumber: '0202' })).toMatchObject({ code: 5101 });
});

test('the queue of a number is limited', async () => {
  const data = { sender: '12025550130', status: 'routed', segments: 1 };
  const queued = Array.from({ length: 4_999 }, (_, index) => ({
    applicationId: sandbox.me.application.id,
    kind: text,
    id: String(index),
    madeAt: sandbox.app.clock.now(),
    data,
    steps: [],
  }));
  await sandbox.app.context.database.insert(sandboxRecords).values(queued);
  const refused = await send(['12025550101', '12025550102', '12025550103']);
  expect(refused).toMatchObject({ status: 429, code: 5107 });
  expect(refused.headers['retry-after']).toBe('2');
  expect(await send(['12025550101'])).toMatchObject({ code: 0 });
  expect(await send(['12025550101'], { sender: '12025550132' })).toMatchObject({ code: 0 });
});
