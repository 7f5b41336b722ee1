import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests({ lastsMs: 60 * dayMs });

const courier = '12025550151';
const bind = (mode: string, more: object = {}) =>
  sandbox.me.send('pnsBind', { body: { mode, ...more } });
const pair = (phoneB: string, more: object = {}) =>
  bind('axb', { phoneA: courier, phoneB, ...more });
const bound = async (...wanted: Parameters<typeof bind>) =>
  textAt((await bind(...wanted)).data, 'bindId');
const query = async (bindId: string) =>
  (await sandbox.me.send('pnsQuery', { path: { bindId } })).data;
const unbind = (bindId: string) => sandbox.me.send('pnsUnbind', { path: { bindId } });
const list = (wanted: Record<string, string>) => sandbox.me.send('pnsList', { query: wanted });
const callbacks = async (event: string) =>
  (await sentCallbacks(sandbox.app, sandbox.me)).filter((one) => one.event === `pns.${event}`);

test('two people call and text through one number until the binding ends', async () => {
  const callbackUrl = 'https://callback.customer.example/pns';
  const { data } = await pair('12025550101', { sms: true, orderId: 'one', callbackUrl });
  const bindId = textAt(data, 'bindId');
  expect(data).toMatchObject({ mode: 'axb', status: 'active', orderId: 'one' });
  const { numberX } = data;
  expect(await query(bindId)).toMatchObject({ calls: [] });
  sandbox.app.clock.advance(7 * secondMs);
  expect(await query(bindId)).toMatchObject({
    calls: [{ direction: 'a_to_b', status: 'talking' }],
  });
  sandbox.app.clock.advance(13 * secondMs);
  expect(await callbacks('call')).toMatchObject([
    {
      data: {
        bindId,
        orderId: 'one',
        direction: 'a_to_b',
        caller: courier,
        callee: '12025550101',
        dialed: numberX,
        shown: numberX,
        status: 'answered',
        durationSeconds: 12,
        billedMinutes: 1,
      },
      url: callbackUrl,
    },
  ]);
  expect(await callbacks('message')).toMatchObject([
    {
      data: {
        direction: 'b_to_a',
        sender: '12025550101',
        recipient: courier,
        status: 'DELIVRD',
        price: '0.0090',
      },
      url: callbackUrl,
    },
  ]);
  sandbox.app.clock.advance(dayMs);
  expect(await query(bindId)).toMatchObject({ status: 'expired', reason: 'TTL_OVER' });
  expect(await callbacks('binding')).toMatchObject([
    { data: { bindId, status: 'expired', reason: 'TTL_OVER', numberX }, url: callbackUrl },
  ]);
  expect(await unbind(bindId)).toMatchObject({ status: 409, code: 5007 });
});

test.each([
  ['12025550102', 'unreachable', 'NOT_REACHABLE'],
  ['12025550104', 'failed', 'OPERATOR_REFUSED'],
  ['12025550105', 'failed', 'NETWORK_ERROR'],
  ['12025550108', 'busy', 'BUSY'],
  ['12025550109', 'no_answer', 'RING_TIMEOUT'],
  ['12025550110', 'answered', 'HUNG_UP'],
])('a call to %s ends as %s', async (phone, status, reason) => {
  await pair(phone);
  sandbox.app.clock.advance(2 * minuteMs);
  expect(await callbacks('call')).toMatchObject([{ data: { callee: phone, status, reason } }]);
});

test.each([
  ['12025550102', 'UNDELIV'],
  ['12025550104', 'REJECTD'],
])('a text to %s ends as %s', async (phoneA, status) => {
  await bind('axb', { phoneA, phoneB: '12025550152', sms: true });
  sandbox.app.clock.advance(minuteMs);
  const [message] = await callbacks('message');
  expect(message?.data).toMatchObject({ recipient: phoneA, status });
  expect('price' in (message?.data ?? {})).toBe(status !== 'REJECTD');
});

test('the called person calls back, unless the direction forbids it', async () => {
  await pair('12025550107');
  await pair('12025550107', { direction: 'a_to_b' });
  sandbox.app.clock.advance(minuteMs);
  const back = (await callbacks('call')).filter(({ data }) => data.direction === 'b_to_a');
  expect(back).toHaveLength(2);
  const wrong = back.find(({ data }) => data.reason === 'WRONG_DIRECTION');
  expect(wrong?.data).toMatchObject({ status: 'failed', caller: '12025550107' });
  expect(wrong?.data).not.toHaveProperty('callee');
  await pair('12025550101', { direction: 'b_to_a', sms: true });
  sandbox.app.clock.advance(minuteMs);
  expect((await callbacks('call')).at(-1)?.data).toMatchObject({ caller: '12025550101' });
});

