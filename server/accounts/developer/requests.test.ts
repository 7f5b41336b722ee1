import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as apiKeys from '#contract/api-keys.ts';
import type { CallInput } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as firstSteps from '#contract/first-steps.ts';
import * as requestCalls from '#contract/requests.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import {
  applications,
  sandboxAttempts,
  sandboxDeliveries,
  sandboxRequests,
} from '#server/db/sandbox-schema.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { callOf, requestOf, sandboxApp, type Wanted } from '#tests/support/sandbox.ts';

let served: TestApp;
let they: Console;
let asMe: { token: string };
beforeAll(async () => {
  served = await sandboxApp({ SANDBOX_ACCOUNT_REQUESTS_PER_SECOND: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  asMe = { token: they.token };
});
afterAll(() => served.close());

async function makeKey(name = 'Checkout') {
  const wanted = { name, environment: 'sandbox' as const };
  const { body } = await they.send(
    apiKeys.makeApiKey,
    { ...wanted, rights: ['send', 'read'] },
    asMe,
  );
  const { key, secretKey } = body.data;
  const call = async (id: string, wanted: Wanted = {}): Promise<string> => {
    const now = served.clock.now();
    const signed = requestOf(callOf(id), wanted, { accessKey: key.accessKey, secretKey, now });
    return (await served.app.inject(signed)).json().requestId;
  };
  return { key, call };
}

const list = async (criteria: CallInput<typeof requestCalls.listRequests> = {}) =>
  (await they.send(requestCalls.listRequests, criteria, asMe)).body.data;
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
  served.clock.advance(1);
  const other = await makeKey('Reporting');
  const sent = await one.call('smsSendV2');
  served.clock.advance(hourMs);
  const balance = await other.call('accountGetBalance');
  served.clock.advance(1);
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
  const reply = await served.app.inject({ url: '/sandbox/v2/none', headers });
  const { requests } = await list({ find: '1402' });
  expect(requests).toMatchObject([{ path: '/v2/none', status: 404, code: 1402 }]);
  const read = await they.send(requestCalls.readRequest, { id: requests[0].id }, asMe);
  const { callId, answer } = read.body.data;
  expect([callId, JSON.parse(answer)]).toEqual(['', reply.json()]);
});

test('calls with the same requestId are listed separately, and both found by it', async () => {
  const { call } = await makeKey();
  const requestId = randomUUID();
  const headers = { requestid: requestId };
  await call('accountGetBalance');
  for (let sent = 0; sent < 2; sent += 1) {
    served.clock.advance(1);
    expect(await call('accountGetBalance', { headers })).toBe(requestId);
  }
  expect((await list()).counts.all).toBe(3);
  const { requests } = await list({ find: requestId });
  expect(requests).toMatchObject([{ requestId }, { requestId }]);
  const [newest, oldest] = requests;
  expect(idsOf(await list({ find: requestId, before: newest.id }))).toEqual([oldest.id]);
  const read = await they.send(requestCalls.readRequest, { id: newest.id }, asMe);
  expect(read.body.data).toMatchObject({ id: newest.id, requestId });
});

test('older requests are paged, and new ones counted', async () => {
  const { call } = await makeKey();
  const sent: string[] = [];
  for (let index = 0; index < 52; index += 1) {
    sent.unshift(await call('accountGetBalance'));
    served.clock.advance(1);
  }
  const first = await list();
  expect(idsOf(first)).toEqual(sent.slice(0, 50));
  expect(first.hasMore).toBe(true);
  const rest = await list({ before: sent[49] });
  expect(idsOf(rest)).toEqual(sent.slice(50));
  expect(rest.hasMore).toBe(false);
  const newer = async (criteria: CallInput<typeof requestCalls.countNewRequests>) =>
    (await they.send(requestCalls.countNewRequests, criteria, asMe)).body.data.count;
  expect(await newer({ after: sent[0] })).toBe(0);
  await call('accountGetBalance');
  expect(await newer({ after: sent[0] })).toBe(1);
  expect(await newer({ after: sent[0], status: '5xx' })).toBe(0);
});

