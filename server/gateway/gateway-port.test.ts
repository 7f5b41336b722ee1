import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { gatewayOn, usageRowOf } from '#tests/support/gateway.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { gatewayMessages } from '../db/gateway-schema.ts';
import type { customers } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { buildGateway, openGatewayPort } from './gateway-port.ts';
import { noteChange } from './note-change.ts';

let served: TestApp;
let customer: typeof customers.$inferSelect;
let gateway: ReturnType<typeof gatewayOn>;
beforeAll(async () => {
  served = await testApp(gatewayTokens);
  customer = await accountsOn(served).addCustomer();
  gateway = gatewayOn(served);
});
afterAll(() => served.close());

const { GATEWAY_TOKEN, GATEWAY_TOKEN_SECOND } = gatewayTokens;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const row = (changes?: object) => usageRowOf(served, customer.publicId, changes);

describe('the token', () => {
  const statusWith = async (token: string, context = served.context) =>
    (await gatewayOn({ context }).send({ url: '/gateway/v1/changes', headers: bearer(token) }))
      .statusCode;

  test('is one of two during a rotation, then the other alone', async () => {
    expect(await statusWith(GATEWAY_TOKEN)).toBe(200);
    expect(await statusWith(GATEWAY_TOKEN_SECOND)).toBe(200);
    const { gateway: both } = served.context.env;
    const env = { ...served.context.env, gateway: { ...both, tokens: [GATEWAY_TOKEN_SECOND] } };
    expect(await statusWith(GATEWAY_TOKEN, { ...served.context, env })).toBe(401);
    expect(await statusWith(GATEWAY_TOKEN_SECOND, { ...served.context, env })).toBe(200);
  });

  test.each(['/gateway/v1/changes', '/gateway/v1/usage', '/gateway/v1/openapi.json', '/nowhere'])(
    'is needed, and a refusal says nothing: %s',
    async (url) => {
      for (const headers of [{}, bearer(`${GATEWAY_TOKEN}x`), bearer('')]) {
        const { statusCode, body, headers: said } = await gateway.send({ url, headers });
        expect({ statusCode, body }).toEqual({ statusCode: 401, body: '' });
        // A stranger keeps no connection.
        expect(said.connection).toBe('close');
      }
      expect((await gateway.send({ url: '/nowhere' })).statusCode).toBe(404);
    },
  );

  test('is needed where there is a port', () => {
    expect(() => readEnv({ GATEWAY_PORT: '4000' })).toThrow('GATEWAY_PORT needs GATEWAY_TOKEN');
    const shared = { PORT: '4000', GATEWAY_PORT: '4000', GATEWAY_TOKEN };
    expect(() => readEnv(shared)).toThrow('neither PORT nor METRICS_PORT');
    expect(() => readEnv({ GATEWAY_TOKEN: 'short' })).toThrow('GATEWAY_TOKEN must have at least');
  });
});

test('the public port has none of it', async () => {
  for (const [method, path] of [
    ['GET', 'changes'],
    ['POST', 'usage'],
    ['POST', 'balances'],
    ['POST', 'messages'],
    ['GET', 'openapi.json'],
  ] as const) {
    const { statusCode } = await served.app.inject({
      ...{ method, url: `/gateway/v1/${path}`, headers: bearer(GATEWAY_TOKEN) },
    });
    expect(statusCode).toBe(404);
  }
});

describe('a body', () => {
  test.each<[string, string, unknown]>([
    ['', 'an object with rows', []],
    ['rows', 'a list of rows', {}],
    ['rows', 'at most 1,000 rows', { rows: Array.from({ length: 1_001 }, () => ({})) }],
    ['rows2', 'no such field', { rows: [], rows2: [] }],
    ['completeUntil', 'a time in UTC such as 2026-11-18T14:40:00Z', { rows: [], completeUntil: 1 }],
    [
      'completeUntil',
      'a time that is not ahead',
      { rows: [], completeUntil: '2099-01-01T00:00:00Z' },
    ],
    ['', 'JSON', '{'],
  ])('is refused with its field: %s, %s', async (field, expected, payload) => {
    const { statusCode, headers, body } = await gateway.send({
      ...{ method: 'POST', url: '/gateway/v1/usage' },
      headers: { ...bearer(GATEWAY_TOKEN), 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    expect(statusCode).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    const name = field === 'rows2' ? '?' : field;
    expect(JSON.parse(body)).toEqual({ field: name, expected });
  });

  test('is refused unless it is JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const { statusCode, body } = await gateway.send({
        ...{ method: 'POST', url: '/gateway/v1/usage', payload: '{"rows":[]}' },
        headers: { ...bearer(GATEWAY_TOKEN), 'content-type': type },
      });
      expect([statusCode, JSON.parse(body)]).toEqual([400, { field: '', expected: 'JSON' }]);
    }
  });

  test('has 1 MB at most', async () => {
    const payload = { rows: [{ text: 'x'.repeat(1024 * 1024) }] };
    expect(await gateway.report('usage', payload)).toMatchObject({ status: 413 });
  });

  test('with 1,000 rows is taken, twice the same', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) =>
      row({ key: `AKLIVE${String(at).padStart(20, '0')}` }),
    );
    const body = { taken: 1_000, ignored: 0, refused: [] };
    expect(await gateway.report('usage', { rows })).toEqual({ status: 200, body });
    expect((await gateway.report('usage', { rows })).body).toMatchObject({ ignored: 1_000 });
  });
});

