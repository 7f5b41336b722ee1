import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const scriptId = '3c7e51d8a0b94f26b1e5d901';
const variables = { name: 'Grace', day: 'Monday' };
const open = async (more: object = {}) => {
  const { data } = await sandbox.me.send('callbotCreateTask', {
    body: { name: 'T', scriptId, ...more },
  });
  return textAt(data, 'taskId');
};
const call = (phone: string, more: object = {}) => ({ phone, variables, ...more });
const add = (taskId: string, calls: object[], onDuplicate = 'reject') =>
  sandbox.me.send('callbotAddCalls', { path: { taskId }, body: { calls, onDuplicate } });
const stop = (taskId: string, ids: string[], endCall = false) =>
  sandbox.me.send('callbotStopCalls', { path: { taskId }, body: { ids, endCall } });
const peopleOf = async (taskId: string, query: Record<string, string> = {}) =>
  (await sandbox.me.send('callbotListTaskCalls', { path: { taskId }, query })).data.records;
const callbacks = async (event: string) =>
  (await sentCallbacks(sandbox.app, sandbox.me)).filter((one) => one.event === `callbot.${event}`);

test('people are accepted or rejected individually', async () => {
  const taskId = await open();
  const { data } = await add(taskId, [
    call('12025550101', { orderId: 'one' }),
    call('0202'),
    call('12025550102', { variables: { name: 'Grace' } }),
    call('12025550103', { variables: { ...variables, city: 'Rome' } }),
    call('12025550101', { orderId: 'two' }),
    call('12025550104', { orderId: 'one' }),
  ]);
  expect(data).toMatchObject({
    accepted: [{ phone: '12025550101', orderId: 'one' }],
    rejected: [
      { index: 1, phone: '0202', code: 6201 },
      { index: 2, code: 6207 },
      { index: 3, code: 6207 },
      { index: 4, phone: '12025550101', code: 1006 },
      { index: 5, phone: '12025550104', code: 1006 },
    ],
  });
  const again = [call('12025550101', { orderId: 'three' })];
  expect(await add(taskId, again)).toMatchObject({
    status: 422,
    code: 1005,
    data: { rejected: [{ code: 6212 }] },
  });
  expect(await add(taskId, again, 'allow')).toMatchObject({ code: 0 });
  expect(await add(taskId, again, 'allow')).toMatchObject({ data: { rejected: [{ code: 6212 }] } });
  const nameless = [call('12025550101')];
  expect(await add(taskId, nameless, 'allow')).toMatchObject({ code: 1005 });
  expect(await add('0'.repeat(24), again)).toMatchObject({ status: 404, code: 1401 });
});

test('a task without any person is refused', async () => {
  const body = { name: 'T', scriptId, calls: [call('0202')], orderId: 'none' };
  expect(await sandbox.me.send('callbotCreateTaskWithCalls', { body })).toMatchObject({
    code: 1005,
  });
  const { data } = await sandbox.me.send('callbotListTasks', { query: { orderId: 'none' } });
  expect(data).toMatchObject({ total: 0 });
});

test('a number is added at most three times a day; test numbers are exempt', async () => {
  const [usual, forTests] = [[], []] as number[][];
  for (let time = 0; time < 4; time += 1) {
    const taskId = await open();
    usual?.push((await add(taskId, [call('12025550199')])).code);
    forTests?.push((await add(taskId, [call('12025550101')])).code);
  }
  expect(usual).toEqual([0, 0, 0, 1005]);
  expect(forTests).toEqual([0, 0, 0, 0]);
});

test('people are added to a running task, not to an ended one', async () => {
  const taskId = await open();
  await add(taskId, [call('12025550108')]);
  sandbox.app.clock.advance(10 * secondMs);
  await add(taskId, [call('12025550101', { earliestAt: inSeconds(30) })]);
  sandbox.app.clock.advance(20 * secondMs);
  expect(await peopleOf(taskId)).toMatchObject([{ status: 'busy' }, { status: 'accepted' }]);
  sandbox.app.clock.advance(15 * secondMs);
  expect(await peopleOf(taskId, { status: 'talking' })).toMatchObject([{ phone: '12025550101' }]);
  sandbox.app.clock.advance(30 * secondMs);
  expect(await peopleOf(taskId, { interest: 'high' })).toMatchObject([{ phone: '12025550101' }]);
  await sandbox.me.send('callbotSetTaskState', { path: { taskId }, body: { action: 'close' } });
  expect(await add(taskId, [call('12025550102')])).toMatchObject({ status: 409, code: 6205 });
});

const inSeconds = (seconds: number) =>
  new Date(sandbox.app.clock.now().getTime() + seconds * secondMs).toISOString();

test('a stopped person is not dialed again; a conversation ends only on request', async () => {
  const taskId = await open({ maxAttempts: 2, closeWhenDone: true });
  const phones = ['12025550101', '12025550106', '12025550109', '12025550108'];
  const { data } = await add(
    taskId,
    phones.map((phone, index) => call(phone, { orderId: `order-${index}` })),
  );
  const callId = textAt(data, 'accepted', 0, 'callId');
  sandbox.app.clock.advance(5 * secondMs);
  expect((await stop(taskId, [callId, 'order-0', 'order-2', 'order-9'])).data).toMatchObject({
    accepted: [
      { id: callId, callId, orderId: 'order-0', status: 'talking' },
      { id: 'order-2', status: 'cancelled' },
    ],
    rejected: [
      { index: 1, id: 'order-0', code: 1006 },
      { index: 3, id: 'order-9', code: 1401, msg: 'There is no such record: ids.' },
    ],
  });
  sandbox.app.clock.advance(15 * secondMs);
  expect((await stop(taskId, ['order-1'], true)).data).toMatchObject({
    accepted: [{ status: 'answered' }],
  });
  sandbox.app.clock.advance(2 * secondMs);
  expect(await stop(taskId, ['order-0'])).toMatchObject({ data: { rejected: [{ code: 6211 }] } });
  const stopped = { reason: 'STOPPED_BY_API' };
  expect(await peopleOf(taskId)).toMatchObject([
    { status: 'answered', reason: 'COMPLETED' },
    { status: 'answered', ...stopped },
    { status: 'cancelled', ...stopped },
    { status: 'busy', attempts: 2 },
  ]);
  expect(await callbacks('order')).toHaveLength(4);
  expect(await callbacks('task')).toMatchObject([{ data: { status: 'finished' } }]);
});

test('people of the documented task are replaced by those added in their place', async () => {
  const taskId = '9e42d7f0a1b84c6d93e5f901';
  expect(await peopleOf(taskId)).toMatchObject([
    { status: 'answered', orderId: 'order-20261115-0901' },
    { status: 'accepted', attempts: 1 },
    { status: 'accepted', attempts: 1 },
  ]);
  expect((await sandbox.me.send('callbotAddCalls')).data).toMatchObject({
    accepted: [{}, {}, {}],
    rejected: [{ index: 3, code: 6201 }],
  });
  expect(await peopleOf(taskId)).toMatchObject([
    { status: 'accepted', attempts: 0 },
    { status: 'accepted', attempts: 0 },
    { status: 'accepted', attempts: 0 },
  ]);
  sandbox.app.clock.advance(20 * secondMs);
  expect(await peopleOf(taskId)).toMatchObject([{ status: 'answered' }, {}, { status: 'busy' }]);
  expect(await sandbox.me.send('callbotAddCalls')).toMatchObject({ code: 1005 });
});
