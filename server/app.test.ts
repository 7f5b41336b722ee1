import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { buildApp } from './app.ts';
import { closeDatabase, openDatabase } from './db/database.ts';

const log: string[] = [];
let served: TestApp;

beforeAll(async () => {
  served = await testApp({}, { logTo: { write: (line) => void log.push(line) } });
});
afterAll(() => served.close());

const uuid = '0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11';
const errorLevel = 50;
const contact = '/register/officialContactUs';
const message = {
  fullName: 'Mei',
  email: 'mei@harbour.example',
  phone: '+65 6000 0000',
  message: 'Hello',
};

describe('request id', () => {
  test('of the client is used and returned', async () => {
    const reply = await served.app.inject({ url: '/healthz', headers: { requestId: uuid } });
    expect(reply.headers.requestid).toBe(uuid);
  });

  test.each(['', 'x', `${uuid}\u00e9`, '../../etc/passwd'])('%j is replaced', async (requestId) => {
    const reply = await served.app.inject({ url: '/healthz', headers: { requestId } });
    expect(reply.headers.requestid).toMatch(/^[\da-f-]{36}$/);
    expect(reply.headers.requestid).not.toBe(requestId);
  });
});

describe('security headers', () => {
  test.each(['/healthz', '/nowhere', '/%zz'])('are on %s', async (url) => {
    const { headers } = await served.app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      requestid: expect.any(String),
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('an invalid request gets a 4xx and an envelope', () => {
  const json = { 'content-type': 'application/json' };
  const cases: [string, InjectOptions, number, string][] = [
    ['broken percent-encoding', { url: '/%E0%A4%A' }, 400, 'bad-request'],
    ['an unknown address', { url: '/nowhere' }, 404, 'not-found'],
    ['another method', { url: contact, method: 'PUT' }, 405, 'method-not-allowed'],
    ['GET where POST is asked', { url: contact }, 405, 'method-not-allowed'],
    ['POST where GET is asked', { url: '/ip-info', method: 'POST' }, 405, 'method-not-allowed'],
    ['no body', { url: contact, method: 'POST' }, 400, 'bad-request'],
    ['an empty JSON body', { url: contact, method: 'POST', headers: json }, 400, 'bad-request'],
    [
      'broken JSON',
      { url: contact, method: 'POST', headers: json, payload: '{' },
      400,
      'bad-request',
    ],
    ['a list', { url: contact, method: 'POST', payload: [] }, 400, 'bad-request'],
    [
      'a poisoned prototype',
      { url: contact, method: 'POST', headers: json, payload: '{"__proto__":{"a":1}}' },
      400,
      'bad-request',
    ],
    [
      'plain text',
      {
        url: contact,
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify(message),
      },
      415,
      'unsupported-type',
    ],
    [
      'a form',
      {
        url: contact,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'fullName=Mei',
      },
      415,
      'unsupported-type',
    ],
    [
      'a broken content type',
      { url: contact, method: 'POST', headers: { 'content-type': ';;' }, payload: '{}' },
      415,
      'unsupported-type',
    ],
    [
      'too much',
      { url: contact, method: 'POST', payload: { message: 'x'.repeat(20_000) } },
      413,
      'too-large',
    ],
    [
      'another website',
      {
        url: contact,
        method: 'POST',
        payload: message,
        headers: { 'sec-fetch-site': 'cross-site' },
      },
      403,
      'forbidden',
    ],
    [
      'a foreign origin',
      {
        url: contact,
        method: 'POST',
        payload: message,
        headers: { origin: 'https://evil.example' },
      },
      403,
      'forbidden',
    ],
    [
      'no origin at all',
      { url: contact, method: 'POST', payload: message, headers: { origin: 'null' } },
      403,
      'forbidden',
    ],
  ];

  test.each(cases)('%s', async (_, request, status, code) => {
    const reply = await served.app.inject(request);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ code, msg: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  test('names the allowed method', async () => {
    expect((await served.app.inject({ url: contact, method: 'DELETE' })).headers.allow).toBe(
      'POST',
    );
  });

  test('is in the requested language', async () => {
    const reply = await served.app.inject({
      url: '/nowhere',
      headers: { 'content-language': 'CN' },
    });
    expect(reply.json().msg).toBe('该地址不存在。');
  });
});

test.each([
  ['http://localhost:4210', 'localhost:4210'],
  ['https://www.nuntix.example', 'www.nuntix.example'],
  ['http://localhost:3000', 'behind-a-proxy:8080'],
])('a page of %s may call %s', async (origin, host) => {
  const headers = { origin, host, 'sec-fetch-site': 'same-origin' };
  expect((await served.app.inject({ url: '/ip-info', headers })).statusCode).toBe(200);
});

test('the log has one line per request, without query, body and token', async () => {
  log.length = 0;
  await served.app.inject({
    method: 'POST',
    url: `${contact}?secret=query-secret`,
    headers: {
      usertoken: 'token-secret',
      authorization: 'Bearer bearer-secret',
      cookie: 'usertoken=cookie-secret',
      requestId: uuid,
    },
    payload: { ...message, message: 'body-secret' },
  });
  await served.app.inject('/nowhere?secret=query-secret');
  expect(log.join('')).not.toMatch(/secret/);
  expect(log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      requestId: uuid,
      req: { method: 'POST', path: contact, address: '127.0.0.1' },
      res: { status: 200 },
      elapsedMs: expect.any(Number),
    }),
    expect.objectContaining({ req: expect.objectContaining({ path: '/nowhere' }) }),
  ]);
});

describe('when something breaks', () => {
  test('the visitor gets a neutral message, and the log the cause without values', async () => {
    const lines: string[] = [];
    const broken = await testApp({}, { logTo: { write: (line) => void lines.push(line) } });
    await broken.context.database.execute('alter table contact_messages drop column phone');
    const reply = await broken.app.inject({
      method: 'POST',
      url: contact,
      headers: { requestId: uuid },
      payload: { ...message, message: 'body-secret' },
    });
    await broken.close();

    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      code: 'unexpected',
      msg: 'Something went wrong on our side. Please try again.',
    });
    const failure = lines.map((line) => JSON.parse(line)).find(({ level }) => level === errorLevel);
    expect(failure).toMatchObject({ requestId: uuid, err: { cause: { code: '42703' } } });
    expect(failure.err.stack).toContain('send-message.ts');
    expect(lines.join('')).not.toMatch(/body-secret|harbour/);
  });

  test('an unavailable database answers 503 with Retry-After', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const app = await buildApp({ ...served.context, database: away, logTo: { write: () => {} } });
    const reply = await app.inject({ method: 'POST', url: contact, payload: message });
    await app.close();
    await closeDatabase(away);

    expect(reply.statusCode).toBe(503);
    expect(reply.json().code).toBe('busy');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('invalid HTTP', () => {
  let open: TestApp;
  let port: number;
  beforeAll(async () => {
    open = await testApp();
    port = Number(new URL(await open.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => open.close());

  test.each([
    ['noise', 'hello\r\n\r\n', 400],
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      400,
    ],
    [
      'two kinds of length',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header with a control character', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s', async (_, words, status) => {
    const answer = await sendRaw(port, words);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'bad-request',
      msg: 'We could not read that request.',
    });
  });

  test('has the security headers of every response', async () => {
    const { headers } = await open.app.inject('/nowhere');
    const answer = await sendRaw(port, 'hello\r\n\r\n');
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
      expect(answer).toContain(`\r\n${name}: ${headers[name]}\r\n`);
  });

  test('TRACE is refused and echoes nothing', async () => {
    const words =
      'TRACE /healthz HTTP/1.1\r\nHost: x\r\nX-Said: aloud\r\nConnection: close\r\n\r\n';
    const answer = await sendRaw(port, words);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toContain('aloud');
  });
});
