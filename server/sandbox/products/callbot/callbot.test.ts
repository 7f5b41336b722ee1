import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';
import { shortTime } from '../../behaviour/formats.ts';

const sandbox = sandboxTests();

const scriptId = '3c7e51d8a0b94f26b1e5d901';
const variables = { name: 'Grace', day: 'Monday' };
const call = (phone: string, more: object = {}) => ({ phone, variables, ...more });
const begin = async (calls: object[], more: object = {}) => {
  const body = { name: 'Check', scriptId, calls, ...more };
  return (await sandbox.me.send('callbotCreateTaskWithCalls', { body })).data;
};
const peopleOf = async (taskId: string) =>
  (await sandbox.me.send('callbotListTaskCalls', { path: { taskId } })).data.records;
const callbacks = async (event: string) =>
  (await sentCallbacks(sandbox.app, sandbox.me)).filter((one) => one.event === `callbot.${event}`);
const inSeconds = (seconds: number) =>
  shortTime(new Date(sandbox.app.clock.now().getTime() + seconds * secondMs));

test('a task calls its people and sends callbacks for each attempt, each person and its end', async () => {
  const callbackUrl = 'https://callback.customer.example/bot';
  const { task, accepted } = await begin(
    [call('12025550101', { orderId: 'one' }), call('12025550108', { orderId: 'two' })],
    { maxAttempts: 2, transcript: true, recording: true, callbackUrl, orderId: 'all' },
  );
  const taskId = textAt(task, 'taskId');
  expect(task).toMatchObject({ status: 'running', scriptVersion: 4, orderId: 'all' });
  expect(accepted).toMatchObject([{ orderId: 'one' }, { orderId: 'two' }]);
  expect(await peopleOf(taskId)).toMatchObject([{ status: 'accepted', attempts: 0 }, {}]);

  sandbox.app.clock.advance(5 * secondMs);
  expect(await peopleOf(taskId)).toMatchObject([
    { status: 'talking', attempts: 1 },
    { status: 'accepted', attempts: 1, nextAttemptAt: inSeconds(8) },
  ]);
  expect(await callbacks('call')).toMatchObject([
    { data: { phone: '12025550108', status: 'busy', attempt: 1, last: false }, url: callbackUrl },
  ]);

  sandbox.app.clock.advance(20 * secondMs);
  expect(await callbacks('call')).toMatchObject([
    { data: { attempt: 1 } },
    { data: { status: 'busy', attempt: 2, last: true } },
    { data: { status: 'answered', reason: 'COMPLETED', durationSeconds: 12, billedMinutes: 1 } },
  ]);
  const said = [{ by: 'bot', text: expect.stringContaining('Hello Grace') }, {}, {}, {}];
  expect(await callbacks('order')).toMatchObject([
    { data: { orderId: 'two', status: 'busy', reason: 'BUSY', attempts: 2, price: '0.0000' } },
    {
      data: {
        orderId: 'one',
        result: { interest: 'high', turns: 4 },
        transcript: said,
        recordingUrl: expect.stringContaining('/sandbox/recordings/'),
        price: '0.0119',
      },
    },
  ]);
  const counts = { total: 2, done: 2, left: 0, answered: 1, busy: 1 };
  expect(await callbacks('task')).toMatchObject([
    { data: { status: 'finished', previous: 'running', reason: 'ALL_DONE', counts } },
  ]);
  const tasks = await sandbox.me.send('callbotListTasks', { query: { taskId } });
  expect(tasks.data.records).toMatchObject([
    { status: 'finished', counts, averageSeconds: 12, price: '0.0119' },
  ]);
});

test.each([
  ['12025550102', 'unreachable', 'NOT_REACHABLE'],
  ['12025550103', 'no_answer', 'RING_TIMEOUT'],
  ['12025550104', 'failed', 'OPERATOR_REFUSED'],
  ['12025550105', 'failed', 'NETWORK_ERROR'],
  ['12025550106', 'answered', 'COMPLETED'],
  ['12025550107', 'answered', 'HUNG_UP'],
  ['12025550109', 'no_answer', 'RING_TIMEOUT'],
  ['12025550110', 'answered', 'VOICEMAIL'],
])('a call to %s ends as %s', async (phone, status, reason) => {
  await begin([call(phone)]);
  sandbox.app.clock.advance(40 * secondMs);
  expect(await callbacks('order')).toMatchObject([{ data: { phone, status, reason } }]);
});