test('a request shows its key and origin, with numbers and texts masked', async () => {
  const { key, call } = await makeKey();
  const body = { phones: ['12025550101'], content: 'Your code is 482916.', type: 'otp' };
  const id = await call('smsSendV2', { body });
  const { data } = (await they.send(requestCalls.readRequest, { id }, asMe)).body;
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
  served.clock.advance(1);
  const other = await call('smsSendV2', {
    body: { ...body, phones: ['12025550102', '+6581239102'] },
  });
  served.clock.advance(1);
  const queried = await call('smsListRecords', {
    query: { from: '2026-11-16T00:00:00Z', to: '2026-11-16T10:00:00Z', phone: '12025550101' },
  });
  served.clock.advance(1);
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
  const { status } = await they.send(requestCalls.listRequests, { digits: '10' }, asMe);
  expect(status).toBe(400);
});

test('numbers in path and query are masked, and not found by a part of them', async () => {
  const { call } = await makeKey();
  await call('whatsAppBlockList', { path: { phone: '12025550177' } });
  served.clock.advance(1);
  const id = await call('smsListRecords', {
    query: { from: '2026-11-16T00:00:00Z', to: '2026-11-16T10:00:00Z', phone: '12025550101' },
  });
  const { requests } = await list();
  expect(requests[1].path).toBe('/v2/whatsapp/phones/12•••••177/blocks');
  const { data } = (await they.send(requestCalls.readRequest, { id }, asMe)).body;
  expect(data.query).toContain('phone=12•••••101');
  expect(JSON.stringify(data)).not.toContain('12025550101');
  expect(idsOf(await list({ find: '120255' }))).toEqual([]);
  expect((await list({ find: 'phones/' })).counts.all).toBe(1);
});

