import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signCallback } from '#content/api/signing.ts';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { callbackSecretOf } from '#server/applications/applications.ts';
import { countDeliveries, listDeliveries } from '#server/applications/traffic.ts';
import { applications, sandboxAttempts, sandboxRequests } from '#server/db/sandbox-schema.ts';
import { blockNetwork } from '#server/sandbox/operator.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import type { TestApp } from '#tests/support/app.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import {
  callOf,
  type Practice,
  practice,
  requestOf,
  sandboxApp,
  theApi,
} from '#tests/support/sandbox.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp({ SANDBOX_SESSIONS_PER_HOUR: '3' });
});
afterAll(() => running.close());

const text = { phones: ['12025550101'], content: 'Hello' };

type Callback = {
  event: string;
  eventId: string;
  requestId?: string;
  occurredAt: string;
  headers: Record<string, string>;
  body: string;
};
type Read = { callbacks: Callback[]; cursor: string };

async function read(me: Practice, query: Record<string, string> = {}): Promise<Read> {
  const { code, data } = await me.send('sandboxListCallbacks', { query });
  expect(code).toBe(0);
  return data as Read;
}

function onlyOne([callback, ...others]: readonly Callback[]): Callback {
  if (!callback || others.length > 0) throw new Error('There is not one callback.');
  return callback;
}

const trigger = (me: Practice, event = 'sms.receipt', fields?: object) =>
  me.send('sandboxTriggerCallback', { body: { event, ...(fields && { fields }) } });

/** The same with an account in place of a session. */
async function account(callbackUrl: string | null = null): Promise<Practice> {
  const me = await practice(running);
  const change = {
    customerId: (await accountsOn(running).addCustomer()).id,
    tokenHash: null,
    endsAt: null,
    callbackUrl,
  };
  await running.context.database
    .update(applications)
    .set(change)
    .where(eq(applications.id, me.application.id));
  return { ...me, application: { ...me.application, ...change } };
}

const openFrom = (remoteAddress: string, query = '') =>
  running.app.inject({
    method: 'POST',
    url: `/sandbox/v2/sandbox/sessions${query}`,
    remoteAddress,
  });

test('a session opens without a key, and its keys work at once', async () => {
  const { code, data } = (await openFrom('203.0.113.1')).json();
  expect({ code, data }).toEqual({
    code: 0,
    data: {
      host: 'http://localhost:3000/sandbox',
      accessKey: expect.stringMatching(/^AKTEST[A-Z2-9]{20}$/),
      secretKey: expect.stringMatching(/^sktest-/),
      callbackSecret: expect.stringMatching(/^cstest-/),
      endsAt: new Date(running.clock.now().getTime() + dayMs).toISOString(),
    },
  });
  const signer = { ...data, now: running.clock.now() };
  const sent = await running.app.inject(requestOf(callOf('smsSendV2'), {}, signer));
  expect(sent.json()).toMatchObject({ code: 0 });
});

test('sessions of a network are limited, and refusals say what is wrong', async () => {
  for (const _ of [1, 2, 3]) expect((await openFrom('198.51.100.1')).json().code).toBe(0);
  const refused = await openFrom('198.51.100.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 1301, error: { retry: 'wait' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await openFrom('203.0.113.9', '?days=7')).json()).toMatchObject({
    code: 1002,
    error: { field: 'days', in: 'query', problem: 'unknown' },
  });
  const network = { network: '192.0.2.0/24', reason: 'floods us' };
  await blockNetwork(running.context, 'anna', network);
  const blocked = await openFrom('192.0.2.7');
  expect(blocked.statusCode).toBe(403);
  expect(blocked.json()).toMatchObject({ code: 1105, error: { retry: 'ask' } });
});