test('a machine has no result; a person who wants an agent presses a key', async () => {
  const groupId = 'f7c20b5e9d3146a8b0e4c901';
  await begin([call('12025550110'), call('12025550107')], { groupId });
  sandbox.app.clock.advance(40 * secondMs);
  const [person, machine] = await callbacks('order');
  expect(person?.data.result).toMatchObject({ keys: ['0'], handedTo: { groupId } });
  expect(machine?.data).not.toHaveProperty('result');
});

test('one line calls people one after another, by priority', async () => {
  const { task } = await begin(
    [call('12025550108', { priority: 1 }), call('12025550101', { priority: 9 })],
    { linesAtOnce: 1 },
  );
  sandbox.app.clock.advance(5 * secondMs);
  expect(await peopleOf(textAt(task, 'taskId'))).toMatchObject([
    { phone: '12025550108', status: 'accepted', attempts: 0 },
    { phone: '12025550101', status: 'talking' },
  ]);
  sandbox.app.clock.advance(15 * secondMs);
  expect(await callbacks('call')).toMatchObject([
    { data: { phone: '12025550101' } },
    { data: { phone: '12025550108' } },
  ]);
});

test('the schedule stays in whole seconds, whatever changes meanwhile', async () => {
  sandbox.app.clock.advance(400);
  const earliestAt = new Date(sandbox.app.clock.now().getTime() + 2500).toISOString();
  const { task } = await begin([call('12025550101', { earliestAt })]);
  const taskId = textAt(task, 'taskId');
  const states: unknown[] = [];
  for (let half = 0; half < 12; half += 1) {
    await sandbox.me.send('callbotUpdateTask', {
      path: { taskId },
      body: { ringSeconds: 20 + half },
    });
    const [person] = Object(await peopleOf(taskId));
    if (states.at(-1) !== person.status) states.push(person.status);
    sandbox.app.clock.advance(500);
  }
  expect(states).toEqual(['accepted', 'dialing', 'ringing']);
  sandbox.app.clock.advance(20 * secondMs - 400);
  expect(await callbacks('order')).toMatchObject([{ data: { status: 'answered', attempts: 1 } }]);
});

test('a person is found by order ID, with every attempt', async () => {
  await begin([call('12025550101', { orderId: 'a/b' })], { transcript: true, recording: true });
  sandbox.app.clock.advance(20 * secondMs);
  const path = { orderId: 'a/b' };
  const plain = await sandbox.me.send('callbotGetOrder', { path, query: {} });
  expect(plain.data).toMatchObject({ status: 'answered', attemptList: [{ attempt: 1 }] });
  expect(plain.data).not.toHaveProperty('transcript');
  const whole = await sandbox.me.send('callbotGetOrder', { path, query: { transcript: 'true' } });
  expect(whole.data.transcript).toHaveLength(4);
  expect(textAt(whole.data, 'attemptList', 0, 'recordingUrl')).not.toBe(
    textAt(plain.data, 'attemptList', 0, 'recordingUrl'),
  );
  expect(await sandbox.me.send('callbotGetOrder', { path: { orderId: 'c' } })).toMatchObject({
    status: 404,
    code: 1401,
  });
});

test('attempts of all tasks are listed by filter', async () => {
  await begin([call('12025550101'), call('12025550102')]);
  sandbox.app.clock.advance(20 * secondMs);
  const period = { from: '2026-11-16T00:00:00Z', to: '2026-11-17T00:00:00Z' };
  const list = async (more: object = {}) =>
    (await sandbox.me.send('callbotListCalls', { query: { ...period, ...more } })).data;
  expect(await list()).toMatchObject({ total: 2 });
  expect(await list({ minSeconds: '10' })).toMatchObject({
    records: [{ phone: '12025550101', last: true, result: { interest: 'high' } }],
  });
  expect(await list({ status: 'unreachable' })).toMatchObject({
    records: [{ phone: '12025550102' }],
  });
  expect(await list({ interest: 'low' })).toMatchObject({ total: 0 });
  const taskId = '0'.repeat(24);
  expect(await sandbox.me.send('callbotListCalls', { query: { ...period, taskId } })).toMatchObject(
    {
      code: 1401,
    },
  );
});

test('a ping returns the rights of the key and the number of lines', async () => {
  expect((await sandbox.me.send('callbotPing')).data).toEqual({
    pong: true,
    receivedAt: inSeconds(0),
    application: 'Sandbox',
    rights: ['send', 'read', 'manage'],
    linesAtOnce: 20,
  });
});
