import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback, signRequest } from '#content/api/signing.ts';
import { print } from '#documents/samples/running/run-command.ts';
import { buildDriver, go, inGo } from '#tests/support/sdks/go.ts';
import { driversFolder } from '#tests/support/sdks/language.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { smallSdk, writeFiles } from '#tests/support/sdks/small-sdk.ts';
import { goEmitter } from './emit-go.ts';
import { modulePath } from './go.ts';

type Case = {
  call: 'send' | 'sendTwice' | 'sendV2' | 'emptyList' | 'emptyPart' | 'upload' | 'page' | 'list';
  answer: (response: ServerResponse, count: number) => unknown;
  idempotencyKey?: string;
  timeoutMs?: number;
  delaysMs?: number[];
  /** When the context of the call ends. */
  endsWith?: 'headers' | 'body';
};

const json =
  (status: number, fields: object, headers = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ msg: 'No.', requestId: 'r', ...fields }));
const success = (data: unknown = {}) => json(200, { code: 0, data });
const page =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>No</h1>');
const broken = (response: ServerResponse) => response.socket?.destroy();
/** The answers in order, the last one again and again. */
const inTurn =
  (...answers: Case['answer'][]): Case['answer'] =>
  (response, count) =>
    answers[Math.min(count, answers.length - 1)]?.(response, count);
const never = () => undefined;
const drip = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};
const records = (number: number, count: number, total: number) =>
  success({ page: number, pageSize: 100, total, records: Array(count).fill({ status: 'sent' }) });

const said = {
  ...{ field: 'phones[0]', in: 'body', problem: 'format', expected: 'digits', received: 12 },
  ...{ retry: 'no', docUrl: 'https://x.example/doc#error-1002' },
};
const rejected = [{ index: 1, code: 2001, msg: 'No.', phone: '1' }];
const found = {
  ...{ page: 1, pageSize: 100, total: 1, addedLater: true },
  records: [{ status: 'added_later', data: { any: 1 }, score: 7 }],
};

