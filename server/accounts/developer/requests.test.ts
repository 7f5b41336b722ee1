import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as requestCalls from '#contract/requests.ts';
import { hourMs } from '#contract/time-units.ts';
import { sandboxRequests } from '#server/db/sandbox-schema.ts';
import { requestLogTests } from '#tests/support/request-log-tests.ts';

const on = requestLogTests();
const { makeKey } = on;

const list = async (criteria: CallInput<typeof requestCalls.listRequests> = {}) =>
  (await on.they.send(requestCalls.listRequests, criteria, on.asMe)).body.data;
const idsOf = ({ requests }: { requests: { id: string }[] }) => requests.map(({ id }) => id);

test('the request log is empty before the first call', async () => {
  expect(await list()).toEqual({
    requests: [],
    hasMore: false,
    counts: { all: 0, '2xx': 0, '4xx': 0, '5xx': 0 },
    isEmpty: true,
    keys: [],
  });
});

test('calls are listed newest first, and filtered by status, key, time and text', async () => {
  const one = await makeKey('Checkout');
  on.served.clock.advance(1);
  const other = await makeKey('Reporting');
  const sent = await one.call('smsSendV2');
  on.served.clock.advance(hourMs);
  const balance = await other.call('accountGetBalance');
  on.served.clock.advance(1);
  const refused = await one.call('smsSendV2', { headers: { 'x-sandbox-answer': '1201' } });
  const all = await list();
  expect(idsOf(all)).toEqual([refused, balance, sent]);
  expect(all).toMatchObject({
    counts: { all: 3, '2xx': 2, '4xx': 1, '5xx': 0 },
    isEmpty: false,
    keys: [{ name: 'Reporting' }, { name: 'Checkout' }],
  });
  expect(idsOf(await list({ status: '4xx' }))).toEqual([refused]);
  expect((await list({ status: '4xx' })).counts.all).toBe(3);
  expect(idsOf(await list({ key: other.key.id }))).toEqual([balance]);
  expect(idsOf(await list({ period: 'hour' }))).toEqual([refused, balance]);
  expect(idsOf(await list({ find: '1201' }))).toEqual([refused]);
  expect(idsOf(await list({ find: ' SMS/mt' }))).toEqual([refused, sent]);
  expect(idsOf(await list({ find: sent.toUpperCase() }))).toEqual([sent]);
  expect(idsOf(await list({ find: '%' }))).toEqual([]);
  expect((await list({ find: 'nothing' })).isEmpty).toBe(false);
});

test('a wrong path is listed with its code', async () => {
  const { key } = await makeKey();
  const headers = { 'x-access-key': key.accessKey };
  const reply = await on.served.app.inject({ url: '/sandbox/v2/none', headers });
  const { requests } = await list({ find: '1402' });
  expect(requests).toMatchObject([{ path: '/v2/none', status: 404, code: 1402 }]);
  const read = await on.they.send(requestCalls.readRequest, { id: requests[0].id }, on.asMe);
  const { callId, answer } = read.body.data;
  expect([callId, JSON.parse(answer)]).toEqual(['', reply.json()]);
});

test('calls with the same requestId are listed separately, and both found by it', async () => {
  const { call } = await makeKey();
  const requestId = randomUUID();
  const headers = { requestid: requestId };
  await call('accountGetBalance');
  for (let sent = 0; sent < 2; sent += 1) {
    on.served.clock.advance(1);
    expect(await call('accountGetBalance', { headers })).toBe(requestId);
  }
  expect((await list()).counts.all).toBe(3);
  const { requests } = await list({ find: requestId });
  expect(requests).toMatchObject([{ requestId }, { requestId }]);
  const [newest, oldest] = requests;
  expect(idsOf(await list({ find: requestId, before: newest.id }))).toEqual([oldest.id]);
  const read = await on.they.send(requestCalls.readRequest, { id: newest.id }, on.asMe);
  expect(read.body.data).toMatchObject({ id: newest.id, requestId });
});

test('older requests are paged, and new ones counted', async () => {
  const { call } = await makeKey();
  const sent: string[] = [];
  for (let index = 0; index < 52; index += 1) {
    sent.unshift(await call('accountGetBalance'));
    on.served.clock.advance(1);
  }
  const first = await list();
  expect(idsOf(first)).toEqual(sent.slice(0, 50));
  expect(first.hasMore).toBe(true);
  const rest = await list({ before: sent[49] });
  expect(idsOf(rest)).toEqual(sent.slice(50));
  expect(rest.hasMore).toBe(false);
  const newer = async (criteria: CallInput<typeof requestCalls.countNewRequests>) =>
    (await on.they.send(requestCalls.countNewRequests, criteria, on.asMe)).body.data.count;
  expect(await newer({ after: sent[0] })).toBe(0);
  await call('accountGetBalance');
  expect(await newer({ after: sent[0] })).toBe(1);
  expect(await newer({ after: sent[0], status: '5xx' })).toBe(0);
});

test('a request shows its key and origin, with numbers and texts masked', async () => {
  const { key, call } = await makeKey();
  const body = { phones: ['12025550101'], content: 'Your code is 482916.', type: 'otp' };
  const id = await call('smsSendV2', { body });
  const { data } = (await on.they.send(requestCalls.readRequest, { id }, on.asMe)).body;
  expect(data).toMatchObject({
    ...{ id, method: 'POST', path: '/v2/sms/mt', status: 200, code: 0, address: '127.0.0.1' },
    key: { name: 'Checkout', accessKey: key.accessKey },
    callId: 'smsSendV2',
  });
  expect(JSON.parse(data.body)).toEqual({
    phones: ['12•••••101'],
    content: '•••••• (20)',
    type: 'otp',
  });
  expect(data.body + data.answer).not.toContain('12025550101');
});