test('each side of a binding with two numbers dials its own', async () => {
  const { data } = await bind('axyb', {
    phoneA: courier,
    phoneB: '447700900123',
    recording: true,
  });
  expect(data).toMatchObject({
    numberX: expect.stringMatching(/^1202/),
    numberY: expect.stringMatching(/^44/),
  });
  sandbox.app.clock.advance(minuteMs);
  expect(await callbacks('call')).toMatchObject([
    { data: { dialed: data.numberX, shown: data.numberY, recordingUrl: expect.any(String) } },
  ]);
  const { calls } = await query(textAt(data, 'bindId'));
  expect(textAt(calls, 0, 'recordingUrl')).not.toBe(
    textAt(await callbacks('call'), 0, 'data', 'recordingUrl'),
  );
});

test('anyone can call a personal number, and be called back for a time', async () => {
  const bindId = await bound('ax', { phoneA: '12025550107', callbackSeconds: 60 });
  sandbox.app.clock.advance(30 * secondMs);
  expect(await query(bindId)).toMatchObject({ lastCaller: '0163' });
  sandbox.app.clock.advance(hourMs);
  expect(await query(bindId)).not.toHaveProperty('lastCaller');
  expect(await callbacks('call')).toMatchObject([
    { data: { direction: 'b_to_a', caller: '12025550163', callee: '12025550107' } },
    { data: { direction: 'a_to_b', caller: '12025550107', callee: '12025550163' } },
  ]);
  await bind('axe', { phoneA: '12025550107', callbackSeconds: 0 });
  sandbox.app.clock.advance(minuteMs);
  expect((await callbacks('call')).at(-1)?.data).toMatchObject({
    reason: 'NO_BINDING',
    direction: 'a_to_b',
  });
});

test('the first caller claims a waiting number, which otherwise expires', async () => {
  const { data } = await bind('xyb', { phoneB: '12025550101' });
  expect(data).toMatchObject({ status: 'waiting', claimUntil: expect.any(String) });
  expect(data).not.toHaveProperty('phoneA');
  sandbox.app.clock.advance(20 * secondMs);
  expect(await query(textAt(data, 'bindId'))).toMatchObject({
    status: 'active',
    phoneA: '12025550163',
    calls: [{ direction: 'a_to_b' }],
  });
  await bind('xyb', { phoneB: '12025550103', claimSeconds: 60 });
  sandbox.app.clock.advance(minuteMs);
  expect(await callbacks('binding')).toMatchObject([
    { data: { status: 'active', phoneA: '12025550163' } },
    { data: { status: 'expired', reason: 'NOT_CLAIMED' } },
  ]);
});

test('an extension leads to one person, and is free again after a day', async () => {
  const wanted = { phoneB: '12025550101', numberX: '12025550133', extension: '4821' };
  const { data } = await bind('nxeyb', wanted);
  expect(data).toMatchObject({ numberX: '12025550133', extension: '4821' });
  sandbox.app.clock.advance(minuteMs);
  expect(await callbacks('call')).toMatchObject([
    { data: { extension: '4821', caller: '12025550163', shown: data.numberY } },
  ]);
  expect(await bind('nxeyb', wanted)).toMatchObject({ status: 409, code: 5006 });
  await unbind(textAt(data, 'bindId'));
  expect(await bind('nxeyb', wanted)).toMatchObject({ code: 5006 });
  sandbox.app.clock.advance(dayMs);
  expect(await bind('nxeyb', wanted)).toMatchObject({ code: 0 });
  expect((await bind('axeyb', { phoneA: courier, phoneB: '12025550152' })).data).toMatchObject({
    extension: expect.stringMatching(/^\d{4}$/),
  });
  expect(await bind('axe', { phoneA: courier, extension: '4821' })).toMatchObject({ code: 1001 });
  expect(await bind('axe', { phoneA: courier, sms: true })).toMatchObject({ code: 1002 });
});

