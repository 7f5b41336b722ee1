import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback, signRequest } from '#content/api/signing.ts';
import { compileJava, driverFor } from '#tests/support/sdks/java.ts';
import { smallSdk, writeFiles } from '#tests/support/sdks/small-sdk.ts';
import { compile } from './compile.ts';
import { javaEmitter } from './emit-java.ts';
import { packageName } from './file.ts';
import { findJdk } from './find-jdk.ts';

const sdk = smallSdk();
const { client, variables } = sdk.names;
const files = javaEmitter.write(sdk);
const jdk = findJdk();
const gson = '/usr/share/java/gson.jar';
const isPossible = jdk !== undefined && existsSync(gson);
if (!isPossible)
  console.log(`The client for Java was NOT tried: a JDK 17 or ${gson} is not there.`);

type Sent = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = (response: ServerResponse) => unknown;
type Case = { call: string; answers?: Answer[] } & Record<string, unknown>;

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const success = (data: unknown = {}) =>
  json(200, { code: 0, msg: 'success', requestId: 'r', data });
const refusal = (status: number, fields: object, headers: Record<string, string> = {}) =>
  json(status, { msg: 'No.', requestId: 'r', ...fields }, headers);
const busy = (retryAfter: string) => refusal(429, { code: 1301 }, { 'Retry-After': retryAfter });
const page = (page: number, count: number, total: number) =>
  success({ page, pageSize: 100, total, records: Array(count).fill({ status: 'sent' }) });

/** Begins a response, and sends one more byte again and again until the client has enough. */
const drip =
  (begin: string): Answer =>
  ({ socket }) => {
    socket?.write(begin);
    const timer = setInterval(() => socket?.write('1'), 5);
    socket?.on('close', () => clearInterval(timer));
  };

const said = {
  ...{ field: 'phones[0]', in: 'body', problem: 'format', expected: 'digits', received: 'abc' },
  ...{ retry: 'no', docUrl: 'https://x.example/doc#error-1002' },
};
const late = { call: 'send', timeoutMs: 300, isOnce: true };
const body = '{"event":"sms.added_later","eventId":"e","data":{"type":"new"}}';
const known = '{"event":"sms.message","eventId":"e","data":{"type":"new"}}';
const timestampMs = '1794718805000';
const nonce = '0b6f2d1e5c0a4d6e';
const callback = (text: string, change: object = {}) => ({
  call: 'verify',
  body: text,
  secrets: ['cstest-2', 'cstest-1'],
  now: Number(timestampMs) + 1_000,
  headers: {
    'X-Callback-Timestamp': timestampMs,
    'X-Callback-Nonce': nonce,
    'X-Callback-Signature': signCallback({ timestampMs, nonce, body: text }, 'cstest-1'),
  },
  ...change,
});