test('calls are filtered by product, and by the digits of a recipient that are shown', async () => {
  const { call } = await makeKey();
  const body = { content: 'Hello', type: 'otp' };
  const one = await call('smsSendV2', { body: { ...body, phones: ['12025550101'] } });
  on.served.clock.advance(1);
  const other = await call('smsSendV2', {
    body: { ...body, phones: ['12025550102', '+6581239102'] },
  });
  on.served.clock.advance(1);
  const queried = await call('smsListRecords', {
    query: { from: '2026-11-16T00:00:00Z', to: '2026-11-16T10:00:00Z', phone: '12025550101' },
  });
  on.served.clock.advance(1);
  const mail = await call('emailSendCode', { body: { email: 'lin102@customer.example' } });
  expect(idsOf(await list({ product: 'sms' }))).toEqual([queried, other, one]);
  expect(idsOf(await list({ product: 'email-code' }))).toEqual([mail]);
  expect(idsOf(await list({ product: 'faxes' }))).toEqual([]);
  expect(idsOf(await list({ digits: '101' }))).toEqual([queried, one]);
  expect(idsOf(await list({ digits: '102' }))).toEqual([other]);
  // Those before the shown ones make no difference: nobody learns a number by trying.
  for (const digits of ['0101', '9101', '550101', '000101'])
    expect(idsOf(await list({ digits }))).toEqual([queried, one]);
  expect(idsOf(await list({ digits: '555' }))).toEqual([]);
  const { status } = await on.they.send(requestCalls.listRequests, { digits: '10' }, on.asMe);
  expect(status).toBe(400);
});

test('numbers in path and query are masked, and not found by a part of them', async () => {
  const { call } = await makeKey();
  await call('whatsAppBlockList', { path: { phone: '12025550177' } });
  on.served.clock.advance(1);
  const id = await call('smsListRecords', {
    query: { from: '2026-11-16T00:00:00Z', to: '2026-11-16T10:00:00Z', phone: '12025550101' },
  });
  const { requests } = await list();
  expect(requests[1].path).toBe('/v2/whatsapp/phones/12•••••177/blocks');
  const { data } = (await on.they.send(requestCalls.readRequest, { id }, on.asMe)).body;
  expect(data.query).toContain('phone=12•••••101');
  expect(JSON.stringify(data)).not.toContain('12025550101');
  expect(idsOf(await list({ find: '120255' }))).toEqual([]);
  expect((await list({ find: 'phones/' })).counts.all).toBe(1);
});

test.each(['alice@customer.example', '%3120255501%377', '44,12025550177'])(
  'what is masked in a path, such as %s, is not found by a part of it',
  async (phone) => {
    const { database } = on.served.context;
    await (await makeKey()).call('whatsAppBlockList');
    await database.update(sandboxRequests).set({ path: `/v2/whatsapp/phones/${phone}/blocks` });
    expect((await list()).requests[0].path).toContain('•••••');
    for (const find of [phone.slice(0, 3), `/${phone}`, '55501'])
      expect(idsOf(await list({ find }))).toEqual([]);
    expect((await list({ find: 'PHONES/' })).counts.all).toBe(1);
  },
);

test('what no database can store finds nothing, and breaks nothing', async () => {
  await (await makeKey()).call('smsSendV2');
  const nul = String.fromCharCode(0);
  expect(await list({ find: `no${nul}where` })).toMatchObject({ requests: [], isEmpty: false });
  expect((await list({ product: nul })).counts.all).toBe(0);
});

test('the export has exactly what is filtered, masked and without formulas', async () => {
  const one = await makeKey('=Checkout');
  await one.call('whatsAppBlockList', { path: { phone: '12025550177' } });
  on.served.clock.advance(1);
  const id = await one.call('accountGetBalance');
  const exported = async (criteria: CallInput<typeof requestCalls.exportRequests>) =>
    (await on.they.send(requestCalls.exportRequests, criteria, on.asMe)).body.data;
  const head = '"madeAt","requestId","method","path","call","status","code","tookMs","key"';
  const { csv, isComplete } = await exported({ find: 'account' });
  const [columns, row, end] = csv.split('\r\n');
  expect(columns).toBe(`${head},"keyName","address"`);
  expect(row).toContain(`"${id}","GET","/v2/account/balance","accountGetBalance",200,0,`);
  expect(row).toContain(`"${one.key.accessKey}","'=Checkout","127.0.0.1"`);
  expect([end, isComplete]).toEqual(['', true]);
  const all = await exported({});
  expect(all.csv.split('\r\n')).toHaveLength(4);
  expect(all.csv).toContain('12•••••177');
  expect(all.csv).not.toContain('12025550177');
});

test('an account cannot read requests of another', async () => {
  const { call } = await makeKey();
  const id = await call('accountGetBalance');
  const changes = { email: 'jo@pier.example', phone: '+6581234568', username: 'jo.lim' };
  await on.they.addCustomer(changes);
  const token: string = (await on.they.logIn('jo.lim')).body.data.usertoken;
  // With an application of their own, as every reader of the log has.
  await on.they.send(callbackCalls.prepareCallbackSecret, undefined, { token });
  for (const call of [requestCalls.readRequest, requestCalls.readRequestLine])
    expect((await on.they.send(call, { id }, { token })).status).toBe(404);
  const { csv } = (await on.they.send(requestCalls.exportRequests, {}, { token })).body.data;
  expect(csv).not.toContain(id);
});