const wait = json(503, { code: 1502, error: { retry: 'wait' } });
const cases = {
  page: { call: 'page', answer: success(found) },
  version1: { call: 'send', answer: success({ status: 'sent', more: 1.5 }) },
  union: { call: 'sendV2', answer: success() },
  emptyTexts: { call: 'emptyList', answer: success() },
  emptyPart: { call: 'emptyPart', answer: success() },
  upload: { call: 'upload', answer: inTurn(wait, success()) },
  repeated: { call: 'send', answer: inTurn(wait, wait, wait, wait, success()) },
  ownKey: { call: 'send', idempotencyKey: 'mine', answer: inTurn(wait, success()) },
  soon: {
    call: 'send',
    answer: json(429, { code: 1301 }, { 'retry-after': '60' }),
    endsWith: 'body',
  },
  atOnce: {
    call: 'send',
    answer: inTurn(json(429, { code: 1301 }, { 'retry-after': '0' }), success()),
  },
  date: {
    call: 'send',
    answer: json(429, { code: 1301 }, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
  },
  late: { call: 'send', answer: json(429, { code: 1301 }, { 'retry-after': '61' }) },
  never: { call: 'send', answer: never, timeoutMs: 100, delaysMs: [] },
  drip: { call: 'send', answer: drip, timeoutMs: 100, delaysMs: [] },
  ended: { call: 'send', answer: drip, endsWith: 'headers' },
  broken: { call: 'send', answer: broken },
  kept: { call: 'sendTwice', answer: inTurn(success(), broken, broken, success()) },
  keptList: {
    call: 'list',
    answer: inTurn(records(1, 100, 101), broken, broken, records(2, 1, 101)),
  },
  most: { call: 'list', answer: inTurn(records(99, 100, 20_000), records(100, 100, 20_000)) },
  refusedList: {
    call: 'list',
    answer: inTurn(records(1, 100, 200), json(400, { code: 1002 })),
  },
  redirect: { call: 'send', answer: page(302, { location: '/elsewhere' }) },
  unreadable: { call: 'send', answer: success({ more: 'a text' }) },
  everything: { call: 'send', answer: json(400, { code: 1002, error: said, data: { rejected } }) },
  less: { call: 'send', answer: json(400, { code: 1002 }) },
} satisfies Record<string, Case>;

/** The class of an error, and how many attempts there are. */
const refusals: Record<string, [answer: Case['answer'], error: string, attempts: number]> = {
  'a code of class no': [json(400, { code: 1002 }), 'InvalidRequest', 1],
  'a code of class later': [json(402, { code: 1201 }), 'NotYet', 1],
  'a code of class ask': [json(401, { code: 1101 }), 'ActionNeeded', 1],
  'a code of class wait': [json(429, { code: 1301 }), 'RetryLater', 5],
  'an unknown code with a class': [
    json(400, { code: 9, error: { retry: 'ask' } }),
    'ActionNeeded',
    1,
  ],
  'an unknown code with 500': [json(500, { code: 9 }), 'RetryLater', 5],
  'an unknown code with 403': [json(403, { code: 9, error: 'odd' }), '', 1],
  'a proxy with 502': [page(502), 'RetryLater', 5],
  'a proxy with 413': [page(413), '', 1],
  'a page with 200': [page(200), '', 1],
};

const body = '{"event":"sms.added_later","eventId":"e","data":{"type":"new"}}';
const known = '{"event":"sms.message","eventId":"e","data":{"type":"poem","lines":4}}';
const nonce = '0b6f2d1e5c0a4d6e';
const timestampMs = '1794718805000';
const callback = (text: string, nowMs = 1_794_718_806_000) => ({
  headers: {
    'X-Callback-Timestamp': timestampMs,
    'x-callback-nonce': nonce,
    'X-Callback-Signature': signCallback({ timestampMs, nonce, body: text }, 'cstest-1'),
  },
  ...{ body: text, secrets: ['cstest-2', 'cstest-1'], nowMs },
});
const signedWithNothing = {
  ...callback(body),
  headers: {
    ...callback(body).headers,
    'X-Callback-Signature': signCallback({ timestampMs, nonce, body }, ''),
  },
};
const callbacks = {
  later: callback(body),
  laterBranch: callback(known),
  noJson: callback('{'),
  otherSecret: { ...callback(body), secrets: ['cstest-2'] },
  noSecret: { ...callback(body), secrets: [] },
  emptySecret: { ...signedWithNothing, secrets: [''] },
  oneEmptySecret: { ...signedWithNothing, secrets: ['cstest-1', ''] },
  otherBody: { ...callback(body), body: `${body} ` },
  unsigned: { ...callback(body), headers: {} },
  old: callback(body, Number(timestampMs) + 300_001),
};

type Sent = { url: string; method: string; headers: IncomingMessage['headers']; body: string };
type Outcome = { value: unknown; failure: Record<string, unknown> | null };

const secretKey = 'sktest-1';
const all: Record<string, Case> = {
  ...cases,
  ...Object.fromEntries(
    Object.entries(refusals).map(([name, [answer]]) => [name, { call: 'send', answer }]),
  ),
};
const sent: Record<string, Sent[]> = {};
const outcomes: Record<string, Outcome> = {};
let folder: string;
let server: Server;

const isHere = (await languagesHere()).includes(go);

beforeAll(async () => {
  if (!isHere) return;
  folder = await mkdtemp(join(tmpdir(), 'sdk-go-'));
  server = createServer(async (request, response) => {
    const { url = '', method = '', headers } = request;
    const name = String(headers['x-access-key']);
    const before = sent[name] ?? [];
    const count = before.length;
    sent[name] = before;
    before.push({ url, method, headers, body: (await buffer(request)).toString() });
    all[name]?.answer(response, count);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sdk = smallSdk();
  await writeFiles(join(folder, 'module'), goEmitter.write(sdk));
  const module = modulePath(sdk);
  await print(inGo(folder, 'mod', 'init', 'driver.example'), folder);
  await print(inGo(folder, 'mod', 'edit', `-replace=${module}=./module`), folder);
  await print(inGo(folder, 'mod', 'edit', `-require=${module}@v${sdk.version}`), folder);
  await buildDriver(folder, join(driversFolder, 'client-driver.go'), module);
  const work = Object.entries(all).map(([key, { answer: _, ...options }]) => ({
    ...{ key, timeoutMs: 10_000, delaysMs: [1, 1, 1, 1] },
    ...options,
  }));
  await writeFile(
    join(folder, 'work.json'),
    JSON.stringify({ work, callbacks: Object.values(callbacks) }),
  );
  const { port } = server.address() as AddressInfo;
  const text = await print(['./driver', `http://127.0.0.1:${port}`, 'work.json'], folder);
  const names = [...Object.keys(all), ...Object.keys(callbacks)];
  for (const [index, outcome] of (JSON.parse(text) as Outcome[]).entries())
    outcomes[names[index] ?? ''] = outcome;
});
afterAll(async () => {
  if (!isHere) return;
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const sentOf = (name: keyof typeof cases): Sent[] => sent[name] ?? [];
const failureOf = (name: string) => outcomes[name]?.failure;
const values = (name: keyof typeof cases, header: string) =>
  sentOf(name).map(({ headers }) => headers[header]);

/** Whether each attempt has a signature of its own that is right. */
function expectSigned(name: keyof typeof cases, signedBody?: string): void {
  for (const { url, method, headers, body } of sentOf(name)) {
    const { pathname, searchParams } = new URL(url, 'https://x.example');
    const request = {
      ...{ method, path: pathname.replace('/sandbox', ''), query: [...searchParams] },
      ...{ timestampMs: String(headers['x-timestamp']), nonce: String(headers['x-nonce']) },
      body: signedBody ?? body,
    };
    expect(headers['x-signature']).toBe(signRequest(request, secretKey));
  }
  expect(new Set(values(name, 'x-nonce')).size).toBe(sentOf(name).length);
}

describe.skipIf(!isHere)('a request of the package for Go', () => {
  test('is signed as documented, without the base path of the host', () => {
    expect(sentOf('page')[0]?.url).toBe('/sandbox/v2/sms/records?from=%C3%BC%20b%2A&page=0');
    expectSigned('page');
    expect(values('page', 'idempotency-key')).toEqual([undefined]);
    expect(values('page', 'x-mine')).toEqual(['1']);
    expect(values('page', 'content-length')).toEqual([undefined]);
  });

  test('of version 1 has no keys in its body, and leaves out what is not set', () => {
    const [request] = sentOf('version1');
    expect(JSON.parse(request?.body ?? '')).toEqual({ phone: '12025550101', kind: 'otp' });
    expectSigned('version1');
    expect(request?.headers['idempotency-key']).toMatch(/^[\w-]{1,64}$/);
    expect(outcomes.version1?.value).toMatchObject({ RequestID: 'r', Status: 200 });
  });

  test('has an empty text that is meant, and nothing for one that is not', () => {
    expect(JSON.parse(sentOf('emptyTexts')[0]?.body ?? '')).toEqual({
      ...{ phone: '', kind: '' },
      'odd-name': [{ at: '' }, {}],
    });
  });

  test('with one of several types has the value that tells them apart', () => {
    expect(sentOf('union')[0]?.url).toBe('/sandbox/v2/sms/mt/a%2Fb');
    expect(JSON.parse(sentOf('union')[0]?.body ?? '')).toEqual({
      ...{ type: 'text', text: { body: '<Hello>' } },
    });
    expectSigned('union');
  });

  test('with an empty part of its path is not sent', () => {
    expect(failureOf('emptyPart')?.message).toContain('class in the path is empty');
    expect(sentOf('emptyPart')).toEqual([]);
  });

  test('with a file is not signed with its body, and is sent again whole', () => {
    expect(sentOf('upload')).toHaveLength(2);
    for (const { body } of sentOf('upload')) {
      expect(body).toContain('filename="a.wav"');
      expect(body).toContain('\r\n\r\nsound\r\n');
      expect(body).toContain('name="name"\r\n\r\nHello\r\n');
    }
    expectSigned('upload', '');
  });

  test('is repeated with one idempotency key, each time signed anew', () => {
    expect(outcomes.repeated?.failure).toBeNull();
    expect(sentOf('repeated')).toHaveLength(5);
    expect(new Set(values('repeated', 'idempotency-key')).size).toBe(1);
    expectSigned('repeated');
    expect(values('ownKey', 'idempotency-key')).toEqual(['mine', 'mine']);
  });
});

describe.skipIf(!isHere)('Retry-After in the package for Go', () => {
  test('of a minute is waited for, unless the context ends', () => {
    expect(failureOf('soon')).toMatchObject({ class: 'RetryLater', isEnded: true });
    expect(sentOf('soon')).toHaveLength(1);
  });

  test('of more than a minute is an error at once', () => {
    expect(failureOf('late')).toMatchObject({ class: 'RetryLater', retrySeconds: 61 });
    expect(failureOf('late')?.isEnded).toBe(false);
    expect(sentOf('late')).toHaveLength(1);
  });

  test('of 0 seconds is no wait, and a date is not read', () => {
    expect([sentOf('atOnce').length, sentOf('date').length]).toEqual([2, 5]);
  });
});

describe.skipIf(!isHere)('an error of the package for Go', () => {
  test.each(Object.entries(refusals))('of %s has a class', (name, [, error, attempts]) => {
    expect([failureOf(name)?.class, sent[name]?.length]).toEqual([error, attempts]);
  });

  test('without a response is one of the connection, after five attempts', () => {
    expect(failureOf('broken')).toMatchObject({
      ...{ class: 'ConnectionError', retry: 'wait', code: 0, isTimeout: false },
      docUrl: 'https://www.harbour.example/smsSend',
      idempotencyKey: values('broken', 'idempotency-key')[0],
    });
    expect(sentOf('broken')).toHaveLength(5);
    expectSigned('broken');
  });

  test.each(['never', 'drip'])('of a server that answers %s is a timeout', (name) => {
    expect(failureOf(name)).toMatchObject({ class: 'ConnectionError', isTimeout: true });
  });

  test('ends with the context of the caller', () => {
    expect(failureOf('ended')).toMatchObject({ class: 'ConnectionError', isEnded: true });
    expect(sentOf('ended')).toHaveLength(1);
  });

  test('of a kept connection that breaks is repeated with a new signature', () => {
    for (const name of ['kept', 'keptList'] as const) {
      expect(outcomes[name]?.failure).toBeNull();
      expect(sentOf(name)).toHaveLength(4);
      expectSigned(name);
    }
  });

  test('of a redirect does not follow it', () => {
    expect(failureOf('redirect')).toMatchObject({ class: '', status: 302 });
    expect(sentOf('redirect').map(({ url }) => url)).toEqual(['/sandbox/sms/mt']);
  });

  test('has everything that the API says', () => {
    expect(failureOf('everything')).toMatchObject({
      ...{ ...said, code: 1002, requestId: 'r', received: '12', class: 'InvalidRequest' },
      message: 'smsSend: 1002: No. Expected: digits. Received: 12. (requestId r)',
      rejected,
    });
  });

  test('of a server that says less has the page of its call', () => {
    expect(failureOf('less')).toMatchObject({
      ...{ docUrl: 'https://www.harbour.example/smsSend#error-1002', field: '' },
    });
  });

  test('of an answer that cannot be read says that the request was carried out', () => {
    expect(failureOf('unreadable')).toMatchObject({ class: '', code: 0, requestId: 'r' });
    expect(failureOf('unreadable')?.message).toContain('carried out');
    expect(sentOf('unreadable')).toHaveLength(1);
  });
});

describe.skipIf(!isHere)('what the API sends to the package for Go', () => {
  test('keeps values and fields that were added later', () => {
    const { Data } = Object(outcomes.page?.value);
    expect(Data).toEqual(found);
  });

  test('is a list of all pages', () => {
    expect(sentOf('keptList').map(({ url }) => new URL(url, 'https://x.example').search)).toEqual([
      '?from=x&pageSize=100',
      ...Array(3).fill('?from=x&page=2&pageSize=100'),
    ]);
    expect(outcomes.keptList?.value).toHaveLength(101);
  });

  test('is a list of the 10,000 records that the API gives', () => {
    expect(outcomes.most?.value).toHaveLength(200);
    expect(sentOf('most')).toHaveLength(2);
  });

  test('is a list with what was there before an error', () => {
    expect(outcomes.refusedList?.value).toHaveLength(100);
    expect(failureOf('refusedList')?.class).toBe('InvalidRequest');
  });
});

describe.skipIf(!isHere)('a callback in the package for Go', () => {
  test('is read, even if its kind is unknown', () => {
    expect(outcomes.later).toMatchObject({
      value: { event: 'sms.added_later', common: { eventId: 'e' }, whole: JSON.parse(body) },
    });
  });

  test('is read, even if the kind of its message is unknown', () => {
    expect(outcomes.laterBranch).toMatchObject({ value: { whole: JSON.parse(known) } });
  });

  test('that is no JSON is genuine, but cannot be read', () => {
    expect(failureOf('noJson')).toMatchObject({ class: '' });
  });

  test.each(['noSecret', 'emptySecret', 'oneEmptySecret'])('with %s cannot be checked', (name) => {
    expect(failureOf(name)).toMatchObject({ class: '', message: 'there is no callback secret' });
  });

  test.each(['otherSecret', 'otherBody', 'unsigned', 'old'])('with %s is refused', (name) => {
    expect(failureOf(name)?.class).toBe('InvalidSignature');
  });
});