/** By the name of a case; the last answer is given again and again. */
const cases: Record<string, Case> = {
  sent: { call: 'send', answers: [success({ more: 1.5 })] },
  part: { call: 'sendV2', part: 'a/b', answers: [success()] },
  'empty-part': { call: 'sendV2', part: '' },
  incomplete: { call: 'incomplete' },
  upload: { call: 'upload', answers: [refusal(503, { code: 1502 }), success()] },
  unknown: { call: 'status', answers: [success({ status: 'new', hue: 7 })] },
  environment: { call: 'send', host: undefined, answers: [success()] },
  'no-keys': { call: 'send', accessKey: '' },
  'class-no': { call: 'send', answers: [refusal(400, { code: 1002 })] },
  'class-later': { call: 'send', answers: [refusal(402, { code: 1201 })] },
  'class-ask': { call: 'send', answers: [refusal(401, { code: 1101 })] },
  'class-wait': { call: 'send', answers: [refusal(429, { code: 1301 })] },
  'other-class': { call: 'send', answers: [refusal(400, { code: 9, error: { retry: 'ask' } })] },
  'other-500': { call: 'send', answers: [refusal(500, { code: 9 })] },
  'other-403': { call: 'send', answers: [refusal(403, { code: 9 })] },
  'proxy-502': { call: 'send', answers: [(response) => response.writeHead(502).end('<html>')] },
  'proxy-413': { call: 'send', answers: [(response) => response.writeHead(413).end()] },
  'no-envelope': { call: 'send', answers: [(response) => response.writeHead(200).end('[]')] },
  redirect: { call: 'send', answers: [json(307, {}, { Location: '/elsewhere' })] },
  said: {
    call: 'send',
    answers: [refusal(400, { code: 1002, error: said, data: { rejected: [] } })],
  },
  minute: { call: 'send', idempotencyKey: 'mine', answers: [busy('60'), success()] },
  'more-than-a-minute': { call: 'send', answers: [busy('61')] },
  'no-response': { call: 'send', answers: [(response) => response.socket?.destroy()] },
  interrupted: { call: 'send', isInterrupted: true, answers: [refusal(503, { code: 1502 })] },
  silent: { ...late, answers: [() => {}] },
  'dripping-headers': { ...late, answers: [drip('HTTP/1.1 200 OK\r\nA: ')] },
  'dripping-body': { ...late, answers: [drip('HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n')] },
  'after-them': {
    call: 'send',
    answers: [
      async (response) => {
        await Promise.all(['silent', 'dripping-headers', 'dripping-body'].map(closing));
        success()(response);
      },
    ],
  },
  page: { call: 'page', answers: [page(1, 20, 20)] },
  records: { call: 'records', answers: [page(1, 100, 150), page(2, 1, 150)] },
  'last-pages': { call: 'last pages', answers: [page(99, 100, 20_000), page(100, 100, 20_000)] },
  'unknown-event': callback(body),
  'unknown-branch': callback(known),
  'other-secret': callback(body, { secrets: ['cstest-2'] }),
  'other-body': { ...callback(body), body: `${body} ` },
  unsigned: callback(body, { headers: {} }),
  'no-secret': callback(body, { secrets: [] }),
  'null-secret': callback(body, { secrets: [null] }),
  'empty-secret': callback(body, { secrets: ['cstest-1', ''] }),
  old: callback(body, { now: Number(timestampMs) + 300_001 }),
};

const sent = new Map<string, Sent[]>();
/** By the name of a case: its connection is closed. */
const closed = new Map<string, Promise<unknown>>();
const closing = (name: string) => closed.get(name);
let outcomes: Record<string, Record<string, unknown>>;
let folder: string;
const server = createServer(async (request, response) => {
  const [, name = ''] = request.url?.split('/') ?? [];
  const { method = '', url = '', headers } = request;
  const all = sent.get(name) ?? [];
  closed.set(name, new Promise((done) => request.socket.once('close', done)));
  sent.set(name, [...all, { method, url, headers, body: (await buffer(request)).toString() }]);
  const answers = cases[name]?.answers ?? [];
  answers[Math.min(all.length, answers.length - 1)]?.(response);
});

