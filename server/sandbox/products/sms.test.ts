import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const send = (phone: string, more: object = {}) =>
  sandbox.me.send('smsSendV2', { body: { phones: [phone], content: 'Hello', ...more } });

test('a text goes through its states, sends its receipt and is found again', async () => {
  const orderId = 'order-1';
  const messageId = textAt(
    (await send('12025550101', { orderId })).data,
    'accepted',
    0,
    'messageId',
  );
  const record = async () => (await sandbox.me.send('smsGetRecord', { path: { messageId } })).data;
  expect(await record()).toMatchObject({ status: 'accepted', charged: false });
  sandbox.app.clock.advance(1.5 * secondMs);
  expect(await record()).toMatchObject({ status: 'handed_over', charged: true });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toEqual([]);

  sandbox.app.clock.advance(secondMs);
  const states = ['accepted', 'routed', 'handed_over', 'DELIVRD'];
  expect(await record()).toMatchObject({
    status: 'DELIVRD',
    country: 'US',
    timeline: states.map((status) => ({ status })),
  });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'sms.receipt', data: { messageId, orderId, status: 'DELIVRD' } },
  ]);
});

test.each([
  ['12025550102', 'UNDELIV', 'ABSENT_SUBSCRIBER'],
  ['12025550103', 'EXPIRED', 'TTL_OVER'],
  ['12025550104', 'REJECTD', 'CONTENT_REFUSED'],
  ['12025550105', 'UNKNOWN', 'NO_REPORT'],
])('a text to %s ends as %s', async (phone, status, reason) => {
  await send(phone);
  sandbox.app.clock.advance(3 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { phone, status, reason } },
  ]);
});

test('a slow text arrives after half a minute', async () => {
  await send('12025550106');
  sandbox.app.clock.advance(29 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toEqual([]);
  sandbox.app.clock.advance(secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status: 'DELIVRD' } },
  ]);
});

test('entries are accepted or rejected individually, duplicates once', async () => {
  const phones = ['12025550101', '0202', '12025550101'];
  const { data } = await sandbox.me.send('smsSendV2', { body: { phones, content: 'Hello' } });
  expect(data).toMatchObject({
    accepted: [{ phone: '12025550101', encoding: 'GSM-7', segments: 1 }],
    rejected: [
      { index: 1, phone: '0202', code: 2001, msg: 'The number is not valid.' },
      { index: 2, phone: '12025550101', code: 1006 },
    ],
  });
  expect(await send('0202')).toMatchObject({ status: 422, code: 1005 });
  expect(await send('12025550108', { type: 'marketing' })).toMatchObject({
    code: 1005,
    data: { rejected: [{ code: 2009 }] },
  });
  expect(await send('12025550108')).toMatchObject({ code: 0 });
});

test('the use of a code is reported after it was sent, for codes only', async () => {
  const sent = textAt(
    (await send('12025550101', { type: 'otp' })).data,
    'accepted',
    0,
    'messageId',
  );
  const other = textAt((await send('12025550101')).data, 'accepted', 0, 'messageId');
  sandbox.app.clock.advance(2 * secondMs);
  const now = sandbox.app.clock.now().getTime();
  const usedAt = new Date(now).toISOString();
  const report = (messageId: string, at = usedAt) =>
    sandbox.me.send('smsReportBackfill', { body: { records: [{ messageId, usedAt: at }] } });
  expect(await report(sent)).toMatchObject({ code: 0, data: { accepted: [{ messageId: sent }] } });
  expect(
    (await sandbox.me.send('smsGetRecord', { path: { messageId: sent } })).data,
  ).toHaveProperty('usedAt');
  expect(await report(other)).toMatchObject({ data: { rejected: [{ code: 2006 }] } });
  expect(await report('0'.repeat(24))).toMatchObject({ data: { rejected: [{ code: 1401 }] } });
  const tooEarly = new Date(now - 60 * secondMs).toISOString();
  expect(await report(sent, tooEarly)).toMatchObject({ data: { rejected: [{ code: 2008 }] } });
});

test('texts are listed by filter, and billed by day and country', async () => {
  await send('12025550101', { orderId: 'one' });
  await send('919810000001', { orderId: 'two' });
  sandbox.app.clock.advance(3 * secondMs);
  const period = { from: '2026-11-16T00:00:00Z', to: '2026-11-17T00:00:00Z' };
  const all = await sandbox.me.send('smsListRecords', { query: period });
  expect(all.data).toMatchObject({ total: 2, page: 1, pageSize: 20 });
  const one = await sandbox.me.send('smsListRecords', { query: { ...period, orderId: 'one' } });
  expect(one.data).toMatchObject({ total: 1, records: [{ orderId: 'one', status: 'DELIVRD' }] });
  const days = { from: '2026-11-16', to: '2026-11-17', country: 'IN' };
  expect((await sandbox.me.send('smsListBilling', { query: days })).data).toMatchObject({
    totals: { messages: 1, segments: 1, amount: '0.0537', currency: 'USD' },
    records: [{ date: '2026-11-16', country: 'IN', rate: '0.0537', settled: false }],
  });
});

test('with keys in the body, the order id identifies a repeated request', async () => {
  const body = { phone: '12025550101', content: 'Hello', orderId: 'order-1' };
  const send = (changes = {}) =>
    sandbox.me.send('smsSend', { body: { ...body, ...changes }, keysInBody: true });
  const first = await send();
  expect(first).toMatchObject({ code: 0, data: { phone: '12025550101' } });
  expect(await send()).toMatchObject({ requestId: first.requestId });
  const changed = await send({ content: 'Other' });
  expect(changed).toMatchObject({ status: 409, code: 1302 });
});
