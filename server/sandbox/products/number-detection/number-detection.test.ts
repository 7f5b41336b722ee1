import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const callbackUrl = 'https://callback.customer.example/checks';

const submit = (phones: string[], more: object = {}) =>
  sandbox.me.send('numberCheckSubmit', { body: { phones, callbackUrl, ...more } });

const get = (taskId: string, query: Record<string, string> = {}) =>
  sandbox.me.send('numberCheckGet', { path: { taskId }, query });

const cancel = (taskId: string) => sandbox.me.send('numberCheckCancel', { path: { taskId } });

test('a task starts, checks its numbers, is done and sends callbacks', async () => {
  const { data } = await submit(['12025550101', '12025550102'], { orderId: 'order-1' });
  expect(data).toMatchObject({
    orderId: 'order-1',
    status: 'queued',
    accepted: [{ index: 0 }, { index: 1 }],
  });
  const taskId = textAt(data, 'taskId');
  sandbox.app.clock.advance(3 * secondMs);
  expect((await get(taskId)).data).toMatchObject({
    status: 'running',
    counts: { total: 2, active: 1, pending: 1 },
    chargedCount: 1,
    price: '0.0040',
    records: [
      { phone: '12025550101', status: 'active', ported: false, roaming: false, charged: true },
      { phone: '12025550102', status: 'pending' },
    ],
  });
  expect((await get(taskId, { status: 'pending' })).data).toMatchObject({
    total: 1,
    counts: { total: 2 },
    records: [{ index: 1 }],
  });

  sandbox.app.clock.advance(2 * secondMs);
  const done = { status: 'done', counts: { absent: 1 }, chargedCount: 2, price: '0.0080' };
  expect((await get(taskId)).data).toMatchObject(done);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    {
      event: 'number_check.task',
      url: callbackUrl,
      data: { taskId, ...done, records: [{}, { status: 'absent', ported: true }] },
    },
  ]);
  expect(await get('0'.repeat(24))).toMatchObject({ status: 404, code: 1401 });
});

test.each([
  ['12025550103', 'unknown', 'TTL_OVER'],
  ['12025550104', 'unknown', 'REFUSED'],
  ['12025550105', 'unknown', 'NO_REPORT'],
  ['12025550106', 'active', undefined],
  ['12025550107', 'active', undefined],
  ['12025550108', 'suspended', undefined],
  ['12025550109', 'unassigned', undefined],
  ['12025550110', 'active', undefined],
])('%s is %s', async (phone, status, reason) => {
  await submit([phone]);
  sandbox.app.clock.advance(30 * secondMs);
  const [callback] = await sentCallbacks(sandbox.app, sandbox.me);
  const charged = status !== 'unknown';
  expect(callback?.data).toMatchObject({ records: [{ phone, status, charged }] });
  expect(Object(callback?.data).records[0].reason).toBe(reason);
});

test('numbering plans know a valid number at once', async () => {
  const { data } = await submit(['12025550101', '9990000000'], { depth: 'basic' });
  expect((await get(textAt(data, 'taskId'))).data).toMatchObject({
    depth: 'basic',
    status: 'done',
    counts: { checked: 1, unknown: 1 },
    price: '0.0010',
    records: [
      { status: 'checked', country: 'US' },
      { reason: 'NOT_IN_PLAN', charged: false },
    ],
  });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(1);
});

test('a long list is sent without its results', async () => {
  const phones = Array.from({ length: 101 }, (_, index) => String(447700900000 + index));
  await submit(phones);
  sandbox.app.clock.advance(2 * secondMs);
  const [callback] = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callback?.data).toMatchObject({ counts: { total: 101, active: 101 } });
  expect(callback?.data).not.toHaveProperty('records');
});

test('entries are accepted or rejected individually', async () => {
  expect(await submit(['12025550101', '0202', '12025550101'])).toMatchObject({
    data: { accepted: [{ index: 0 }], rejected: [{ code: 4001 }, { code: 1006 }] },
  });
  expect(await submit(['0202'])).toMatchObject({ status: 422, code: 1005 });
});

test('a cancelled task keeps and reports its results', async () => {
  const { data } = await submit(['12025550101', '12025550106']);
  const taskId = textAt(data, 'taskId');
  sandbox.app.clock.advance(2 * secondMs);
  const cancelled = { status: 'cancelled', counts: { active: 1, unknown: 1, pending: 0 } };
  expect((await cancel(taskId)).data).toMatchObject({ ...cancelled, chargedCount: 1 });
  expect(await cancel(taskId)).toMatchObject({ status: 409, code: 4004 });
  sandbox.app.clock.advance(60 * secondMs);
  expect((await get(taskId)).data).toMatchObject({
    ...cancelled,
    records: [{ status: 'active' }, { status: 'unknown', reason: 'CANCELLED', charged: false }],
  });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([{ data: cancelled }]);
  expect(await cancel('0'.repeat(24))).toMatchObject({ code: 1401 });
});

test('the documented task is cancelled with the documented figures', async () => {
  expect((await sandbox.me.send('numberCheckCancel')).data).toMatchObject({
    counts: { total: 500, active: 120, absent: 14, suspended: 2, unassigned: 6, unknown: 358 },
    chargedCount: 142,
    price: '0.5680',
  });
});

test('at most twenty tasks are open', async () => {
  for (let count = 0; count < 20; count += 1)
    expect(await submit(['12025550101'])).toMatchObject({ code: 0 });
  expect(await submit(['12025550101'])).toMatchObject({ status: 429, code: 4003 });
  sandbox.app.clock.advance(2 * secondMs);
  expect(await submit(['12025550101'])).toMatchObject({ code: 0 });
});