test('more than ten requests a second are refused, and then taken again', async () => {
  const app = buildGateway(served.context, new AbortController().signal);
  const ask = async () =>
    app.inject({ url: '/gateway/v1/openapi.json', headers: bearer(GATEWAY_TOKEN) });
  const statuses: number[] = [];
  for (let request = 0; request < 11; request += 1) statuses.push((await ask()).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 5_000 }).toBe(200);
  await app.close();
});

describe('the port', () => {
  let origin: string;
  let opened: ReturnType<typeof openGatewayPort>;
  beforeEach(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    opened = openGatewayPort(served.context, { port, host: '127.0.0.1' });
    await expect
      .poll(() => ask('openapi.json').catch(() => undefined))
      .toMatchObject({ status: 200 });
  });
  afterEach(() => opened.stop());

  const ask = (path: string) =>
    fetch(`${origin}/gateway/v1/${path}`, { headers: bearer(GATEWAY_TOKEN) });

  const report = (...rows: object[]) =>
    fetch(`${origin}/gateway/v1/usage`, {
      method: 'POST',
      headers: { ...bearer(GATEWAY_TOKEN), 'content-type': 'application/json' },
      body: JSON.stringify({ rows }),
    });

  const note = () =>
    served.context.database.transaction((tx) => noteChange(tx, { publicId: customer.publicId }));

  test('answers waiting polls when something changes; a third at once is refused', async () => {
    await note();
    const { cursor } = await (await ask('changes')).json();
    const waiting = [1, 2].map(() => ask(`changes?wait=25&after=${cursor}`));
    await expect.poll(async () => (await ask('changes')).status).toBe(429);
    // Nodes that wait can report nevertheless.
    expect(await report(row())).toMatchObject({ status: 200 });
    const changedMs = performance.now();
    await note();
    for (const poll of waiting)
      expect((await (await poll).json()).accounts).toMatchObject([{ account: customer.publicId }]);
    expect(performance.now() - changedMs).toBeLessThan(5_000);
  });

  test('takes two reports at once; a third is refused, and a poll is answered', async () => {
    const { two, statuses } = await served.context.database.transaction(async (tx) => {
      // Reports wait for it.
      await takeAdvisoryLock(tx, 'usage reports');
      const two = [report(row()), report(row())];
      await expect.poll(async () => (await ask('openapi.json')).status).toBe(429);
      const more = [await report(row()), await ask('changes')];
      return { two, statuses: more.map(({ status }) => status) };
    });
    expect(statuses).toEqual([429, 200]);
    for (const one of two) expect((await one).status).toBe(200);
  });

  test('is taken over by another process when this one ends', async () => {
    const place = { port: Number(new URL(origin).port), host: '127.0.0.1' };
    const other = openGatewayPort(served.context, place);
    await opened.stop();
    await expect.poll(() => ask('changes').catch(() => undefined)).toMatchObject({ status: 200 });
    await other.stop();
  });

  test('ends waiting polls when the process stops', async () => {
    await note();
    const { cursor } = await (await ask('changes')).json();
    const waiting = ask(`changes?wait=25&after=${cursor}`);
    const second = ask(`changes?wait=25&after=${cursor}`);
    await expect.poll(async () => (await ask('changes')).status).toBe(429);
    await opened.stop();
    expect((await (await waiting).json()).accounts).toEqual([]);
    expect((await second).status).toBe(200);
  });
});

describe('messages', () => {
  const message = (changes: object = {}) => ({
    ...{ account: customer.publicId, key: 'AKLIVE3H7QKXDZ5N2R8WPTYBLM' },
    ...{ requestId: randomUUID(), messageId: '7c1f2b90d4e84a53b6f0c2aa', product: 'sms' },
    ...{ country: 'US', recipient: '1202•••0187', status: 'accepted', reason: null },
    ...{ segments: 1, price: '0.0232', currency: 'USD', version: 1 },
    ...{ acceptedAt: served.clock.now().toISOString(), doneAt: null },
    ...changes,
  });

  test('are stored with their latest state', async () => {
    const done = message({ version: 3, status: 'DELIVRD' });
    await gateway.report('messages', { rows: [message(), done, message({ version: 2 })] });
    expect(await gateway.report('messages', { rows: [message({ version: 2 })] })).toMatchObject({
      body: { taken: 0, ignored: 1, refused: [] },
    });
    const { database } = served.context;
    expect(await database.select().from(gatewayMessages)).toMatchObject([
      { status: 'DELIVRD', recipient: '1202•••0187' },
    ]);
  });

  test.each<[string, object]>([
    ['recipient', { recipient: '12025550187' }],
    ['recipient', { recipient: '1202555•••0187' }],
    ['text', { text: 'Your code is 1234' }],
    ['status', { status: '12025550187' }],
  ])('a row with a wrong %s is refused: %j', async (field, changes) => {
    const { body } = await gateway.report('messages', { rows: [message(changes)] });
    expect(body).toMatchObject({ taken: 0, refused: [{ index: 0, field }] });
  });
});

test('the description has every call, and rows as they are taken', async () => {
  const { paths } = (await gateway.send({ url: '/gateway/v1/openapi.json' })).json();
  expect(Object.keys(paths)).toEqual(
    ['changes', 'usage', 'balances', 'messages'].map((call) => `/gateway/v1/${call}`),
  );
  const { rows } =
    paths['/gateway/v1/usage'].post.requestBody.content['application/json'].schema.properties;
  expect(rows.maxItems).toBe(1_000);
  expect(Object.keys(rows.items.properties)).toEqual(Object.keys(row()));
  expect(rows.items.additionalProperties).toBe(false);
});