test('callbacks are read with exact body and a fresh signature, then only new ones', async () => {
  const me = await practice(running);
  const secret = callbackSecretOf(running.context, me.application) ?? '';
  const { requestId } = await me.send('smsSendV2', { body: text });
  expect((await read(me)).callbacks).toEqual([]);
  running.clock.advance(2 * secondMs);
  const { callbacks, cursor } = await read(me);
  expect(callbacks).toMatchObject([{ event: 'sms.receipt', requestId }]);
  const { headers, body } = onlyOne(callbacks);
  const sent = JSON.parse(body);
  expect(sent).toMatchObject({ event: 'sms.receipt', data: { status: 'DELIVRD' } });
  expect(callbacks[0]).toMatchObject({ eventId: sent.eventId, occurredAt: sent.occurredAt });
  const { 'x-callback-timestamp': timestampMs = '', 'x-callback-nonce': nonce = '' } = headers;
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-callback-timestamp': String(running.clock.now().getTime()),
    'x-callback-nonce': nonce,
    'x-callback-signature': signCallback({ timestampMs, nonce, body }, secret),
  });
  expect(await read(me, { after: cursor })).toEqual({ callbacks: [], cursor });
  const { data } = await trigger(me, 'sms.reply');
  expect(data).toEqual({});
  await trigger(me);
  const next = await read(me, { after: cursor });
  expect(next.callbacks).toHaveLength(1);
  expect(Number(next.cursor)).toBeGreaterThan(Number(cursor));
  expect((await read(me)).callbacks).toHaveLength(2);
});

test('the body is what was sent, whether or not it was sent before it is read', async () => {
  const me = await practice(running);
  await trigger(me);
  const [before] = (await read(me)).callbacks;
  await deliverDue(running.context);
  const [after] = (await read(me)).callbacks;
  expect(after?.body).toBe(before?.body);
  const attempts = await running.context.database.select().from(sandboxAttempts);
  expect(attempts.length).toBeGreaterThan(0);
});

test('events and requests can be chosen, and latest skips what is there', async () => {
  const me = await practice(running);
  const first = await me.send('smsSendV2', { body: text });
  const second = await me.send('smsSendV2', { body: text });
  running.clock.advance(2 * secondMs);
  await trigger(me, 'email.receipt');
  const idsOf = async (query: Record<string, string>) =>
    (await read(me, query)).callbacks.map(({ requestId, event }) => `${event} ${requestId}`);
  expect(await idsOf({ requestId: first.requestId })).toEqual([`sms.receipt ${first.requestId}`]);
  expect(await idsOf({ requestId: randomUUID() })).toEqual([]);
  expect(await idsOf({ event: 'sms.receipt' })).toEqual(
    [first, second].map(({ requestId }) => `sms.receipt ${requestId}`),
  );
  expect(await idsOf({ event: 'sms.receipt', requestId: second.requestId })).toHaveLength(1);
  const { callbacks, cursor } = await read(me, { after: 'latest' });
  expect(callbacks).toEqual([]);
  const again = await trigger(me);
  expect((await read(me, { after: cursor })).callbacks).toMatchObject([
    { eventId: again.data.eventId },
  ]);
});

test('a requestId that the caller chose finds the callbacks of both requests', async () => {
  const me = await practice(running);
  const requestid = randomUUID();
  for (const _ of [1, 2]) await me.send('smsSendV2', { body: text, headers: { requestid } });
  running.clock.advance(2 * secondMs);
  const { callbacks } = await read(me, { requestId: requestid });
  expect(callbacks).toMatchObject([{ requestId: requestid }, { requestId: requestid }]);
});

test('a callback of an earlier event that is stored later is not missed', async () => {
  const me = await practice(running);
  await me.send('smsSendV2', { body: text });
  running.clock.advance(2 * secondMs);
  const { cursor } = await read(me);
  // Its request began before the other event, and is stored only now.
  running.clock.advance(-secondMs);
  const late = await trigger(me);
  running.clock.advance(secondMs);
  expect((await read(me, { after: cursor })).callbacks).toMatchObject([
    { eventId: late.data.eventId },
  ]);
});

test('a hundred callbacks come at once, and none is lost when readers number them together', async () => {
  const me = await practice(running);
  const phones = Array.from({ length: 100 }, (_, index) => String(12025550200 + index));
  for (const _ of [1, 2]) await me.send('smsSendV2', { body: { ...text, phones } });
  running.clock.advance(2 * secondMs);
  const [first, other] = await Promise.all([read(me), read(me)]);
  expect(first?.callbacks).toHaveLength(100);
  expect(other?.cursor).toBe(first?.cursor);
  const rest = await read(me, { after: first?.cursor ?? '' });
  const ids = [...(first?.callbacks ?? []), ...rest.callbacks].map(({ eventId }) => eventId);
  expect(new Set(ids).size).toBe(200);
});