test.each(['alice@customer.example', '%3120255501%377', '44,12025550177'])(
  'what is masked in a path, such as %s, is not found by a part of it',
  async (phone) => {
    const { database } = served.context;
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

const lineOf = async (id: string) =>
  (await they.send(requestCalls.readRequestLine, { id }, asMe)).body.data;

test('the line of a request has its messages, their states, and the callbacks', async () => {
  const { call } = await makeKey();
  await served.context.database.update(applications).set({ callbackUrl: 'https://a.example/in' });
  const id = await call('smsSendV2', {
    body: { content: 'Hello', type: 'otp', phones: ['12025550101', '12025550102'] },
  });
  expect(await lineOf(id)).toMatchObject({
    messages: [
      { recipient: '12•••••101', states: [{ status: 'accepted' }], outcome: 'moving' },
      { recipient: '12•••••102', states: [{ status: 'accepted' }], outcome: 'moving' },
    ],
    ...{ messageCount: 2, callbacks: [], isMoving: true },
  });
  served.clock.advance(2 * minuteMs);
  await received();
  const line = await lineOf(id);
  const [arrived, lost] = line.messages;
  expect(arrived).toMatchObject({ outcome: 'delivered', segments: 1, reason: null });
  expect(arrived.states.map(({ status }: { status: string }) => status)).toEqual([
    ...['accepted', 'routed', 'handed_over', 'DELIVRD'],
  ]);
  expect(lost).toMatchObject({ outcome: 'failed', reason: 'ABSENT_SUBSCRIBER' });
  expect(line.callbacks).toMatchObject([
    {
      ...{ messageId: arrived.id, event: 'sms.receipt', state: 'received' },
      attempts: [{ status: 503 }, { status: 200, tookMs: 41 }],
    },
    { messageId: lost.id, state: 'received' },
  ]);
  expect(line.isMoving).toBe(false);
  expect(JSON.stringify(line)).not.toMatch(/1202555|Hello/);
});

test('of a request with many messages the first ten are shown, with their callbacks', async () => {
  const { call } = await makeKey();
  await served.context.database.update(applications).set({ callbackUrl: 'https://a.example/in' });
  const phones = Array.from({ length: 14 }, (_, at) => `120255501${String(at + 10)}`);
  const id = await call('smsSendV2', { body: { content: 'Hello', type: 'otp', phones } });
  served.clock.advance(2 * minuteMs);
  const { messages, messageCount, callbacks } = await lineOf(id);
  const shown = messages.map(({ recipient }: { recipient: string }) => recipient.slice(-3));
  expect(shown).toEqual(phones.slice(0, 10).map((phone) => phone.slice(-3)));
  expect(messageCount).toBe(14);
  const ids = messages.map((message: { id: string }) => message.id).sort();
  const about = callbacks.map(({ messageId }: { messageId: string }) => messageId);
  expect(about.sort()).toEqual(ids);
});

test('a request that created nothing has an empty line', async () => {
  const { call } = await makeKey();
  const id = await call('accountGetBalance');
  expect(await lineOf(id)).toEqual({
    ...{ messages: [], messageCount: 0, callbacks: [], isMoving: false },
  });
});

test('the export has exactly what is filtered, masked and without formulas', async () => {
  const one = await makeKey('=Checkout');
  await one.call('whatsAppBlockList', { path: { phone: '12025550177' } });
  served.clock.advance(1);
  const id = await one.call('accountGetBalance');
  const exported = async (criteria: CallInput<typeof requestCalls.exportRequests>) =>
    (await they.send(requestCalls.exportRequests, criteria, asMe)).body.data;
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

/** As if the receiver had been away at the first attempt of the first callback. */
async function received() {
  const { database, clock } = served.context;
  const rows = await database.select().from(sandboxDeliveries);
  const first = rows.find(({ body }) => body.includes('DELIVRD'));
  const attempt = { madeAt: clock.now(), tookMs: 41, headers: {} };
  await database.insert(sandboxAttempts).values([
    { deliveryId: first?.id ?? '', number: 1, status: 503, ...attempt },
    { deliveryId: first?.id ?? '', number: 2, status: 200, ...attempt },
  ]);
  await database.update(sandboxDeliveries).set({ state: 'received' });
}

test('an account cannot read requests of another', async () => {
  const { call } = await makeKey();
  const id = await call('accountGetBalance');
  const changes = { email: 'jo@pier.example', phone: '+6581234568', username: 'jo.lim' };
  await they.addCustomer(changes);
  const token: string = (await they.logIn('jo.lim')).body.data.usertoken;
  // With an application of their own, as every reader of the log has.
  await they.send(callbackCalls.prepareCallbackSecret, undefined, { token });
  for (const call of [requestCalls.readRequest, requestCalls.readRequestLine])
    expect((await they.send(call, { id }, { token })).status).toBe(404);
  const { csv } = (await they.send(requestCalls.exportRequests, {}, { token })).body.data;
  expect(csv).not.toContain(id);
});

test('first steps are checked off by what happened', async () => {
  const steps = async () => (await they.send(firstSteps.getFirstSteps, undefined, asMe)).body.data;
  expect(await steps()).toMatchObject({ accessKey: null, hasCalled: false, hasCallback: false });
  const { key, call } = await makeKey();
  expect(await steps()).toMatchObject({ accessKey: key.accessKey, hasCalled: false });
  await call('smsSendV2', { headers: { 'x-sandbox-answer': '1201' } });
  expect(await steps()).toMatchObject({ hasCalled: false });
  await call('accountGetBalance');
  expect(await steps()).toMatchObject({ hasCalled: true, hasCallback: false, hasProduct: true });
  // A receiver accepted a callback; completion is reported once.
  await served.context.database.insert(sandboxDeliveries).values({
    ...{ id: randomUUID(), applicationId: await applicationId(), eventId: randomUUID() },
    ...{ event: 'sms.receipt', url: 'https://harbour.example', isSigned: true, body: '{}' },
    ...{ state: 'received', occurredAt: served.clock.now(), dueAt: served.clock.now() },
    madeAt: served.clock.now(),
  });
  expect(await steps()).toMatchObject({ hasCallback: true, isJustDone: true });
  expect(await steps()).toMatchObject({ hasCallback: true, isJustDone: false });
});

const applicationId = async (): Promise<string> =>
  (await served.context.database.select().from(applications))[0]?.id ?? '';
