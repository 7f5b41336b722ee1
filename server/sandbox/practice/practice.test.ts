import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs, secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { callOf, requestOf, sandboxApp, type Wanted } from '#tests/support/sandbox.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp({ SANDBOX_SESSIONS_PER_HOUR: '12' });
});
afterAll(() => running.close());

const ask = async (path: string, payload?: object) => {
  const url = `/client_api/practice/${path}`;
  return (await running.app.inject({ method: 'POST', url, ...(payload && { payload }) })).json();
};

/** Opens a session like a page, signs with its keys and reads its traffic. */
async function open() {
  const { data } = await ask('open');
  const send = async (id: string, body?: object, more: Wanted = {}) => {
    const { accessKey, secretKey } = data;
    const signer = { accessKey, secretKey, now: running.clock.now() };
    return (await running.app.inject(requestOf(callOf(id), { body, ...more }, signer))).json();
  };
  return { ...data, send };
}

const text = { phones: ['12025550101'], content: 'Hello' };

test('keys work without an account at once, and their traffic can be watched', async () => {
  const me = await open();
  expect(me.accessKey).toMatch(/^AKTEST[A-Z2-9]{20}$/);
  expect(me.secretKey).toMatch(/^sktest-/);
  expect(me.callbackSecret).toMatch(/^cstest-/);
  expect(me.host).toBe('http://localhost:3000/sandbox');
  const { requestId, data } = await me.send('smsSendV2', text);
  const watch = async () => (await ask('watch', { token: me.token, requestId })).data;
  expect(await watch()).toMatchObject({
    things: [{ id: data.accepted[0].messageId, states: [{ status: 'accepted' }], isDone: false }],
    deliveries: [],
  });
  running.clock.advance(2 * secondMs);
  await deliverDue(running.context);
  expect(await watch()).toMatchObject({
    things: [{ states: [{}, {}, {}, { status: 'DELIVRD' }], isDone: true }],
    deliveries: [{ event: 'sms.receipt', state: 'received', attempts: [{ status: 200 }] }],
  });
});

test('records are listed in the order of the response', async () => {
  const me = await open();
  const phones = Array.from({ length: 8 }, (_, index) => `1202555010${index}`);
  const { requestId, data } = await me.send('smsSendV2', { phones, content: 'Hello' });
  const { things } = (await ask('watch', { token: me.token, requestId })).data;
  const idsOf = (list: Record<string, string>[], name: string) => list.map((one) => one[name]);
  expect(idsOf(things, 'id')).toEqual(idsOf(data.accepted, 'messageId'));
});

test('steps months ahead are not waited for', async () => {
  const me = await open();
  const { requestId } = await me.send('shortLinkCreate', { url: 'https://www.customer.example/' });
  expect((await ask('watch', { token: me.token, requestId })).data).toMatchObject({
    things: [{ states: [{ status: 'active' }], isDone: true }],
  });
});

test('requests are stored with their response, without the secret in a body', async () => {
  const me = await open();
  const { requestId } = await me.send('smsSend', undefined, { keysInBody: true });
  const { data: traffic } = await ask('traffic', { token: me.token });
  expect(traffic).toMatchObject({
    catcherAnswer: 'ok',
    requests: [{ id: requestId, callId: 'smsSend', path: '/sms/mt', status: 200, code: 0 }],
  });
  const { data: detail } = await ask('request', { token: me.token, requestId });
  expect(detail.body).toContain(me.accessKey);
  expect(JSON.stringify(detail)).not.toContain(me.secretKey);
  expect(JSON.parse(detail.answer)).toMatchObject({ code: 0, requestId });
});

test('requests with the same requestId are watched together and read one by one', async () => {
  const [me, other] = [await open(), await open()];
  const requestId = randomUUID();
  const messageIds = [];
  for (const session of [me, me, other]) {
    const { data } = await session.send('smsSendV2', text, {
      headers: { requestid: requestId },
    });
    messageIds.push(data.accepted[0].messageId);
    running.clock.advance(secondMs);
  }
  running.clock.advance(secondMs);
  const idsOf = (things: { id: string }[]) => things.map(({ id }) => id);
  const watched = (await ask('watch', { token: me.token, requestId })).data;
  expect(idsOf(watched.things)).toEqual([messageIds[1], messageIds[0]]);
  expect(watched.deliveries.length).toBeGreaterThan(1);
  for (const delivery of watched.deliveries) expect(delivery.requestId).toBe(requestId);
  const { requests, deliveries } = (await ask('traffic', { token: me.token })).data;
  expect(requests).toMatchObject([{ requestId }, { requestId }]);
  for (const [place, { id }] of requests.entries()) {
    const messageId = messageIds[1 - place];
    const alone = (await ask('watch', { token: me.token, requestId: id })).data;
    expect(idsOf(alone.things)).toEqual([messageId]);
    const detail = (await ask('request', { token: me.token, requestId: id })).data;
    expect(detail).toMatchObject({ id, requestId, answer: expect.stringContaining(messageId) });
    const followed = deliveries.filter((one: { requestId: string }) => one.requestId === id);
    expect(followed.length).toBeGreaterThan(0);
    for (const { body } of followed) expect(body).toContain(messageId);
  }
});

