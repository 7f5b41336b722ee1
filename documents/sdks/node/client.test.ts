import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signCallback, signRequest } from '#content/api/signing.ts';
import {
  type Answer,
  answer,
  closes,
  drips,
  half,
  never,
  refusal as refusing,
  reset,
  success as succeeding,
} from '#tests/support/sdks/answers.ts';
import { smallSdk, writeFiles } from '#tests/support/sdks/small-sdk.ts';
import { nodeEmitter } from './emit-node.ts';

type Method = (...all: unknown[]) => Promise<unknown> & AsyncIterable<unknown>;
type Failure = Error & Record<string, unknown>;
type Package = {
  Client: new (options?: object) => { sms: Record<string, Method> };
  webhooks: { verify: (...all: unknown[]) => Record<string, unknown> };
  codes: Record<string, number>;
  /** The classes of errors by name. */
  errors: Record<string, new () => Failure>;
};

const sdk = smallSdk();
const { client: clientName, variables } = sdk.names;
const anyError = `${clientName}Error`;
let folder: string;
let made: Package;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-node-'));
  await writeFiles(folder, nodeEmitter.write(sdk));
  const found = await import(pathToFileURL(join(folder, 'lib/index.js')).href);
  const { [clientName]: Client, webhooks, codes, ...errors } = found;
  made = { Client, webhooks, codes, errors };
});
afterAll(() => rm(folder, { recursive: true }));

const keys = { accessKey: 'AKTEST1', secretKey: 'sktest-1' };
let sent: { url: URL; method: string; headers: Headers; body: unknown }[];
let answers: (Response | Error)[];
beforeEach(() => {
  sent = [];
  answers = [];
});
afterEach(() => vi.unstubAllEnvs());

/** Gives the answers in order, the last one again and again. */
const fetch = async (url: string, { method, headers, body }: RequestInit) => {
  sent.push({ url: new URL(url), method: String(method), headers: new Headers(headers), body });
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer instanceof Error) throw answer;
  return answer?.clone();
};

const client = (options: object = {}) =>
  new made.Client({
    ...{ ...keys, fetch, retryDelaysMs: [1, 1, 1, 1], host: 'https://x.example/sandbox/' },
    ...options,
  }).sms;

const success = (data: unknown = {}) =>
  Response.json({ code: 0, msg: 'success', requestId: 'r', data });
const refusal = (status: number, fields: object, headers = {}) =>
  Response.json({ msg: 'No.', requestId: 'r', ...fields }, { status, headers });

async function allOf(list: AsyncIterable<unknown> | undefined): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of list ?? []) records.push(record);
  return records;
}

/** The error of a call. */
const failureOf = (call: PromiseLike<unknown> | undefined): Promise<Failure> =>
  Promise.resolve(call).then(
    () => Promise.reject(new Error('It succeeded.')),
    (error) => error,
  );

