import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests({ lastsMs: 7 * dayMs });

const callbackUrl = 'https://callback.customer.example/nxphone';

const call = (more: object) =>
  sandbox.me.send('nxphoneCall', { body: { extension: '8101', callbackUrl, ...more } });

const recordsOf = (orderId: string) =>
  sandbox.me.send('nxphoneGetOrderCalls', { path: { orderId } });

const hide = (body: object) => sandbox.me.send('nxphoneCreateTokens', { body });

const inMs = (ms: number) => new Date(sandbox.app.clock.now().getTime() + ms).toISOString();

test('devices ring, the customer is called, the record is sent and found again', async () => {
  const orderId = 'order/1';
  const accepted = await call({ phone: '12025550101', orderId, recording: true });
  expect(accepted.data).toMatchObject({ extension: '8101', orderId, status: 'accepted' });
  sandbox.app.clock.advance(18 * secondMs);
  expect((await recordsOf(orderId)).data).toEqual({ orderId, records: [] });
  sandbox.app.clock.advance(secondMs);
  const [callback] = await sentCallbacks(sandbox.app, sandbox.me);
  const record = {
    callId: accepted.data.callId,
    direction: 'outbound',
    phone: '12025550101',
    callerId: '12025550148',
    device: 'pc',
    status: 'answered',
    reason: 'HUNG_UP',
    durationSeconds: 12,
    billedMinutes: 1,
    price: '0.0119',
    q850Code: 16,
  };
  expect(callback).toMatchObject({ event: 'nxphone.cdr', url: callbackUrl, data: record });
  expect(callback?.isSigned).toBe(true);
  const { data } = await recordsOf(orderId);
  expect(data).toMatchObject({ orderId, records: [record] });
  expect(textAt(data, 'records', 0, 'recordingUrl')).not.toBe(callback?.data.recordingUrl);
  expect(await recordsOf('order-2')).toMatchObject({ status: 404, code: 1401 });
});

test.each([
  ['12025550102', 'unreachable', 'NOT_REACHABLE', 480, 20],
  ['12025550104', 'failed', 'OPERATOR_REFUSED', 403, 21],
  ['12025550105', 'failed', 'NETWORK_ERROR', 503, 41],
  ['12025550108', 'busy', 'BUSY', 486, 17],
  ['12025550109', 'no_answer', 'RING_TIMEOUT', 480, 19],
])('a call to %s is %s', async (phone, status, reason, sipCode, q850Code) => {
  await call({ phone, recording: true });
  sandbox.app.clock.advance(minuteMs);
  const [callback] = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callback?.data).toMatchObject({ status, reason, sipCode, q850Code, price: '0.0000' });
  expect(callback?.data).toHaveProperty('deviceAnsweredAt');
  expect(callback?.data).not.toHaveProperty('recordingUrl');
});

test('a customer who calls back gets a record of their own', async () => {
  const { data } = await hide({ phones: ['12025550107'] });
  const numberToken = textAt(data, 'accepted', 0, 'numberToken');
  await call({ numberToken, orderId: 'order-1' });
  sandbox.app.clock.advance(minuteMs);
  const [out, back] = await sentCallbacks(sandbox.app, sandbox.me);
  expect(out?.data).toMatchObject({ direction: 'outbound', phone: '1202****107', numberToken });
  expect(back).toMatchObject({
    url: null,
    data: { direction: 'inbound', extension: '8101', phone: '1202****107', status: 'answered' },
  });
  expect(back?.data).not.toHaveProperty('orderId');
  const newToken = textAt(back?.data, 'numberToken');
  expect(newToken).not.toBe(numberToken);
  expect(await call({ numberToken: newToken })).toMatchObject({ code: 0 });
});

test('if the colleague does not answer, the customer is not called', async () => {
  await call({ extension: '8103', phone: '12025550101', deviceRingSeconds: 15 });
  sandbox.app.clock.advance(15 * secondMs);
  const [callback] = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callback?.data).toMatchObject({ status: 'no_answer', reason: 'RING_TIMEOUT' });
  for (const name of ['device', 'deviceAnsweredAt', 'ringingAt', 'sipCode'])
    expect(callback?.data).not.toHaveProperty(name);
});

test('an extension must exist, be online and free', async () => {
  const phone = '12025550101';
  expect(await call({ extension: '999', phone })).toMatchObject({ status: 404, code: 6313 });
  expect(await call({ extension: '8104', phone })).toMatchObject({ status: 409, code: 6304 });
  expect(await call({ phone })).toMatchObject({ code: 0 });
  expect(await call({ phone })).toMatchObject({ status: 409, code: 6305 });
  expect(await call({ extension: '8102', phone })).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(minuteMs);
  expect(await call({ phone })).toMatchObject({ code: 0 });
});

test('a call needs a possible number, an allowed caller ID, and is limited', async () => {
  expect(await call({ phone: '1202555' })).toMatchObject({ status: 400, code: 6301 });
  expect(await call({ phone: '9990000000' })).toMatchObject({ status: 400, code: 6301 });
  const phone = '12025550187';
  expect(await call({ phone, callerId: '12025550199' })).toMatchObject({ status: 403, code: 6303 });
  for (let count = 0; count < 5; count += 1) {
    expect(await call({ phone, callerId: '12025550149' })).toMatchObject({ code: 0 });
    sandbox.app.clock.advance(minuteMs);
  }
  expect(await call({ phone })).toMatchObject({ status: 429, code: 6306 });
  sandbox.app.clock.advance(dayMs);
  expect(await call({ phone })).toMatchObject({ code: 0 });
});