describe.runIf(isPossible)('the client for Java', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sdk-java-'));
    const sources = new Map([...files].filter(([path]) => path.endsWith('.java')));
    if (jdk) await writeFiles(join(folder, 'classes'), compile(sources, jdk));
    await mkdir(join(folder, 'lib'));
    await copyFile(gson, join(folder, 'lib/gson.jar'));
    await compileJava(folder, { 'ClientDriver.java': await driverFor(sdk, 'client-driver.java') });
    server.listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    outcomes = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  const sentBy = (name: string): Sent[] => sent.get(name) ?? [];
  const headersOf = (name: string, header: string) =>
    sentBy(name).map(({ headers }) => headers[header]);

  /** Whether the first request of a case has the documented signature, without its base path. */
  function isSigned(name: string, body?: string): boolean {
    const [{ method, url, headers, body: whole }] = sentBy(name) as [Sent];
    const [path = '', query] = url.slice(name.length + 1).split('?');
    const request = {
      ...{ method, path, query: [...new URLSearchParams(query)], body: body ?? whole },
      timestampMs: String(headers['x-timestamp']),
      nonce: String(headers['x-nonce']),
    };
    return headers['x-signature'] === signRequest(request, 'sktest-1');
  }

  test('signs as documented, encodes the parts of a path and sends headers of both', () => {
    expect(sentBy('part')[0]).toMatchObject({
      method: 'POST',
      url: '/part/v2/sms/mt/a%2Fb',
      headers: { 'x-client': '1', 'x-mine': '2', 'content-type': 'application/json' },
      body: '{"type":"text","text":{"body":"Hello"}}',
    });
    expect(isSigned('part')).toBe(true);
    expect(outcomes['empty-part']?.message).toBe('smsSendV2: {class} has to be a text.');
  });

  test('sends a request of version 1 without keys in its body, and reads what comes', () => {
    expect(sentBy('sent')[0]?.body).toBe(
      '{"phone":"12025550101","kind":"otp","odd-name":[{"at":"<é>"}]}',
    );
    expect(headersOf('sent', 'idempotency-key')[0]).toMatch(/^[\w-]{36}$/);
    expect(isSigned('sent')).toBe(true);
    expect(outcomes.sent?.result).toEqual({ more: 1.5 });
  });

  test('sends a file again whole, and signs a form as an empty body', async () => {
    expect(sentBy('upload')).toHaveLength(2);
    for (const { headers, body } of sentBy('upload')) {
      const type = { 'content-type': String(headers['content-type']) };
      const form = await new Response(body, { headers: type }).formData();
      expect([(form.get('file') as File).name, form.get('name')]).toEqual(['ä".wav', 'Hello']);
      expect(await (form.get('file') as File).text()).toBe('sound');
    }
    expect(isSigned('upload', '')).toBe(true);
  });

  test('goes where the environment says, and needs keys', () => {
    expect(headersOf('environment', 'x-access-key')).toEqual(['AKTEST1']);
    expect(outcomes['no-keys']?.message).toContain(
      `set ${variables}_ACCESS_KEY and ${variables}_SECRET_KEY`,
    );
  });

  test('keeps what this version does not know', () => {
    expect(outcomes.unknown?.result).toBe('ADDED_LATER new {status=new, hue=7}');
    expect(outcomes.incomplete?.message).toBe('kind is missing.');
  });

  test.each([
    ['class-no', 'InvalidRequestException', 1],
    ['class-later', 'NotYetException', 1],
    ['class-ask', 'ActionNeededException', 1],
    ['class-wait', 'RetryLaterException', 5],
    ['other-class', 'ActionNeededException', 1],
    ['other-500', 'RetryLaterException', 5],
    ['other-403', `${client}Exception`, 1],
    ['proxy-502', 'RetryLaterException', 5],
    ['proxy-413', `${client}Exception`, 1],
    ['no-envelope', `${client}Exception`, 1],
    ['redirect', `${client}Exception`, 1],
    ['no-response', 'ConnectionException', 5],
  ])('throws for %s %s, after %i attempts', (name, error, attempts) => {
    expect([outcomes[name]?.error, sentBy(name).length]).toEqual([error, attempts]);
    expect(new Set(headersOf(name, 'idempotency-key')).size).toBe(1);
    expect(new Set(headersOf(name, 'x-nonce')).size).toBe(attempts);
    expect(outcomes[name]?.idempotencyKey).toBe(headersOf(name, 'idempotency-key')[0]);
  });

  test('does not follow a redirect', () => {
    expect(outcomes.redirect).toMatchObject({ status: 307, code: 0, requestId: null });
    expect(sentBy('elsewhere')).toEqual([]);
  });

  test('waits 1, 2, 4 and 8 seconds, each up to a fifth shorter or longer', () => {
    const waits = outcomes['class-wait']?.waits as number[];
    expect(waits).toHaveLength(4);
    for (const [index, wait] of waits.entries())
      expect(Math.abs(wait / (1_000 * 2 ** index) - 1)).toBeLessThanOrEqual(0.2);
  });

  test('waits as Retry-After says with the key of the caller, but not longer than a minute', () => {
    const waits = outcomes.minute?.waits as number[];
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(60_000);
    expect(waits[0]).toBeLessThanOrEqual(60_200);
    expect(headersOf('minute', 'idempotency-key')).toEqual(['mine', 'mine']);
    expect(outcomes['more-than-a-minute']).toMatchObject({
      ...{ error: 'RetryLaterException', retryAfter: 61, waits: [] },
    });
  });

  test('gives a thread that is interrupted the error of its last attempt', () => {
    expect(outcomes.interrupted).toMatchObject({
      error: 'RetryLaterException',
      isInterrupted: true,
    });
    expect(sentBy('interrupted')).toHaveLength(1);
  });

  test.each(['silent', 'dripping-headers', 'dripping-body'])(
    'ends the attempt when its time is over: %s',
    (name) => {
      expect(outcomes[name]).toMatchObject({
        ...{ error: 'ConnectionException', retry: 'WAIT', status: 0, code: 0 },
        message: 'smsSend: no response: the time is over.',
      });
    },
  );

  test('closes the connections of attempts whose time is over', () => {
    expect(outcomes['after-them']?.result).toEqual({});
  });

  test('throws everything that the API says', () => {
    expect(outcomes.said).toMatchObject({
      ...said,
      ...{ retry: 'NO', code: 1002, status: 400, requestId: 'r', data: { rejected: [] } },
      message: '1002: No. Expected: digits. Received: abc. (requestId r)',
    });
  });

  test('names the page of the call where the API says less', () => {
    expect(outcomes['class-no']).toMatchObject({
      ...{ docUrl: 'https://www.harbour.example/smsSend#error-1002', field: null },
    });
  });

  test('lists one page, or all records in pages of 100, up to 10,000', () => {
    const queries = (name: string) => sentBy(name).map(({ url }) => url.split('?')[1]);
    expect(outcomes.page?.result).toBe(20);
    expect(queries('page')).toEqual(['from=%C3%BC%20b%2A']);
    expect(isSigned('page')).toBe(true);
    expect(outcomes.records?.result).toHaveLength(101);
    expect(queries('records')).toEqual([
      'from=%C3%BC%20b%2A&pageSize=100',
      'from=%C3%BC%20b%2A&page=2&pageSize=100',
    ]);
    expect(outcomes['last-pages']?.result).toBe(200);
  });

  test('accepts genuine callbacks, even if their kind is unknown', () => {
    expect(outcomes['unknown-event']?.result).toBe('AddedLater e');
    expect(outcomes['unknown-branch']?.result).toBe('SmsEvent e AddedLater new');
  });

  test.each(['no-secret', 'null-secret', 'empty-secret'])(
    'refuses to check a callback without a secret: %s',
    (name) => {
      expect(outcomes[name]?.message).toBe('There is no callback secret.');
    },
  );

  test('is the same archive for the same sources', () => {
    expect(javaEmitter.pack(sdk, files)).toEqual(javaEmitter.pack(sdk, files));
  });

  test.each(['other-secret', 'other-body', 'unsigned', 'old'])('refuses a callback: %s', (name) => {
    expect(outcomes[name]?.error).toBe('InvalidSignatureException');
  });
});

async function run(origin: string): Promise<Record<string, Record<string, unknown>>> {
  const withHosts = Object.entries(cases).map(([name, { answers: _, ...one }]) => [
    name,
    { host: `${origin}/${name}/`, ...one },
  ]);
  const driver = `${packageName(sdk)}.ClientDriver`;
  const running = promisify(execFile)('java', ['-cp', 'classes:lib/*', driver], {
    cwd: folder,
    env: {
      ...process.env,
      [`${variables}_HOST`]: `${origin}/environment`,
      [`${variables}_ACCESS_KEY`]: 'AKTEST1',
      [`${variables}_SECRET_KEY`]: 'sktest-1',
    },
  });
  running.child.stdin?.end(JSON.stringify(Object.fromEntries(withHosts)));
  return JSON.parse((await running).stdout);
}
