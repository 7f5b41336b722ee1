import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import {
  type AddressInfo,
  connect,
  createServer as createRawServer,
  type Server,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback, signRequest } from '#content/api/signing.ts';
import { environment, print } from '#documents/samples/running/run-command.ts';
import {
  type Answer,
  answer,
  busy,
  closes,
  drips,
  half,
  never,
  page,
  refusal,
  reset,
  success,
} from '#tests/support/sdks/answers.ts';
import { driversFolder } from '#tests/support/sdks/language.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { smallSdk, writeFiles } from '#tests/support/sdks/small-sdk.ts';
import { timeouts } from '#tests/timeouts.ts';
import { pythonEmitter } from './emit-python.ts';

const sdk = smallSdk();
const { client: clientName, package: packageName, variables } = sdk.names;
const anyError = `${clientName}Error`;
const keys = { access_key: 'AKTEST1', secret_key: 'sktest-1' };

type Received = { method: string; url: URL; headers: IncomingMessage['headers']; body: Buffer };
type Case = {
  /** In order; the last one again and again. */
  answers?: Answer[];
  /** Where the request goes: to the server by default. */
  server?: 'tls' | 'silent';
  operation?: string;
  inPath?: string[];
  request?: object;
  files?: Record<string, object>;
  client?: object;
  options?: object;
  /** Counts the records of a list. */
  counts?: true;
  /** What it finds in its environment. */
  variables?: (hosts: Hosts) => Record<string, string>;
  callback?: object;
};
/** Where the servers are. */
type Hosts = Record<'plain' | 'tls' | 'silent' | 'proxy', string>;
type Outcome = Record<string, unknown> & { waits: number[]; message: string };

const body = '{"event":"sms.added_later","eventId":"e","data":{"type":"new"}}';
const signed = { timestampMs: '1794718805000', nonce: '0b6f2d1e5c0a4d6e', body };
const headers = {
  'X-Callback-Timestamp': signed.timestampMs,
  'x-callback-nonce': signed.nonce,
  'X-CALLBACK-SIGNATURE': signCallback(signed, 'cstest-1'),
};
const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
const signedWithNothing = { ...headers, 'X-CALLBACK-SIGNATURE': signCallback(signed, '') };
const callback = { headers, raw_body: body, secrets: 'cstest-1', now: 1_794_718_806 };