test('another key never reads, repeats or learns of a callback', async () => {
  const [me, stranger] = [await practice(running), await practice(running)];
  const { requestId } = await me.send('smsSendV2', { body: text });
  running.clock.advance(2 * secondMs);
  const { eventId } = onlyOne((await read(me)).callbacks);
  expect((await read(stranger)).callbacks).toEqual([]);
  expect((await read(stranger, { requestId })).callbacks).toEqual([]);
  expect(await stranger.send('sandboxResendCallback', { path: { eventId } })).toMatchObject({
    status: 404,
    code: 1401,
    error: { field: 'eventId', in: 'path' },
  });
});

test('a wait ends when an event occurs', async () => {
  const me = await practice(running);
  const waiting = read(me, { wait: '25' });
  const { data } = await trigger(me);
  expect((await waiting).callbacks).toMatchObject([{ eventId: data.eventId }]);
  // However often it looked, it was one of three requests.
  const { headers } = await me.send('sandboxListCallbacks', { query: {} });
  expect(headers.ratelimit).toContain('"requests";r=999997');
});

test('a key waits twice at once, a third is refused, and a process that stops ends them', async () => {
  const stopping = await sandboxApp();
  const me = await practice(stopping);
  const other = await practice(stopping);
  const wait = (who: Practice) => who.send('sandboxListCallbacks', { query: { wait: '25' } });
  const own = [wait(me), wait(me), wait(me)];
  const refused = await Promise.race(own);
  expect(refused).toMatchObject({ status: 429, code: 1301, error: { retry: 'wait' } });
  expect(refused.headers).toHaveProperty('retry-after');
  const another = wait(other);
  await stopping.app.close();
  const ended = (await Promise.all([...own, another])).filter(({ code }) => code === 0);
  expect(ended.map(({ data }) => data)).toEqual(Array(3).fill({ callbacks: [], cursor: '0' }));
  await stopping.close();
});

test('a client that goes away makes room', async () => {
  const listening = await sandboxApp();
  const me = await practice(listening);
  const origin = await listening.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const wait = async () => {
    const { accessKey } = me.key;
    const signer = { accessKey, secretKey: me.secretKey, now: listening.clock.now() };
    const { url, headers } = requestOf(
      callOf('sandboxListCallbacks'),
      { query: { wait: '25' } },
      signer,
    );
    const response = await fetch(`${origin}${url}`, {
      // The server would wait for a connection that is kept.
      headers: { ...Object(headers), connection: 'close' },
      signal: leaving.signal,
    }).catch(() => undefined);
    return response?.status;
  };
  const waiting = [wait(), wait(), wait()];
  expect(await Promise.race(waiting)).toBe(429);
  leaving.abort();
  await Promise.all(waiting);
  const code = async () => (await me.send('sandboxListCallbacks', { query: {} })).code;
  await expect.poll(code).toBe(0);
  await listening.close();
});

test('wrong values of a query are refused by name', async () => {
  const me = await practice(running);
  const refusal = async (query: Record<string, string>) =>
    (await me.send('sandboxListCallbacks', { query })).error;
  expect(await refusal({ wait: '26' })).toMatchObject({ field: 'wait', problem: 'range' });
  expect(await refusal({ after: 'then' })).toMatchObject({ field: 'after', problem: 'format' });
  expect(await refusal({ requestId: '7' })).toMatchObject({
    field: 'requestId',
    problem: 'format',
  });
  expect(await refusal({ since: '1' })).toMatchObject({ field: 'since', problem: 'unknown' });
});

test('every documented event can be caused as it is documented', async () => {
  const me = await practice(running);
  const events = new Set(theApi().callbacks.map(({ event }) => event));
  for (const event of events) {
    const { code, data } = await trigger(me, event);
    expect({ code, event: data.event }, event).toEqual({ code: 0, event });
  }
  expect((await read(me)).callbacks.map(({ event }) => event)).toEqual([...events]);
});