test('a requested number must be owned, capable, in the country and free', async () => {
  const ask = (numberX: string, more: object = {}) => pair('12025550101', { numberX, ...more });
  expect(await ask('12025550199')).toMatchObject({ status: 400, code: 5005 });
  expect(await ask('12025550133')).toMatchObject({ code: 5005 });
  expect(await ask('447700900150')).toMatchObject({ status: 400, code: 5008 });
  const { data } = await ask('12025550129');
  expect(await ask('12025550129')).toMatchObject({ status: 409, code: 5003 });
  await unbind(textAt(data, 'bindId'));
  expect(await ask('12025550129')).toMatchObject({ code: 5003 });
  sandbox.app.clock.advance(hourMs);
  expect(await ask('12025550129')).toMatchObject({ code: 0 });
  const both = { phoneA: courier, phoneB: '12025550101', numberX: '12025550128' };
  expect(await bind('axyb', { ...both, numberY: '12025550128' })).toMatchObject({ code: 1002 });
});

test('two different, real people in allowed countries can be bound', async () => {
  expect(await pair(courier)).toMatchObject({ status: 400, code: 5009 });
  expect(await pair('447700900123')).toMatchObject({ status: 400, code: 5008 });
  for (const phone of ['18005550199', '12025550121', '1202555', '9991234567'])
    expect(await pair(phone), phone).toMatchObject({ status: 400, code: 5001 });
  const british = { phoneA: '447700900101', phoneB: '447700900102' };
  expect(await bind('axb', { ...british, sms: true })).toMatchObject({ status: 409, code: 5004 });
  expect(await bind('axb', british)).toMatchObject({ code: 0 });
  expect(await bind('ax', { phoneA: '33612345678' })).toMatchObject({ code: 5004 });
  const near = (areaCode: string, areaMatch: string) =>
    pair('12025550152', { areaCode, areaMatch });
  expect((await near('212', 'strict')).data.numberX).toMatch(/^1212/);
  expect(await near('415', 'strict')).toMatchObject({ code: 5004 });
  expect(await near('415', 'prefer')).toMatchObject({ code: 0 });
});

test('the pool and the numbers of one person are limited', async () => {
  const codes = async (count: number, mode: string, more: object) => {
    const all: number[] = [];
    for (let time = 0; time < count; time += 1) all.push((await bind(mode, more)).code);
    return all.slice(-2);
  };
  expect(await codes(6, 'ax', { phoneA: '12025550153' })).toEqual([0, 5011]);
  expect(await codes(51, 'axe', { phoneA: '12025550155' })).toEqual([0, 5011]);
  const british = { phoneA: '447700900101', phoneB: '447700900102' };
  expect(await codes(21, 'axb', british)).toEqual([0, 5004]);
});

test('unbinding cancels what is planned, but not a current call', async () => {
  const first = await bound('axb', { phoneA: courier, phoneB: '12025550101', sms: true });
  const second = await bound('axb', { phoneA: courier, phoneB: '12025550152' });
  expect((await unbind(second)).data).toMatchObject({
    bindId: second,
    status: 'unbound',
    reason: 'UNBOUND_BY_API',
  });
  sandbox.app.clock.advance(5 * secondMs);
  await unbind(first);
  sandbox.app.clock.advance(2 * dayMs);
  expect(await callbacks('call')).toMatchObject([{ data: { bindId: first, status: 'answered' } }]);
  expect(await callbacks('message')).toEqual([]);
  expect(await callbacks('binding')).toEqual([]);
  expect(await unbind('0'.repeat(24))).toMatchObject({ status: 404, code: 1401 });
});

test('bindings are listed while in force, or by creation time', async () => {
  const bindId = await bound('axb', { phoneA: courier, phoneB: '12025550101', orderId: 'two' });
  const from = new Date(sandbox.app.clock.now().getTime() - hourMs).toISOString();
  const to = new Date(sandbox.app.clock.now().getTime() + hourMs).toISOString();
  expect((await list({ phone: '12025550101' })).data).toMatchObject({ records: [{ bindId }] });
  expect((await list({ orderId: 'two', mode: 'ax' })).data).toMatchObject({ total: 0 });
  await unbind(bindId);
  expect((await list({ phone: courier })).data).toMatchObject({ total: 0 });
  expect((await list({ status: 'unbound', from, to })).data).toMatchObject({
    records: [{ bindId, reason: 'UNBOUND_BY_API' }],
  });
  expect(await list({ status: 'unbound' })).toMatchObject({ status: 400, code: 1001 });
  expect(await list({ from })).toMatchObject({ code: 1001, msg: expect.stringContaining('to') });
  const known = await list({ phone: '12025550176', number: '12025550120' });
  expect(known.data).toMatchObject({ records: [{ bindId: 'b19c4e72d05f4a86933e7c01' }] });
});