const claims = (length: string) =>
  drips(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n{"code":0`);
const asked = (seconds: string) => refusal(429, { code: 1301 }, { 'Retry-After': seconds });
const short = { client: { timeout: 0.3, retry_delays: [] } };

const cases = {
  query: {
    answers: [success({ records: [] })],
    operation: 'list',
    request: { from: '2026-11-15T00:00:00Z', page: 1, 'a*': 'ü b', none: null, all: true },
  },
  json: { answers: [success()], request: { phone: '12025550101', text: 'ü/' } },
  'no field': { answers: [success()], request: {} },
  path: {
    answers: [success()],
    operation: 'send_v2',
    inPath: ['a/b'],
    options: { headers: { 'X-Mine': '1', 'user-agent': 'mine' } },
  },
  'empty path': { operation: 'send_v2', inPath: [''] },
  'header in two lines': { options: { headers: { 'X-Mine': '1\r\nX-Other: 2' } } },
  form: {
    answers: [busy, success()],
    operation: 'upload',
    request: { name: 'Hello', none: null, all: true },
    files: { file: { name: 'a.wav', content: 'sound' } },
  },
  'open file': {
    answers: [busy, success()],
    operation: 'upload',
    files: { file: { content: 'sound', isOpen: true } },
  },
  environment: {
    answers: [success()],
    client: { host: null, access_key: null, secret_key: null },
    variables: ({ plain }) => ({
      [`${variables}_HOST`]: plain,
      [`${variables}_ACCESS_KEY`]: 'AKTEST2',
      [`${variables}_SECRET_KEY`]: 'sktest-2',
    }),
  },
  'no keys': { client: { access_key: null } },
  'other protocol': { client: { host: 'file:///etc' } },
  'code of class no': { answers: [refusal(400, { code: 1002 })] },
  'code of class later': { answers: [refusal(402, { code: 1201 })] },
  'code of class ask': { answers: [refusal(401, { code: 1101 })] },
  'code of class wait': { answers: [refusal(429, { code: 1301 })] },
  'unknown code with a class': { answers: [refusal(400, { code: 9, error: { retry: 'ask' } })] },
  'unknown code with 500': { answers: [refusal(500, { code: 9 })] },
  'unknown code with 403': { answers: [refusal(403, { code: 9 })] },
  'unknown class': { answers: [refusal(400, { code: 1002, error: { retry: 'soon' } })] },
  'class that is a list': { answers: [refusal(400, { code: 1002, error: { retry: ['ask'] } })] },
  'class that is an object': { answers: [refusal(400, { code: 1002, error: { retry: {} } })] },
  'error that is null': { answers: [refusal(400, { code: 1002, error: null })] },
  'error that is a text': { answers: [refusal(400, { code: 1002, error: 'no' })] },
  'fields of other types': {
    answers: [
      refusal(400, { code: 1002, msg: 1, requestId: [], error: { field: 1, in: {}, docUrl: 7 } }),
    ],
  },
  'code that is false': { answers: [answer(200, { code: false, requestId: 'r', data: {} })] },
  'proxy with 502': { answers: [answer(502, '<h1>Bad gateway</h1>')] },
  'proxy with 504': { answers: [answer(504, '')] },
  'proxy with 413': { answers: [answer(413, '[]')] },
  'page of another server': { answers: [answer(200, '<h1>Log in</h1>')] },
  'nested too deep': { answers: [answer(200, '['.repeat(1_000_000))] },
  redirect: { answers: [answer(302, '', { location: '/elsewhere' })] },
  'redirect that keeps the method': { answers: [answer(307, '', { location: '/elsewhere' })] },
  'everything said': {
    answers: [
      refusal(400, {
        code: 1002,
        error: {
          ...{ field: 'phones[0]', in: 'body', problem: 'format', expected: 'digits' },
          ...{ received: 'abc', retry: 'no', docUrl: 'https://x.example/doc#error-1002' },
        },
        data: { rejected: [] },
      }),
    ],
  },
  'a long answer': { answers: [success({ text: 'a'.repeat(5_000_000) })] },
  'closed connection': { answers: [closes] },
  'reset connection': { answers: [reset], client: { retry_delays: [] } },
  'half an answer': { answers: [half], client: { retry_delays: [] } },
  'no HTTP': { answers: [drips('No.\r\n')], client: { retry_delays: [] } },
  'no answer': { answers: [never], ...short },
  'a body by bytes': { answers: [claims('99999')], ...short },
  'headers by bytes': { answers: [drips('HTTP/1.1 200 OK\r\nA: ')], ...short },
  'a body by bytes, of a call': {
    answers: [claims('99999')],
    options: { timeout: 0.3 },
    client: { retry_delays: [] },
  },
  'too long for the memory': { answers: [claims('9'.repeat(18))], ...short },
  'too long for a number': { answers: [claims('9'.repeat(30))], ...short },
  'own key': { answers: [busy, success()], options: { idempotency_key: 'mine' } },
  'a wait of a minute': { answers: [asked('60'), success()] },
  'a longer wait': { answers: [asked('61')] },
  'a wait until a date': { answers: [asked('Wed, 18 Nov 2026 00:00:00 GMT'), success()] },
  'a wait in other digits': { answers: [asked('²'), success()] },
  'a wait of many digits': { answers: [asked('9'.repeat(5_000)), success()] },
  'one page': { answers: [page(1, 20, 30)], operation: 'list', request: { from: 'x' } },
  'all pages': {
    answers: [
      page(1, 100, 150),
      success({ page: 2, pageSize: 100, total: 150, records: [{ page: 2 }] }),
    ],
    operation: 'list',
    request: { from: 'x' },
    counts: true,
  },
  'the last records': {
    answers: [page(99, 100, 20_000), page(100, 100, 20_000)],
    operation: 'list',
    request: { from: 'x', page: 99 },
    counts: true,
  },
  'over TLS': { server: 'tls', answers: [busy, success()] },
  'through a proxy': {
    server: 'tls',
    answers: [success()],
    variables: ({ proxy }) => ({ HTTPS_PROXY: proxy, NO_PROXY: '' }),
  },
  'a body by bytes over TLS': { server: 'tls', answers: [claims('99999')], ...short },
  'headers by bytes over TLS': {
    server: 'tls',
    answers: [drips('HTTP/1.1 200 OK\r\nA: ')],
    ...short,
  },
  'no answer in TLS': { server: 'silent', ...short },
  event: { callback: { ...callback, secrets: ['cstest-2', 'cstest-1'] } },
  'headers in lists': { callback: { ...callback, headers: lists } },
  'another secret': { callback: { ...callback, secrets: 'cstest-2' } },
  'another body': { callback: { ...callback, raw_body: `${body} ` } },
  'no signature': { callback: { ...callback, headers: {} } },
  'headers without values': {
    callback: { ...callback, headers: { ...headers, 'X-CALLBACK-SIGNATURE': [] } },
  },
  'a header that is None': {
    callback: { ...callback, headers: { ...headers, 'X-CALLBACK-SIGNATURE': null } },
  },
  'an old timestamp': { callback: { ...callback, now: 1_794_719_106 } },
  'a parsed body': { callback: { ...callback, raw_body: {} } },
  'no secret': { callback: { ...callback, secrets: [] } },
  'a variable that is not set': { callback: { ...callback, secrets: null } },
  'an empty secret': { callback: { ...callback, headers: signedWithNothing, secrets: '' } },
  'an empty secret in a list': {
    callback: { ...callback, headers: signedWithNothing, secrets: ['cstest-1', ''] },
  },
} satisfies Record<string, Case>;

type CaseName = keyof typeof cases;

const here = (await languagesHere(['python3', 'python3.9'])).map(({ id }) => id);
/** Makes the certificate of the server. */
const hasOpenssl = await print(['openssl', 'version'], tmpdir()).then(
  () => true,
  () => false,
);

describe.each(['python3', 'python3.9'])('the client for %s', (command) => {
  describe.skipIf(!here.includes(command) || !hasOpenssl)('against a server', () => {
    let folder: string;
    let servers: Server[];
    const received = new Map<string, Received[]>();
    let outcomes: Map<string, Outcome>;
    let undocumented: string[];
    /** What the proxy was asked for. */
    const tunnels: unknown[] = [];
    const outcomeOf = (name: CaseName): Outcome => {
      const outcome = outcomes.get(name);
      if (!outcome) throw new Error(name);
      return outcome;
    };
    const sentBy = (name: CaseName): Received[] => received.get(name) ?? [];
    const firstBy = (name: CaseName): Received => {
      const [first] = sentBy(name);
      if (!first) throw new Error(`Nothing was sent for ${name}.`);
      return first;
    };
    const headersOf = (name: CaseName, header: string) =>
      sentBy(name).map(({ headers }) => headers[header]);

    const answering: RequestListener = async (request, response) => {
      const name = String(request.headers['x-case']);
      const all = received.get(name) ?? [];
      const url = new URL(request.url ?? '', 'http://x.example');
      const { method = '', headers } = request;
      received.set(name, [...all, { method, url, headers, body: await buffer(request) }]);
      const answers: Answer[] = (cases as Record<string, Case>)[name]?.answers ?? [];
      response.setHeader('x-mine', 'a');
      (answers[all.length] ?? answers.at(-1))?.(response);
    };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'sdk-python-'));
      await writeFiles(folder, pythonEmitter.write(sdk));
      const certificate = join(folder, 'certificate.pem');
      const key = join(folder, 'key.pem');
      await print(
        [
          ...(['openssl', 'req', '-x509', '-newkey', 'ec', '-nodes', '-subj', '/CN=x'] as const),
          ...['-pkeyopt', 'ec_paramgen_curve:prime256v1', '-addext', 'subjectAltName=IP:127.0.0.1'],
          ...['-keyout', key, '-out', certificate],
        ],
        folder,
      );
      const tls = { cert: await readFile(certificate), key: await readFile(key) };
      servers = [
        createServer(answering),
        createTlsServer(tls, answering),
        createRawServer((socket) => socket.on('error', () => {})),
        createServer().on('connect', ({ url }: IncomingMessage, socket: Socket) => {
          tunnels.push(url);
          const [host, port] = String(url).split(':');
          const behind = connect(Number(port), host, () => {
            socket.write('HTTP/1.1 200 OK\r\n\r\n');
            socket.pipe(behind).pipe(socket);
          });
          for (const end of [socket, behind]) end.on('error', () => {});
        }),
      ];
      const [plain, secure, silent, proxy] = await Promise.all(servers.map(listening));
      const hosts = {
        plain: `http://127.0.0.1:${plain}/base/`,
        tls: `https://127.0.0.1:${secure}`,
        silent: `https://127.0.0.1:${silent}`,
        proxy: `http://127.0.0.1:${proxy}`,
      };
      ({ outcomes, undocumented } = await run(command, folder, hosts));
    });
    afterAll(async () => {
      for (const server of servers) {
        if ('closeAllConnections' in server) Object(server).closeAllConnections();
        server.close();
      }
      await rm(folder, { recursive: true });
    });

    test('signs a request as documented, without the base path of the host', () => {
      const { url, headers, method } = firstBy('query');
      expect(url.pathname).toBe('/base/v2/sms/records');
      expect(url.search).toBe('?a%2A=%C3%BC%20b&all=true&from=2026-11-15T00%3A00%3A00Z&page=1');
      const request = { method, path: '/v2/sms/records', query: [...url.searchParams], body: '' };
      expect(headers['x-signature']).toBe(signatureOf(request, headers));
      expect(headers['idempotency-key']).toBeUndefined();
    });

    test('sends JSON with its names and values as they are, and signs it', () => {
      const { body, headers, method } = firstBy('json');
      expect(body.toString()).toBe('{"phone":"12025550101","text":"ü/"}');
      expect(firstBy('no field').body.toString()).toBe('{}');
      expect(headers['content-type']).toBe('application/json');
      const request = { method, path: '/sms/mt', body: body.toString() };
      expect(headers['x-signature']).toBe(signatureOf(request, headers));
      expect(headers['idempotency-key']).toMatch(/^[\w-]{1,64}$/);
      expect(headers['user-agent']).toBe(`${packageName}-python/${sdk.version}`);
    });

    test('encodes the parts of a path', () => {
      const { url, headers } = firstBy('path');
      expect(url.pathname).toBe('/base/v2/sms/mt/a%2Fb');
      expect([headers['x-mine'], headers['user-agent']]).toEqual(['1', 'mine']);
    });

    test('sends a form with a file whole in each attempt, and does not sign its body', () => {
      expect(sentBy('form')).toHaveLength(2);
      for (const { body, headers, method } of sentBy('form')) {
        expect(headers['content-type']).toContain('multipart/form-data; boundary=');
        expect(body.toString()).toContain('name="file"; filename="a.wav"');
        expect(body.toString()).toContain('\r\n\r\nsound\r\n');
        expect(body.toString()).toContain('name="name"\r\n\r\nHello\r\n');
        const request = { method, path: '/v2/sms/files', body: '' };
        expect(headers['x-signature']).toBe(signatureOf(request, headers));
      }
      expect(sentBy('open file').map(({ body }) => body.includes('\r\n\r\nsound\r\n'))).toEqual([
        true,
        true,
      ]);
    });

    test('leaves out a field of a form that is None, and writes others as in JSON', () => {
      const form = firstBy('form').body.toString();
      expect(form).not.toContain('name="none"');
      expect(form).toContain('name="all"\r\n\r\ntrue\r\n');
    });

    test('reads its host and keys from the environment', () => {
      expect(headersOf('environment', 'x-access-key')).toEqual(['AKTEST2']);
    });

    test.each<[CaseName, string, string]>([
      ['no keys', anyError, `set ${variables}_ACCESS_KEY and ${variables}_SECRET_KEY`],
      ['other protocol', 'ValueError', 'file:///etc'],
      ['empty path', 'TypeError', 'a part of the path'],
      ['header in two lines', 'ValueError', 'Invalid header value'],
      ['a parsed body', 'TypeError', 'before it is parsed'],
      ['no secret', 'ValueError', 'There is no callback secret.'],
      ['a variable that is not set', 'ValueError', 'There is no callback secret.'],
      ['an empty secret', 'ValueError', 'There is no callback secret.'],
      ['an empty secret in a list', 'ValueError', 'There is no callback secret.'],
    ])('refuses a mistake of the caller: %s', (name, error, message) => {
      expect(outcomeOf(name)).toMatchObject({ error, waits: [] });
      expect(outcomeOf(name).message).toContain(message);
      expect(sentBy(name)).toEqual([]);
    });

    test.each<[CaseName, string, number | undefined, number, number]>([
      ['code of class no', 'InvalidRequest', 1002, 400, 1],
      ['code of class later', 'NotYet', 1201, 402, 1],
      ['code of class ask', 'ActionNeeded', 1101, 401, 1],
      ['code of class wait', 'RetryLater', 1301, 429, 5],
      ['unknown code with a class', 'ActionNeeded', 9, 400, 1],
      ['unknown code with 500', 'RetryLater', 9, 500, 5],
      ['unknown code with 403', anyError, 9, 403, 1],
      ['unknown class', 'InvalidRequest', 1002, 400, 1],
      ['class that is a list', 'InvalidRequest', 1002, 400, 1],
      ['class that is an object', 'InvalidRequest', 1002, 400, 1],
      ['error that is null', 'InvalidRequest', 1002, 400, 1],
      ['error that is a text', 'InvalidRequest', 1002, 400, 1],
      ['fields of other types', 'InvalidRequest', 1002, 400, 1],
      ['code that is false', anyError, undefined, 200, 1],
      ['proxy with 502', 'RetryLater', undefined, 502, 5],
      ['proxy with 504', 'RetryLater', undefined, 504, 5],
      ['proxy with 413', anyError, undefined, 413, 1],
      ['page of another server', anyError, undefined, 200, 1],
      ['nested too deep', anyError, undefined, 200, 1],
      ['redirect', anyError, undefined, 302, 1],
      ['redirect that keeps the method', anyError, undefined, 307, 1],
    ])('%s has a class and a number of attempts', (name, error, code, status, attempts) => {
      const parent = error === anyError ? 'Exception' : anyError;
      expect(outcomeOf(name)).toMatchObject({ error, status, parent });
      expect(outcomeOf(name).code ?? undefined).toBe(code);
      expect(sentBy(name)).toHaveLength(attempts);
      expect(new Set(headersOf(name, 'idempotency-key')).size).toBe(1);
      expect(new Set(headersOf(name, 'x-nonce')).size).toBe(attempts);
      expect(outcomeOf(name).idempotency_key).toBe(headersOf(name, 'idempotency-key')[0]);
    });

    test.each<[CaseName, string, number]>([
      ['closed connection', 'closed connection', 5],
      ['reset connection', 'reset', 1],
      ['half an answer', 'IncompleteRead', 1],
      ['no HTTP', 'No.', 1],
      ['no answer', 'the time is over', 1],
      ['a body by bytes', 'the time is over', 1],
      ['a body by bytes, of a call', 'the time is over', 1],
      ['headers by bytes', 'the time is over', 1],
      ['a body by bytes over TLS', 'the time is over', 1],
      ['headers by bytes over TLS', 'the time is over', 1],
      ['no answer in TLS', 'the time is over', 0],
      ['too long for the memory', '', 1],
      ['too long for a number', '', 1],
    ])('%s is a ConnectionError', (name, reason, attempts) => {
      expect(outcomeOf(name)).toMatchObject({
        ...{ error: 'ConnectionError', parent: anyError, retry: 'wait' },
        doc_url: 'https://www.harbour.example/smsSend',
        idempotency_key: expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(outcomeOf(name).message).toMatch(/^smsSend: no response: [^<]*\.$/);
      expect(outcomeOf(name).message).toContain(reason);
      expect(sentBy(name)).toHaveLength(attempts);
      expect(new Set(headersOf(name, 'x-nonce')).size).toBe(attempts);
      expect(headersOf(name, 'idempotency-key')).toEqual(
        Array(attempts).fill(outcomeOf(name).idempotency_key),
      );
    });

    test('reads a long answer', () => {
      expect(outcomeOf('a long answer').value).toMatchObject({
        data: { text: 'a'.repeat(5_000_000) },
      });
    });

    test('reads the certificates once, for all attempts', () => {
      expect(outcomeOf('over TLS')).toMatchObject({ value: { status: 200 }, contexts: 1 });
      expect(sentBy('over TLS')).toHaveLength(2);
    });

    test('goes through the proxy of the environment', () => {
      expect(outcomeOf('through a proxy')).toMatchObject({ value: { status: 200 } });
      expect(tunnels).toEqual([firstBy('through a proxy').headers.host]);
    });

    test('waits 1, 2, 4 and 8 seconds, each up to a fifth shorter or longer', () => {
      const { waits } = outcomeOf('closed connection');
      expect(waits).toHaveLength(4);
      for (const [index, wait] of waits.entries()) {
        expect(wait / 2 ** index).toBeGreaterThanOrEqual(0.8);
        expect(wait / 2 ** index).toBeLessThanOrEqual(1.2);
      }
    });

    test('waits as long as the response says, up to a minute', () => {
      const [wait, ...others] = outcomeOf('a wait of a minute').waits;
      expect(others).toEqual([]);
      expect(wait).toBeGreaterThanOrEqual(60);
      expect(wait).toBeLessThanOrEqual(60.2);
      expect(outcomeOf('a longer wait')).toMatchObject({
        ...{ error: 'RetryLater', retry_after: 61, waits: [] },
      });
    });

    test.each<[CaseName]>([
      ['a wait until a date'],
      ['a wait in other digits'],
      ['a wait of many digits'],
    ])('%s is not read', (name) => {
      expect(outcomeOf(name)).toMatchObject({ value: { status: 200 } });
      expect(outcomeOf(name).waits).toHaveLength(1);
      expect(outcomeOf(name).waits[0]).toBeLessThanOrEqual(1.2);
    });

    test('keeps the idempotency key of the caller', () => {
      expect(headersOf('own key', 'idempotency-key')).toEqual(['mine', 'mine']);
    });

    test('an error has everything that the API says', () => {
      expect(outcomeOf('everything said')).toMatchObject({
        ...{ field: 'phones[0]', place: 'body', problem: 'format', expected: 'digits' },
        ...{ received: 'abc', retry: 'no', doc_url: 'https://x.example/doc#error-1002' },
        ...{ code: 1002, request_id: 'r', data: { rejected: [] } },
        message: '1002: No. Expected: digits. Received: abc. (requestId r)',
      });
      expect(outcomeOf('code of class no')).toMatchObject({
        ...{ doc_url: 'https://www.harbour.example/smsSend#error-1002', field: null },
      });
      expect(outcomeOf('fields of other types')).toMatchObject({
        ...{ doc_url: 'https://www.harbour.example/smsSend#error-1002', field: null, place: null },
        request_id: null,
      });
      expect(outcomeOf('proxy with 502')).toMatchObject({
        ...{ doc_url: 'https://www.harbour.example/smsSend', request_id: null },
      });
    });

    test('a list is one page, or all records up to 10,000 in pages of 100', () => {
      const queries = (name: CaseName) => sentBy(name).map(({ url }) => url.search);
      expect(outcomeOf('one page').value).toMatchObject({
        data: { total: 30 },
        headers: { 'x-mine': 'a' },
      });
      expect(queries('one page')).toEqual(['?from=x']);
      expect(outcomeOf('all pages').value).toBe(101);
      expect(queries('all pages')).toEqual(['?from=x&pageSize=100', '?from=x&page=2&pageSize=100']);
      expect(outcomeOf('the last records').value).toBe(200);
      expect(queries('the last records')).toHaveLength(2);
    });

    test.each<[CaseName]>([['event'], ['headers in lists']])('accepts a callback: %s', (name) => {
      expect(outcomeOf(name).value).toEqual(JSON.parse(body));
    });

    test.each<[CaseName]>([
      ['another secret'],
      ['another body'],
      ['no signature'],
      ['headers without values'],
      ['a header that is None'],
      ['an old timestamp'],
    ])('a callback with %s is refused', (name) => {
      expect(outcomeOf(name)).toMatchObject({ error: 'InvalidSignature', parent: anyError });
    });

    test('describes every public name', () => {
      expect(undocumented).toEqual([]);
    });
  });
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return (server.address() as AddressInfo).port;
}