test('fields change the example that agrees with most of them', async () => {
  const me = await practice(running);
  const dataOf = async (event: string, fields: object) => {
    const { cursor } = await read(me, { after: 'latest' });
    expect(await trigger(me, event, fields)).toMatchObject({ code: 0 });
    return JSON.parse(onlyOne((await read(me, { after: cursor })).callbacks).body).data;
  };
  expect(await dataOf('sms.receipt', { status: 'UNDELIV', phone: '12025550102' })).toMatchObject({
    status: 'UNDELIV',
    reason: 'ABSENT_SUBSCRIBER',
    phone: '12025550102',
  });
  expect(await dataOf('sms.receipt', { orderId: null })).not.toHaveProperty('orderId');
  const image = await dataOf('whatsapp.message', { type: 'image', image: { caption: 'A cat' } });
  expect(image).toMatchObject({
    type: 'image',
    image: { caption: 'A cat', mediaId: expect.anything() },
  });
});

test('an event that does not exist and fields that do not fit are refused', async () => {
  const me = await practice(running);
  expect(await trigger(me, 'sms.receit')).toMatchObject({
    status: 400,
    code: 1002,
    error: { field: 'event', in: 'body', expected: expect.stringContaining('sms.receipt') },
  });
  expect(await trigger(me, 'sms.receipt', { stauts: 'UNDELIV' })).toMatchObject({
    status: 400,
    code: 1002,
    error: {
      field: 'fields.stauts',
      in: 'body',
      problem: 'unknown',
      expected: 'Did you mean status?',
    },
  });
  expect(await trigger(me, 'whatsapp.message', { image: { captoin: 'A cat' } })).toMatchObject({
    code: 1002,
    error: { field: 'fields.image.captoin', problem: 'unknown' },
  });
  expect(await trigger(me, 'sms.receipt', { status: 'LOST' })).toMatchObject({
    code: 1002,
    error: {
      field: 'fields.status',
      in: 'body',
      problem: 'value',
      expected: expect.stringContaining('UNDELIV'),
    },
  });
  expect(await trigger(me, 'sms.receipt', { phone: null })).toMatchObject({
    code: 1001,
    error: { field: 'fields.phone' },
  });
});

test('a callback is sent and read again with the same event, and only once it has occurred', async () => {
  const me = await practice(running);
  const { data } = await trigger(me);
  await deliverDue(running.context);
  const first = await read(me);
  const eventId = String(data.eventId);
  const again = await me.send('sandboxResendCallback', { path: { eventId } });
  expect(again).toMatchObject({ code: 0, data });
  const second = await read(me, { after: first.cursor });
  expect(second.callbacks.map(({ body }) => body)).toEqual(first.callbacks.map(({ body }) => body));
  await deliverDue(running.context);
  const [delivery] = await listDeliveries(running.context, me.application);
  expect(delivery).toMatchObject({ state: 'received', attempts: [{ number: 1 }, { number: 2 }] });
});

test('an account without a callback address has its events here, and nothing is sent', async () => {
  const me = await account();
  const { requestId } = await me.send('smsSendV2', { body: text });
  running.clock.advance(2 * secondMs);
  expect(await deliverDue(running.context)).toBe(0);
  const { callbacks, cursor } = await read(me);
  expect(callbacks).toMatchObject([{ event: 'sms.receipt', requestId }]);
  const since = new Date(0);
  expect(await listDeliveries(running.context, me.application)).toEqual([]);
  expect(await countDeliveries(running.context, me.application, since)).toEqual({
    ...{ waiting: 0, received: 0, 'given-up': 0 },
  });
  const path = { eventId: onlyOne(callbacks).eventId };
  await me.send('sandboxResendCallback', { path });
  expect(await deliverDue(running.context)).toBe(0);
  expect((await read(me, { after: cursor })).callbacks).toMatchObject([path]);
  // Once there is an address, it is sent there.
  await running.context.database
    .update(applications)
    .set({ callbackUrl: 'https://callback.customer.example/' })
    .where(eq(applications.id, me.application.id));
  await me.send('sandboxResendCallback', { path });
  expect(await listDeliveries(running.context, me.application)).toMatchObject([
    { url: 'https://callback.customer.example/', state: 'waiting' },
  ]);
});

test('reading callbacks is not in the request log, causing them is', async () => {
  const me = await practice(running);
  await read(me);
  await trigger(me);
  const rows = await running.context.database
    .select({ callId: sandboxRequests.callId })
    .from(sandboxRequests)
    .where(eq(sandboxRequests.applicationId, me.application.id));
  expect(rows).toEqual([{ callId: 'sandboxTriggerCallback' }]);
});