test('a wrongly signed request, a wrong path and a wrong method are logged for their owner', async () => {
  const me = await open();
  const { accessKey } = me;
  const spoilt = async () => {
    const signer = { accessKey, secretKey: 'another', now: running.clock.now() };
    const wanted = { body: text };
    return (await running.app.inject(requestOf(callOf('smsSendV2'), wanted, signer))).json();
  };
  const { code, requestId } = await spoilt();
  expect(code).toBe(1102);
  const read = async () => (await ask('traffic', { token: me.token })).data.requests;
  expect(await read()).toMatchObject([{ id: requestId, status: 401, code: 1102 }]);
  const { data } = await ask('request', { token: me.token, requestId });
  expect(data).toMatchObject({ isWhole: true, headers: { 'x-access-key': accessKey } });
  expect(JSON.parse(data.body)).toEqual(text);

  const headers = { 'x-access-key': accessKey };
  for (const [method, url] of [
    ['POST', '/sandbox/v2/sms/mtt'],
    ['PUT', '/sandbox/v2/sms/mt'],
  ] as const) {
    running.clock.advance(1);
    await running.app.inject({ method, url, headers, payload: text });
  }
  const [wrongMethod, wrongPath] = await read();
  expect(wrongMethod).toMatchObject({ method: 'PUT', path: '/v2/sms/mt', status: 405, code: 1403 });
  expect(wrongPath).toMatchObject({ path: '/v2/sms/mtt', status: 404, code: 1402 });
  const found = await ask('request', { token: me.token, requestId: wrongPath.id });
  expect(found.data).toMatchObject({ callId: '', isWhole: true });
  expect(JSON.parse(found.data.body)).toEqual(text);
});

test('a query is stored as sent, a file is not', async () => {
  const me = await open();
  const { accessKey, secretKey } = me;
  const signer = () => ({ accessKey, secretKey, now: running.clock.now() });
  const wanted = { query: { phone: '12025550101', page: '2' } };
  await running.app.inject(requestOf(callOf('smsListRecords'), wanted, signer()));
  const { data } = await ask('traffic', { token: me.token });
  expect(data.pausesMs).toEqual([1, 2, 4, 8, 16].map((seconds) => seconds * secondMs));
  expect(data.requests[0].query).toBe('page=2&phone=12025550101');
  const upload = requestOf(callOf('voiceUploadFile'), {}, signer());
  const { requestId } = (await running.app.inject(upload)).json();
  const found = (await ask('request', { token: me.token, requestId })).data;
  expect(found).toMatchObject({ body: '', isWhole: false });
});

test('a callback can be refused and delivered again', async () => {
  const me = await open();
  expect(await ask('catcher', { token: me.token, answer: 'fail' })).toMatchObject({ code: 0 });
  await me.send('smsSendV2', text);
  running.clock.advance(2 * secondMs);
  await deliverDue(running.context);
  const read = async () => (await ask('traffic', { token: me.token })).data;
  const [failed] = (await read()).deliveries;
  expect(failed).toMatchObject({ state: 'waiting', attempts: [{ status: 500 }] });
  await ask('catcher', { token: me.token, answer: 'ok' });
  await ask('deliver', { token: me.token, deliveryId: failed.id });
  await deliverDue(running.context);
  expect((await read()).deliveries).toMatchObject([{ state: 'received', attempts: [{}, {}] }]);
});

test('a session sees nothing of another', async () => {
  const [mine, other] = [await open(), await open()];
  const { requestId, data } = await mine.send('smsSendV2', text);
  expect((await ask('traffic', { token: other.token })).data.requests).toEqual([]);
  expect(await ask('request', { token: other.token, requestId })).toMatchObject({
    code: 'not-found',
  });
  const watched = await ask('watch', { token: other.token, requestId });
  expect(watched.data).toMatchObject({ things: [], deliveries: [] });
  const { messageId } = data.accepted[0];
  const { accessKey, secretKey } = other;
  const signer = { accessKey, secretKey, now: running.clock.now() };
  const wanted = { path: { messageId } };
  const found = await running.app.inject(requestOf(callOf('smsGetRecord'), wanted, signer));
  expect(found.json()).toMatchObject({ code: 1401 });
});

test('a session ends after a day with its keys, and sessions are limited', async () => {
  const me = await open();
  const { data, code } = await ask('open');
  expect([data, code]).toEqual([undefined, 'too-many-requests']);
  running.clock.advance(24 * hourMs);
  expect(await ask('traffic', { token: me.token })).toMatchObject({ code: 'practice.ended' });
  expect(await me.send('smsSendV2', text)).toMatchObject({ code: 1101 });
});

test('unsigned requests that name a key are stored up to a limit', async () => {
  const strict = await sandboxApp({ SANDBOX_REQUESTS_PER_10_SECONDS: '2' });
  const inject = (url: string, payload?: object) =>
    strict.app.inject({ method: 'POST', url: `/client_api/practice/${url}`, payload });
  const { token, accessKey } = (await inject('open')).json().data;
  for (let count = 0; count < 4; count += 1) {
    const signer = { accessKey, secretKey: 'another', now: strict.clock.now() };
    await strict.app.inject(requestOf(callOf('smsSendV2'), { body: text }, signer));
  }
  expect((await inject('traffic', { token })).json().data.requests).toHaveLength(2);
  await strict.close();
});

test('a server without sandbox says so', async () => {
  const without = await sandboxApp({ SANDBOX: 'false' });
  const response = await without.app.inject({ method: 'POST', url: '/client_api/practice/open' });
  expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
  await without.close();
});