/** One run of Python makes all calls. */
async function run(
  command: string,
  folder: string,
  hosts: Hosts,
): Promise<{ outcomes: Map<string, Outcome>; undocumented: string[] }> {
  const names = Object.keys(cases);
  const given = Object.entries<Case>(cases).map(([name, one]) => ({
    ...{ operation: 'send', request: {}, ...one, answers: undefined },
    client: {
      ...{ ...keys, host: hosts[one.server ?? 'plain'], headers: { 'X-Case': name } },
      ...one.client,
    },
    variables: one.variables?.(hosts),
  }));

  // -S: the standard library alone.
  const running = promisify(execFile)(command, ['-S', driver, packageName, clientName], {
    env: {
      ...environment(),
      PYTHONPATH: folder,
      SSL_CERT_FILE: join(folder, 'certificate.pem'),
    },
    maxBuffer: 100_000_000,
    timeout: timeouts.testMs,
  });
  running.child.stdin?.end(JSON.stringify(given));
  const done: { outcomes: Outcome[]; undocumented: string[] } = JSON.parse((await running).stdout);
  const outcomes = names.map((name, index) => [name, done.outcomes[index] as Outcome] as const);
  return { outcomes: new Map(outcomes), undocumented: done.undocumented };
}

const driver = join(driversFolder, 'client-driver.py');

const signatureOf = (
  request: Omit<Parameters<typeof signRequest>[0], 'timestampMs' | 'nonce'>,
  headers: IncomingMessage['headers'],
): string => {
  const [timestampMs, nonce] = [String(headers['x-timestamp']), String(headers['x-nonce'])];
  return signRequest({ ...request, timestampMs, nonce }, keys.secret_key);
};