test('numbers become tokens individually, for one extension, a time and a number of calls', async () => {
  const phones = ['12025550187', '69512345', '0202', '12025550187'];
  const body = { phones, extension: '8101', ttlSeconds: 3600, maxCalls: 1, orderId: 'order-1' };
  const { data } = await hide(body);
  expect(data).toMatchObject({
    orderId: 'order-1',
    expiresAt: `${inMs(hourMs).slice(0, 19)}Z`,
    accepted: [{ masked: '1202****187' }, { masked: '******45' }],
    rejected: [
      { index: 2, code: 6301 },
      { index: 3, code: 1006 },
    ],
  });
  const [first, second] = [0, 1].map((index) => textAt(data, 'accepted', index, 'numberToken'));
  expect(await call({ extension: '8102', numberToken: first })).toMatchObject({ code: 6309 });
  expect(await call({ numberToken: first })).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(minuteMs);
  expect(await call({ numberToken: first })).toMatchObject({ status: 403, code: 6309 });
  sandbox.app.clock.advance(hourMs);
  expect(await call({ numberToken: second })).toMatchObject({ code: 6309 });
  expect(await call({ numberToken: `nxt_${'0'.repeat(16)}` })).toMatchObject({ code: 6309 });
  expect(await hide({ phones, extension: '999' })).toMatchObject({ code: 6313 });
});

test('a device token is for an existing extension, for a limited time', async () => {
  const make = (extension: string) =>
    sandbox.me.send('nxphoneCreateDeviceToken', {
      body: { extension, deviceId: 'a', ttlSeconds: 300 },
    });
  expect((await make('8101')).data).toMatchObject({
    token: expect.stringMatching(/^nxd_[0-9a-f]{32}$/),
    expiresAt: `${inMs(5 * minuteMs).slice(0, 19)}Z`,
  });
  expect(await make('999')).toMatchObject({ status: 404, code: 6313 });
});

const change = (more: object) =>
  sandbox.me.send('nxphoneChangeNumber', {
    body: { extension: '8101', callerId: '12025550149', callbackUrl, ...more },
  });

const shownBy = async (extension: string) =>
  textAt(
    (await sandbox.me.send('nxphoneListNumbers', { query: { extension } })).data,
    'records',
    0,
    'callerId',
  );

test('a new caller ID is shown after its review, an earlier one at once', async () => {
  const { data } = await change({});
  expect(data).toMatchObject({ previousCallerId: '12025550148', status: 'reviewing' });
  expect(await change({})).toMatchObject({ status: 409, code: 6310 });
  sandbox.app.clock.advance(4 * secondMs);
  expect(await shownBy('8101')).toBe('12025550148');
  sandbox.app.clock.advance(secondMs);
  expect(await shownBy('8101')).toBe('12025550149');
  const path = { approvalId: textAt(data, 'approvalId') };
  const approved = (await sandbox.me.send('nxphoneGetApproval', { path })).data;
  expect(approved).toMatchObject({ status: 'approved', effectiveAt: approved.decidedAt });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'nxphone.approval', url: callbackUrl, isSigned: true, data: approved },
  ]);
  expect(await change({})).toMatchObject({ status: 409, code: 6311 });

  expect((await change({ callerId: '12025550148' })).data).toMatchObject({ status: 'approved' });
  expect(await shownBy('8101')).toBe('12025550148');
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(2);
});

test('a change can be scheduled', async () => {
  const { data } = await change({ startAt: inMs(hourMs) });
  sandbox.app.clock.advance(minuteMs);
  const path = { approvalId: textAt(data, 'approvalId') };
  const approved = (await sandbox.me.send('nxphoneGetApproval', { path })).data;
  expect(approved).toMatchObject({ status: 'approved' });
  expect(await shownBy('8101')).toBe('12025550148');
  expect(await change({ callerId: '447700900150' })).toMatchObject({ code: 6310 });
  sandbox.app.clock.advance(hourMs);
  expect(await shownBy('8101')).toBe('12025550149');
  for (const ms of [-3 * dayMs, 31 * dayMs])
    expect(await change({ callerId: '12025550148', startAt: inMs(ms) })).toMatchObject({
      code: 1002,
    });
});

test('a foreign number is rejected', async () => {
  const { data } = await change({ callerId: '447700900150' });
  expect(data).toMatchObject({ status: 'reviewing' });
  sandbox.app.clock.advance(5 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status: 'rejected', reason: 'COUNTRY_RULE' } },
  ]);
  expect(await shownBy('8101')).toBe('12025550148');
  expect(await change({ callerId: '12025550199' })).toMatchObject({ status: 403, code: 6303 });
  expect(await change({ extension: '999' })).toMatchObject({ code: 6313 });
  const approvalId = '0'.repeat(24);
  expect(await sandbox.me.send('nxphoneGetApproval', { path: { approvalId } })).toMatchObject({
    code: 1401,
  });
});

test('numbers are listed in order, by filter', async () => {
  const list = async (query: Record<string, string>) =>
    (await sandbox.me.send('nxphoneListNumbers', { query })).data;
  expect(await list({})).toMatchObject({
    total: 3,
    records: [
      { callerId: '12025550148', extensions: ['8101'] },
      { callerId: '12025550149', extensions: ['8102'] },
      { callerId: '447700900150', extensions: ['8103', '8104'] },
    ],
  });
  expect(await list({ country: 'GB' })).toMatchObject({ total: 1 });
  expect(await list({ status: 'suspended' })).toMatchObject({ total: 0 });
  expect(await list({ extension: '999' })).toMatchObject({ total: 0 });
});