describe('a request', () => {
  test('is signed as documented, without the base path of the host', async () => {
    answers = [success({ records: [] })];
    const query = { from: '2026-11-15T00:00:00Z', page: 1, 'a*': 'ü b', none: undefined };
    await client().list?.(query);
    const [{ url, headers }] = sent as [(typeof sent)[0]];
    expect(url.pathname).toBe('/sandbox/v2/sms/records');
    expect(url.search).toBe('?a%2A=%C3%BC%20b&from=2026-11-15T00%3A00%3A00Z&page=1');
    const request = {
      ...{ method: 'GET', path: '/v2/sms/records', query: [...url.searchParams], body: '' },
      timestampMs: headers.get('x-timestamp') ?? '',
      nonce: headers.get('x-nonce') ?? '',
    };
    expect(headers.get('x-signature')).toBe(signRequest(request, keys.secretKey));
    expect(headers.get('idempotency-key')).toBeNull();
  });

  test('of version 1 is signed, too, and has no keys in its body', async () => {
    answers = [success()];
    const result = await client().send?.({ phone: '12025550101', kind: 'otp' });
    expect(result).toMatchObject({ data: {}, requestId: 'r', status: 200 });
    expect(sent[0]?.body).toBe('{"phone":"12025550101","kind":"otp"}');
    expect(sent[0]?.headers.get('x-signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{1,64}$/);
  });

  test('encodes the parts of its path, and refuses an empty one', async () => {
    answers = [success()];
    await client().sendV2?.('a/b', { type: 'text' }, { headers: { 'X-Mine': '1' } });
    expect(sent[0]?.url.pathname).toBe('/sandbox/v2/sms/mt/a%2Fb');
    expect(sent[0]?.headers.get('x-mine')).toBe('1');
    expect(await failureOf(client().sendV2?.('', {}))).toBeInstanceOf(TypeError);
  });

  test('with a file is not signed with its body, and is sent again whole', async () => {
    answers = [refusal(503, { code: 1502 }), success()];
    const file = { name: 'a.wav', content: new TextEncoder().encode('sound') };
    await client().upload?.({ file, name: 'Hello' });
    for (const { body, headers } of sent) {
      const form = body as FormData;
      expect(await (form.get('file') as File).text()).toBe('sound');
      expect((form.get('file') as File).name).toBe('a.wav');
      const request = { method: 'POST', path: '/v2/sms/files', body: '' };
      const [timestampMs = '', nonce = ''] = ['x-timestamp', 'x-nonce'].map(
        (name) => headers.get(name) ?? '',
      );
      expect(headers.get('x-signature')).toBe(
        signRequest({ ...request, timestampMs, nonce }, keys.secretKey),
      );
    }
  });

  test('with a form leaves out a field that is null', async () => {
    answers = [success()];
    await client().upload?.({ file: new Blob(['sound']), name: null, all: true });
    const form = sent[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['file', 'all']);
  });

  test('goes where the environment says; options come first', async () => {
    vi.stubEnv(`${variables}_HOST`, 'https://env.example');
    vi.stubEnv(`${variables}_ACCESS_KEY`, 'AKTEST2');
    vi.stubEnv(`${variables}_SECRET_KEY`, 'sktest-2');
    answers = [success()];
    await new made.Client({ fetch }).sms.send?.({});
    await new made.Client({ fetch, host: 'https://option.example' }).sms.send?.({});
    expect(sent.map(({ url }) => url.host)).toEqual(['env.example', 'option.example']);
    expect(sent[0]?.headers.get('x-access-key')).toBe('AKTEST2');
  });

  test('needs keys', () => {
    vi.stubEnv(`${variables}_ACCESS_KEY`, '');
    expect(() => new made.Client()).toThrow(
      `set ${variables}_ACCESS_KEY and ${variables}_SECRET_KEY`,
    );
  });

  test('goes to a host of HTTP', () => {
    expect(() => client({ host: 'file:///etc' })).toThrow('https:// or http://: file:///etc');
  });
});

describe('an error', () => {
  test.each([
    ['a code of class no', 400, { code: 1002 }, 'InvalidRequest', 1],
    ['a code of class later', 402, { code: 1201 }, 'NotYet', 1],
    ['a code of class ask', 401, { code: 1101 }, 'ActionNeeded', 1],
    ['a code of class wait', 429, { code: 1301 }, 'RetryLater', 5],
    ['an unknown code with a class', 400, { code: 9, error: { retry: 'ask' } }, 'ActionNeeded', 1],
    ['an unknown code with 500', 500, { code: 9 }, 'RetryLater', 5],
    ['an unknown code with 503', 503, { code: 9 }, 'RetryLater', 5],
    ['an unknown code with 429', 429, { code: 9 }, 'RetryLater', 5],
    ['an unknown code with 403', 403, { code: 9 }, anyError, 1],
    ['an unknown class', 400, { code: 1002, error: { retry: 'soon' } }, 'InvalidRequest', 1],
    ['a class in a list', 400, { code: 1002, error: { retry: ['ask'] } }, 'InvalidRequest', 1],
    ['an error that is null', 400, { code: 1002, error: null }, 'InvalidRequest', 1],
    ['an error that is a text', 400, { code: 1002, error: 'no' }, 'InvalidRequest', 1],
    ['a proxy with 502', 502, {}, 'RetryLater', 5],
    ['a proxy with 504', 504, {}, 'RetryLater', 5],
    ['a proxy with 413', 413, {}, anyError, 1],
  ])('of %s has a class and a number of attempts', async (_, status, fields, name, attempts) => {
    answers = [refusal(status, fields)];
    const error = await failureOf(client().send?.({}));
    expect([error.name, error.status, sent.length]).toEqual([name, status, attempts]);
    expect(error).toBeInstanceOf(made.errors[anyError]);
    expect(error).toBeInstanceOf(made.errors[name]);
  });

  test('without a response is a ConnectionError, after five attempts with one idempotency key', async () => {
    answers = [new TypeError('fetch failed', { cause: new Error('ECONNRESET') })];
    const error = await failureOf(client().send?.({}));
    expect([error.name, error.retry]).toEqual(['ConnectionError', 'wait']);
    expect(error.message).toContain('ECONNRESET');
    const values = (name: string) => new Set(sent.map(({ headers }) => headers.get(name)));
    expect([values('idempotency-key').size, values('x-nonce').size]).toEqual([1, 5]);
  });

  test('without a response from any address of a host has the code as its reason', async () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    answers = [new TypeError('fetch failed', { cause: refused })];
    const error = await failureOf(client().send?.({}));
    expect(error.message).toBe('smsSend: no response: ECONNREFUSED.');
  });

  test('keeps the idempotency key of the caller', async () => {
    answers = [refusal(503, { code: 1502 }), success()];
    await client().send?.({}, { idempotencyKey: 'mine' });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['mine', 'mine']);
  });

  test('is thrown at once if the wait is longer than a minute', async () => {
    answers = [refusal(429, { code: 1301 }, { 'retry-after': '61' })];
    const error = await failureOf(client().send?.({}));
    expect([error.retryAfterSeconds, sent.length]).toEqual([61, 1]);
  });

  test('ends with the signal of the caller, also during a wait', async () => {
    answers = [refusal(503, { code: 1502 })];
    const controller = new AbortController();
    const call = client({ retryDelaysMs: [60_000] }).send?.({}, { signal: controller.signal });
    const error = failureOf(call);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    expect((await error).name).toBe('AbortError');
  });

  test('has everything that the API says', async () => {
    const said = {
      ...{ field: 'phones[0]', in: 'body', problem: 'format', expected: 'digits', received: 'abc' },
      ...{ retry: 'no', docUrl: 'https://x.example/doc#error-1002' },
    };
    answers = [refusal(400, { code: 1002, error: said, data: { rejected: [] } })];
    const error = await failureOf(client().send?.({}));
    expect(error).toMatchObject({ ...said, code: made.codes.INVALID_PARAMETER, requestId: 'r' });
    expect(error.message).toBe('1002: No. Expected: digits. Received: abc. (requestId r)');
    expect(error.data).toEqual({ rejected: [] });
  });

  test('of a server that says less has the page of its call', async () => {
    answers = [refusal(400, { code: 1002 })];
    const error = await failureOf(client().send?.({}));
    expect(error.docUrl).toBe('https://www.harbour.example/smsSend#error-1002');
    expect(error.field).toBeUndefined();
  });
});

