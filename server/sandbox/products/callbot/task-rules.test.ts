import { expect, test } from 'vitest';
import { dayMs, hourMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests({ lastsMs: 60 * dayMs });

const name = 'Check';
const scriptId = '3c7e51d8a0b94f26b1e5d901';
const variables = { name: 'Grace', day: 'Monday' };
const create = (more: object = {}) =>
  sandbox.me.send('callbotCreateTask', { body: { name, scriptId, ...more } });
const begun = async (phones: string[], more: object = {}) => {
  const calls = phones.map((phone) => ({ phone, variables }));
  const body = { name, scriptId, calls, ...more };
  const { data } = await sandbox.me.send('callbotCreateTaskWithCalls', { body });
  return textAt(data, 'task', 'taskId');
};
const set = (taskId: string, action: string, more: object = {}) =>
  sandbox.me.send('callbotSetTaskState', { path: { taskId }, body: { action, ...more } });
const update = (taskId: string, body: object) =>
  sandbox.me.send('callbotUpdateTask', { path: { taskId }, body });
const peopleOf = async (taskId: string) =>
  (await sandbox.me.send('callbotListTaskCalls', { path: { taskId } })).data.records;
const taskOf = async (taskId: string) =>
  (await sandbox.me.send('callbotListTasks', { query: { taskId } })).data.records;
const callbacks = async (event: string) =>
  (await sentCallbacks(sandbox.app, sandbox.me)).filter((one) => one.event === `callbot.${event}`);
const inMs = (ms: number) => new Date(sandbox.app.clock.now().getTime() + ms).toISOString();

test('a task refuses impossible settings', async () => {
  const unknown = '0'.repeat(24);
  expect(await create({ scriptId: unknown })).toMatchObject({ status: 404, code: 1401 });
  expect(await create({ groupId: unknown })).toMatchObject({ status: 404, code: 1401 });
  expect(await create({ callerIds: ['12025550199'] })).toMatchObject({ status: 403, code: 6203 });
  expect(await create({ linesAtOnce: 21 })).toMatchObject({ status: 403, code: 6210 });
  expect(await create({ startAt: inMs(-9 * dayMs) })).toMatchObject({ status: 400, code: 1002 });
  expect(await create({ startAt: inMs(31 * dayMs) })).toMatchObject({ code: 1002 });
  expect(await create({ endAt: inMs(-hourMs) })).toMatchObject({ code: 1002 });
  expect(await create({ endAt: inMs(31 * dayMs) })).toMatchObject({ code: 1002 });
  const window = { from: '09:00', to: '20:00', timeZone: 'UTC' };
  expect(await create({ window: { ...window, to: '08:00' } })).toMatchObject({ code: 1002 });
  expect(await create({ window: { ...window, timeZone: 'Nowhere' } })).toMatchObject({
    code: 1002,
    msg: expect.stringContaining('window.timeZone'),
  });
});

test('a window must open before the task ends, in its own time zone', async () => {
  const startAt = '2026-11-23T10:00:00Z';
  const tasks = (window: object, endAt: string) => create({ startAt, endAt, window });
  const soon = '2026-11-23T14:00:00Z';
  const newYork = { from: '09:00', to: '20:00', timeZone: 'America/New_York' };
  expect(await tasks(newYork, soon)).toMatchObject({ status: 400, code: 6209 });
  expect(await tasks({ ...newYork, timeZone: 'Europe/Berlin' }, soon)).toMatchObject({ code: 0 });
  expect(await tasks({ ...newYork, days: [7] }, '2026-11-28T10:00:00Z')).toMatchObject({
    code: 6209,
  });
  expect(await tasks({ ...newYork, days: [7] }, '2026-11-30T10:00:00Z')).toMatchObject({ code: 0 });
});

test('a draft dials once started, and not before its start time', async () => {
  const startAt = inMs(hourMs);
  const taskId = await begun(['12025550108'], { start: false, startAt });
  expect(await set(taskId, 'pause')).toMatchObject({ status: 409, code: 6206 });
  expect((await set(taskId, 'start')).data).toMatchObject({
    status: 'waiting',
    previous: 'draft',
    left: 1,
  });
  expect(await set(taskId, 'start')).toMatchObject({ code: 6206 });
  sandbox.app.clock.advance(10 * secondMs);
  expect(await peopleOf(taskId)).toMatchObject([{ status: 'accepted', attempts: 0 }]);
  sandbox.app.clock.advance(hourMs);
  expect(await peopleOf(taskId)).toMatchObject([{ status: 'busy' }]);
  expect(await callbacks('task')).toMatchObject([
    { data: { status: 'waiting', previous: 'draft' } },
    { data: { status: 'running', previous: 'waiting', counts: { left: 1, done: 0 } } },
    { data: { status: 'finished', previous: 'running' } },
  ]);
});

test('a pause lets current calls continue and holds others back until the start', async () => {
  const taskId = await begun(['12025550101', '12025550108'], { linesAtOnce: 1 });
  sandbox.app.clock.advance(5 * secondMs);
  expect((await set(taskId, 'pause')).data).toMatchObject({ status: 'paused', left: 2 });
  sandbox.app.clock.advance(60 * secondMs);
  expect(await peopleOf(taskId)).toMatchObject([
    { status: 'answered' },
    { status: 'accepted', attempts: 0 },
  ]);
  await set(taskId, 'start');
  sandbox.app.clock.advance(5 * secondMs);
  expect(await taskOf(taskId)).toMatchObject([{ status: 'finished', counts: { busy: 1 } }]);
  expect(await set(taskId, 'start')).toMatchObject({ status: 409, code: 6205 });
});

test('closing cancels people who were not reached; calls continue unless ended', async () => {
  const phones = ['12025550101', '12025550109', '12025550108'];
  const keepSteps = await begun(phones, { linesAtOnce: 2 });
  const cutOff = await begun(phones, { linesAtOnce: 2 });
  sandbox.app.clock.advance(6 * secondMs);
  expect(await set(keepSteps, 'pause', { endCalls: true })).toMatchObject({ code: 1002 });
  expect((await set(keepSteps, 'close')).data).toMatchObject({
    status: 'closed',
    reason: 'CLOSED_BY_API',
    left: 3,
  });
  await set(cutOff, 'close', { endCalls: true });
  const cancelled = { status: 'cancelled', reason: 'TASK_STOPPED' };
  expect(await peopleOf(keepSteps)).toMatchObject([
    { status: 'talking' },
    { status: 'ringing' },
    cancelled,
  ]);
  expect(await peopleOf(cutOff)).toMatchObject([
    { status: 'answered', reason: 'TASK_STOPPED', result: { interest: 'unknown' } },
    { ...cancelled, attempts: 1 },
    { ...cancelled, attempts: 0 },
  ]);
  sandbox.app.clock.advance(40 * secondMs);
  expect(await peopleOf(keepSteps)).toMatchObject([
    { status: 'answered', reason: 'COMPLETED' },
    { status: 'no_answer' },
    cancelled,
  ]);
  expect(await callbacks('order')).toHaveLength(6);
  const ended = (await callbacks('call')).filter(({ data }) => data.taskId === cutOff);
  const byStatus = Object.fromEntries(ended.map(({ data }) => [data.status, data]));
  expect(byStatus).toMatchObject({
    answered: { hungUpBy: 'platform', durationSeconds: 2 },
    cancelled: { durationSeconds: 0 },
  });
  expect(await set(keepSteps, 'close')).toMatchObject({ code: 6205 });
  expect(await update(keepSteps, { name: 'Other' })).toMatchObject({ code: 6205 });
});

test('a task that ends expires, and so do people who were not reached', async () => {
  const taskId = await begun(['12025550101'], { start: false, endAt: inMs(hourMs) });
  sandbox.app.clock.advance(hourMs);
  expect(await taskOf(taskId)).toMatchObject([{ status: 'expired', reason: 'END_REACHED' }]);
  expect(await callbacks('order')).toMatchObject([
    { data: { status: 'expired', reason: 'TASK_ENDED', attempts: 0 } },
  ]);
  expect(await callbacks('task')).toMatchObject([
    { data: { status: 'expired', previous: 'draft', counts: { expired: 1, left: 0 } } },
  ]);
});

test('settings change from the next attempt on, and may complete people at once', async () => {
  const taskId = await begun(['12025550108'], { maxAttempts: 3, closeWhenDone: false });
  sandbox.app.clock.advance(5 * secondMs);
  const changed = await update(taskId, { maxAttempts: 1, callerIds: ['12025550145'] });
  expect(changed.data).toMatchObject({ maxAttempts: 1, callerIds: ['12025550145'] });
  expect(await peopleOf(taskId)).toMatchObject([{ status: 'busy', attempts: 1 }]);
  const closed = await update(taskId, { closeWhenDone: true, remove: ['callerIds'] });
  expect(closed.data).toMatchObject({ status: 'finished' });
  expect(closed.data).not.toHaveProperty('callerIds');
  expect(await callbacks('task')).toMatchObject([{ data: { status: 'finished' } }]);
});

test('an invalid change is refused', async () => {
  const taskId = await begun(['12025550101']);
  const callerIds = ['12025550145'];
  expect(await update(taskId, {})).toMatchObject({ code: 1001 });
  expect(await update(taskId, { callerIds, remove: ['callerIds'] })).toMatchObject({ code: 1002 });
  expect(await update(taskId, { callerIds: ['12025550199'] })).toMatchObject({ code: 6203 });
  expect(await update(taskId, { linesAtOnce: 21 })).toMatchObject({ code: 6210 });
  expect(await update(taskId, { endAt: inMs(-secondMs) })).toMatchObject({ code: 1002 });
  expect(await update(taskId, { endAt: inMs(31 * dayMs) })).toMatchObject({ code: 1002 });
  expect(await update('0'.repeat(24), { name })).toMatchObject({ code: 1401 });
});

test('tasks are listed by filter', async () => {
  await create({ name: 'Delivery of books', orderId: 'order-1' });
  await create({ name: 'Invitation', start: false });
  const list = async (query: Record<string, string>) =>
    (await sandbox.me.send('callbotListTasks', { query })).data;
  expect(await list({ name: 'OF BOOKS' })).toMatchObject({ total: 1 });
  expect(await list({ orderId: 'order-1' })).toMatchObject({ records: [{ status: 'running' }] });
  expect(await list({ status: 'draft', from: inMs(-hourMs) })).toMatchObject({
    records: [{ name: 'Invitation', counts: { total: 0 } }],
  });
  expect(
    await sandbox.me.send('callbotListTasks', { query: { taskId: '0'.repeat(24) } }),
  ).toMatchObject({
    code: 1401,
  });
});