describe('a server', () => {
  let server: Server;
  let received: { url?: string; headers: IncomingHttpHeaders }[];
  let given: Answer[];
  let waits: number[];
  beforeAll(async () => {
    server = createServer((request, response) => {
      received.push({ url: request.url, headers: request.headers });
      request.resume();
      request.on('end', () => (given[received.length - 1] ?? given.at(-1))?.(response));
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received = [];
    waits = [];
    vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms, value) => {
      waits.push(ms ?? 0);
      return value as never;
    });
    syncBuiltinESMExports();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  /** Makes a call at a server with these answers: in order, the last one again and again. */
  const callOf = (all: Answer[], options: object = {}) => {
    given = all;
    const { port } = server.address() as AddressInfo;
    const host = `http://127.0.0.1:${port}`;
    return new made.Client({ ...keys, host, ...options }).sms.send?.({});
  };
  const asked = (seconds: string) => refusing(429, { code: 1301 }, { 'retry-after': seconds });

  test.each<[string, Answer, string]>([
    ['closes the connection', closes, 'other side closed'],
    ['resets the connection', reset, 'ECONNRESET'],
    ['sends half an answer', half, 'terminated'],
    ['does not speak HTTP', drips('No.\r\n'), 'Expected HTTP/'],
  ])('that %s gives a ConnectionError, after five attempts', async (_, way, reason) => {
    const error = await failureOf(callOf([way]));
    expect(error).toMatchObject({ name: 'ConnectionError', retry: 'wait' });
    expect(`${error.message} ${error.cause}`).toContain(reason);
    const values = (name: string) => new Set(received.map(({ headers }) => headers[name]));
    expect([received.length, values('x-nonce').size]).toEqual([5, 5]);
    expect(values('idempotency-key')).toEqual(new Set([error.idempotencyKey]));
    expect(waits).toHaveLength(4);
    for (const [index, wait] of waits.entries())
      expect(Math.abs(wait / (1_000 * 2 ** index) - 1)).toBeLessThanOrEqual(0.2);
  });

  test.each<[string, Answer]>([
    ['never answers', never],
    ['sends headers by bytes', drips('HTTP/1.1 200 OK\r\nA: ')],
    ['sends a body by bytes', drips('HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n')],
  ])('that %s has the time of an attempt', async (_, way) => {
    const error = await failureOf(callOf([way], { timeoutMs: 200, retryDelaysMs: [] }));
    expect(error.name).toBe('ConnectionError');
    expect(error.message).toBe('smsSend: no response: the time is over.');
  });

  test.each<[string, number, string, string, number]>([
    ['a page of a proxy', 502, '<h1>Bad gateway</h1>', 'RetryLater', 5],
    ['nothing', 504, '', 'RetryLater', 5],
    ['a page of another server', 200, '<h1>Log in</h1>', anyError, 1],
    ['JSON of another server', 200, '{"code":false}', anyError, 1],
    ['JSON that is nested too deep', 200, '['.repeat(1_000_000), anyError, 1],
  ])('that answers %s gives an error without a code', async (_, status, text, name, attempts) => {
    const error = await failureOf(callOf([answer(status, text)]));
    expect([error.name, error.status, error.code]).toEqual([name, status, undefined]);
    expect(received).toHaveLength(attempts);
  });

  test.each([302, 307])('that redirects with %i is not followed', async (status) => {
    const error = await failureOf(callOf([answer(status, '', { location: '/elsewhere' })]));
    expect([error.name, error.status]).toEqual([anyError, status]);
    expect(received.map(({ url }) => url)).toEqual(['/sms/mt']);
  });

  test('that answers at length is read', async () => {
    const data = { text: 'a'.repeat(5_000_000) };
    expect(await callOf([succeeding(data)])).toMatchObject({ data });
  });

  test('is waited for as long as it says, up to a minute', async () => {
    await callOf([asked('60'), succeeding()]);
    const [wait, ...others] = waits;
    expect(others).toEqual([]);
    expect(wait).toBeGreaterThanOrEqual(60_000);
    expect(wait).toBeLessThanOrEqual(60_200);
    received = [];
    expect(await failureOf(callOf([asked('61')]))).toMatchObject({ retryAfterSeconds: 61 });
    expect([waits.length, received.length]).toEqual([1, 1]);
  });

  test('that names a date is waited for as usual', async () => {
    await callOf([asked('Wed, 18 Nov 2026 00:00:00 GMT'), succeeding()]);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeLessThanOrEqual(1_200);
  });
});

describe('a list', () => {
  const page = (page: number, pageSize: number, total: number) =>
    success({ page, pageSize, total, records: Array(Math.min(pageSize, total)).fill({ page }) });

  test('awaited is one page', async () => {
    answers = [page(1, 20, 30)];
    expect(await client().list?.({ from: 'x' })).toMatchObject({ data: { total: 30 } });
    expect(sent.map(({ url }) => url.search)).toEqual(['?from=x']);
  });

  test('iterated is all records, in pages of 100', async () => {
    answers = [
      page(1, 100, 150),
      success({ page: 2, pageSize: 100, total: 150, records: [{ page: 2 }] }),
    ];
    const records = await allOf(client().list?.({ from: 'x' }));
    expect(records).toHaveLength(101);
    expect(sent.map(({ url }) => url.search)).toEqual([
      '?from=x&pageSize=100',
      '?from=x&page=2&pageSize=100',
    ]);
  });

  test('ends with the records that the API gives, 10,000', async () => {
    answers = [page(99, 100, 20_000), page(100, 100, 20_000)];
    expect(await allOf(client().list?.({ page: 99 }))).toHaveLength(200);
  });
});

describe('a callback', () => {
  const body = '{"event":"sms.added_later","eventId":"e","data":{"type":"new"}}';
  const signed = { timestampMs: '1794718805000', nonce: '0b6f2d1e5c0a4d6e', body };
  const headers = {
    'X-Callback-Timestamp': signed.timestampMs,
    'x-callback-nonce': signed.nonce,
    'X-Callback-Signature': signCallback(signed, 'cstest-1'),
  };
  const now = Number(signed.timestampMs) + 1_000;
  const verify = (given: object, text: unknown, secrets: unknown, at = now) =>
    made.webhooks.verify(given, text, secrets, { now: at });

  test.each([
    ['an object', headers],
    ['Headers', new Headers(headers)],
    ['lists', Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))],
  ])('with its headers in %s is genuine, even if its kind is unknown', (_, given) => {
    expect(verify(given, Buffer.from(body), ['cstest-2', 'cstest-1'])).toEqual(JSON.parse(body));
  });

  test.each([
    ['another secret', headers, body, 'cstest-2', now],
    ['another body', headers, `${body} `, 'cstest-1', now],
    ['no signature', {}, body, 'cstest-1', now],
    [
      'a signature that is too short',
      { ...headers, 'X-Callback-Signature': 'a' },
      body,
      'cstest-1',
      now,
    ],
    ['an old timestamp', headers, body, 'cstest-1', now + 300_000],
    [
      'a signature without a value',
      { ...headers, 'X-Callback-Signature': [] },
      body,
      'cstest-1',
      now,
    ],
  ])('with %s is refused', (_, given, text, secret, at) => {
    expect(() => verify(given, text, secret, at)).toThrow(made.errors.InvalidSignature);
  });

  test.each([
    ['an empty list', []],
    ['an empty text', ''],
    ['a list with an empty text', ['cstest-1', '']],
    ['a variable that is not set', undefined],
    ['a list with such a variable', [undefined]],
  ])('cannot be checked without a secret: %s', (_, secrets) => {
    const anybody = { ...headers, 'X-Callback-Signature': signCallback(signed, '') };
    expect(() => verify(anybody, body, secrets)).toThrow(
      new TypeError('There is no callback secret.'),
    );
  });

  test('that was parsed already cannot be checked', () => {
    expect(() => verify(headers, JSON.parse(body), 'cstest-1')).toThrow(TypeError);
  });
});
