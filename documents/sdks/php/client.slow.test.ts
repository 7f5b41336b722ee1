import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback, signRequest } from '#content/api/signing.ts';
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
  success,
} from '#tests/support/sdks/answers.ts';
import { driversFolder } from '#tests/support/sdks/language.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { smallSdk, writeFiles } from '#tests/support/sdks/small-sdk.ts';
import { timeouts } from '#tests/timeouts.ts';
import { environment } from '../../samples/running/run-command.ts';
import { phpEmitter } from './emit-php.ts';

const sdk = smallSdk();
const { client: clientName, variables } = sdk.names;
const anyException = `${clientName}Exception`;
const keys = { accessKey: 'AKTEST1', secretKey: 'sktest-1' };

type Received = { method: string; url: URL; headers: IncomingMessage['headers']; body: Buffer };
type Case = {
  /** In order; the last one again and again. */
  answers?: Answer[];
  operation?: string;
  inPath?: string[];
  request?: object;
  files?: Record<string, object>;
  client?: object;
  options?: object;
  /** Counts the records of a list. */
  counts?: true;
  /** Paths in the result. */
  reads?: string[];
  /** The environment; without it, the case has keys. */
  variables?: Record<string, string>;
  callback?: object;
};
type Outcome = Record<string, unknown> & { reads: unknown[]; waits: number[]; message: string };

const body = '{"event":"sms.added_later","eventId":"e","data":{"type":"new"}}';
const signed = { timestampMs: '1794718805000', nonce: '0b6f2d1e5c0a4d6e', body };
const headers = {
  'X-Callback-Timestamp': signed.timestampMs,
  'x-callback-nonce': signed.nonce,
  'X-CALLBACK-SIGNATURE': signCallback(signed, 'cstest-1'),
};
const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
const callback = { headers, rawBody: body, secrets: 'cstest-1', now: 1_794_718_806 };
const known =
  '{"event":"sms.message","eventId":"e","later":1,"data":{"type":"note","note":{"body":"Hi"}}}';
const knownHeaders = {
  ...headers,
  'X-CALLBACK-SIGNATURE': signCallback({ ...signed, body: known }, 'cstest-1'),
};

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
    operation: 'sendV2',
    inPath: ['a/b'],
    request: {},
    options: { headers: { 'X-Mine': '1', 'user-agent': 'mine' } },
  },
  'empty path': { operation: 'sendV2', inPath: [''], request: {} },
  'header in two lines': { options: { headers: { 'X-Mine': '1\r\nX-Other: 2' } } },
  'empty key': { options: { idempotencyKey: '' } },
  form: {
    answers: [busy, success()],
    operation: 'upload',
    request: { name: 'Hello' },
    files: { file: { name: 'a.wav', content: 'sound' } },
  },
  'file on the disk': {
    answers: [success()],
    operation: 'upload',
    request: {},
    files: { file: { path: import.meta.filename } },
  },
  'file that is not there': {
    operation: 'upload',
    request: {},
    files: { file: { path: '/nowhere/a.wav' } },
  },
  environment: { answers: [success()], client: { host: null, accessKey: null, secretKey: null } },
  'no keys': { client: { accessKey: null } },
  'other protocol': { client: { host: 'file:///etc' } },
  'code of class no': { answers: [refusal(400, { code: 1002 })] },
  'code of class later': { answers: [refusal(402, { code: 1201 })] },
  'code of class ask': { answers: [refusal(401, { code: 1101 })] },
  'code of class wait': { answers: [refusal(429, { code: 1301 })] },
  'unknown code with a class': { answers: [refusal(400, { code: 9, error: { retry: 'ask' } })] },
  'unknown code with 500': { answers: [refusal(500, { code: 9 })] },
  'unknown code with 403': { answers: [refusal(403, { code: 9 })] },
  'unknown class': { answers: [refusal(400, { code: 1002, error: { retry: 'soon' } })] },
  'proxy with 502': { answers: [answer(502, '<h1>Bad gateway</h1>')] },
  'proxy with 504': { answers: [answer(504, '')] },
  'proxy with 413': { answers: [answer(413, '[]')] },
  'page of another server': { answers: [answer(200, '<h1>Log in</h1>')] },
  'fields of other types': {
    answers: [refusal(400, { code: 1002, msg: 1, requestId: [], error: { field: 1, in: {} } })],
  },
  'everything said': {
    answers: [
      refusal(
        400,
        {
          code: 1002,
          error: {
            ...{ field: 'phones[0]', in: 'body', problem: 'format', expected: 'digits' },
            ...{ received: 'abc', retry: 'no', docUrl: 'https://x.example/doc#error-1002' },
          },
          data: { rejected: [] },
        },
        { 'X-Mine': 'a' },
      ),
    ],
  },
  redirect: { answers: [answer(302, '', { location: '/elsewhere' })] },
  'closed connection': { answers: [closes] },
  'half an answer': { answers: [half], client: { retryDelays: [] } },
  'no answer': { answers: [never], client: { timeout: 0.2, retryDelays: [] } },
  'a byte at a time': {
    answers: [drips('HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n')],
    options: { timeout: 0.2 },
    client: { retryDelays: [] },
  },
  'early hints': {
    answers: [
      (response) => {
        response.writeEarlyHints({ link: '</a>; rel=preload', 'x-early': '1' });
        success()(response);
      },
    ],
    reads: ['headers.x-mine'],
  },
  'own key': { answers: [busy, success()], options: { idempotencyKey: 'mine' } },
  'a wait of a minute': {
    answers: [refusal(429, { code: 1301 }, { 'Retry-After': '60' }), success()],
  },
  'a longer wait': { answers: [refusal(429, { code: 1301 }, { 'Retry-After': '61' })] },
  'a wait until a date': {
    answers: [
      refusal(503, { code: 9 }, { 'Retry-After': 'Wed, 18 Nov 2026 00:00:00 GMT' }),
      success(),
    ],
  },
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
  'what was added later': {
    answers: [success({ status: 'flying', later: { a: [1] } })],
    reads: ['data', 'data.status', 'data.later', 'data.more', 'requestId', 'status'],
  },
  'a field that nobody has': { answers: [success({})], reads: ['data.statuz'] },
  'event of an unknown kind': {
    callback: { ...callback, secrets: ['cstest-2', 'cstest-1'] },
    reads: ['', 'event', 'data', 'data.type'],
  },
  'event of a known kind': {
    callback: { ...callback, headers: knownHeaders, rawBody: known },
    reads: ['', 'data', 'data.note.body', 'later'],
  },
  'headers in lists': { callback: { ...callback, headers: lists }, reads: ['event'] },
  'another secret': { callback: { ...callback, secrets: 'cstest-2' } },
  'no secret': { callback: { ...callback, secrets: [] } },
  'an empty secret': { callback: { ...callback, secrets: '' } },
  'an empty secret in a list': { callback: { ...callback, secrets: ['cstest-1', ''] } },
  'another body': { callback: { ...callback, rawBody: `${body} ` } },
  'no signature': { callback: { ...callback, headers: { 'X-Callback-Signature': null } } },
  'an old timestamp': { callback: { ...callback, now: 1_794_719_106 } },
} satisfies Record<string, Case>;

type CaseName = keyof typeof cases;

const isHere = (await languagesHere()).some(({ id }) => id === 'php');

describe.skipIf(!isHere)('the client for PHP', () => {
  let folder: string;
  let server: Server;
  const received = new Map<string, Received[]>();
  let outcomes: Map<string, Outcome>;
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

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const name = String(request.headers['x-case']);
      const all = received.get(name) ?? [];
      const url = new URL(request.url ?? '', 'http://x.example');
      const { method = '', headers } = request;
      received.set(name, [...all, { method, url, headers, body: await buffer(request) }]);
      const answers: Answer[] = (cases as Record<string, Case>)[name]?.answers ?? [];
      response.setHeader('x-mine', 'a');
      (answers[all.length] ?? answers.at(-1))?.(response);
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
    folder = await mkdtemp(join(tmpdir(), 'sdk-php-'));
    await writeFiles(folder, phpEmitter.write(sdk));
    outcomes = await run(folder, host);
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
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
    expect(sentBy('no field')[0]?.body.toString()).toBe('{}');
    expect(headers['content-type']).toBe('application/json');
    const request = { method, path: '/sms/mt', body: body.toString() };
    expect(headers['x-signature']).toBe(signatureOf(request, headers));
    expect(headers['idempotency-key']).toMatch(/^[\w-]{1,64}$/);
    expect(headers['user-agent']).toBe(`${sdk.names.package}-php/${sdk.version}`);
  });

  test('encodes the parts of a path, and refuses an empty one', () => {
    const { url, headers } = firstBy('path');
    expect(url.pathname).toBe('/base/v2/sms/mt/a%2Fb');
    expect([headers['x-mine'], headers['user-agent']]).toEqual(['1', 'mine']);
    expect(outcomeOf('empty path')).toMatchObject({ error: 'InvalidArgumentException' });
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
  });

  test('uploads a file of the disk with its name', () => {
    const form = firstBy('file on the disk').body.toString();
    expect(form).toContain('name="file"; filename="client.slow.test.ts"');
    expect(form).toContain("describe.skipIf(!isHere)('the client for PHP'");
  });

  test('reads its host and keys from the environment', () => {
    expect(headersOf('environment', 'x-access-key')).toEqual(['AKTEST2']);
  });

  test.each<[CaseName, string, string]>([
    ['no keys', anyException, `set ${variables}_ACCESS_KEY and ${variables}_SECRET_KEY`],
    ['other protocol', 'InvalidArgumentException', 'file:///etc'],
    ['header in two lines', 'InvalidArgumentException', 'more than one line'],
    ['empty key', 'InvalidArgumentException', 'Idempotency-Key'],
    ['file that is not there', 'InvalidArgumentException', '/nowhere/a.wav'],
    ['a field that nobody has', 'ErrorException', 'SmsSendOutput::$statuz'],
    ['no secret', 'InvalidArgumentException', 'There is no callback secret.'],
    ['an empty secret', 'InvalidArgumentException', 'There is no callback secret.'],
    ['an empty secret in a list', 'InvalidArgumentException', 'There is no callback secret.'],
  ])('refuses a mistake of the caller: %s', (name, error, message) => {
    expect(outcomeOf(name)).toMatchObject({ error, waits: [] });
    expect(outcomeOf(name).message).toContain(message);
    expect(sentBy(name).length).toBe(name === 'a field that nobody has' ? 1 : 0);
  });

  test.each<[CaseName, string, number, number, number]>([
    ['code of class no', 'InvalidRequest', 1002, 400, 1],
    ['code of class later', 'NotYet', 1201, 402, 1],
    ['code of class ask', 'ActionNeeded', 1101, 401, 1],
    ['code of class wait', 'RetryLater', 1301, 429, 5],
    ['unknown code with a class', 'ActionNeeded', 9, 400, 1],
    ['unknown code with 500', 'RetryLater', 9, 500, 5],
    ['unknown code with 403', anyException, 9, 403, 1],
    ['unknown class', 'InvalidRequest', 1002, 400, 1],
    ['proxy with 502', 'RetryLater', 0, 502, 5],
    ['proxy with 504', 'RetryLater', 0, 504, 5],
    ['proxy with 413', anyException, 0, 413, 1],
    ['page of another server', anyException, 0, 200, 1],
    ['fields of other types', 'InvalidRequest', 1002, 400, 1],
    ['redirect', anyException, 0, 302, 1],
  ])('%s has a class and a number of attempts', (name, error, code, status, attempts) => {
    const parent = error === anyException ? 'RuntimeException' : anyException;
    expect(outcomeOf(name)).toMatchObject({ error, code, status, parent });
    expect(sentBy(name)).toHaveLength(attempts);
    expect(new Set(headersOf(name, 'idempotency-key')).size).toBe(1);
    expect(new Set(headersOf(name, 'x-nonce')).size).toBe(attempts);
    expect(outcomeOf(name).idempotencyKey).toBe(headersOf(name, 'idempotency-key')[0]);
  });

  test.each<[CaseName, string, number]>([
    ['closed connection', 'Empty reply', 5],
    ['half an answer', 'transfer closed', 1],
    ['no answer', 'timed out', 1],
    ['a byte at a time', 'timed out', 1],
  ])('%s is a ConnectionException', (name, cause, attempts) => {
    const error = 'ConnectionException';
    expect(outcomeOf(name)).toMatchObject({ error, code: 0, status: null, parent: anyException });
    expect(outcomeOf(name).message).toContain(cause);
    expect(outcomeOf(name).cause).toContain(cause);
    expect(sentBy(name)).toHaveLength(attempts);
    expect(new Set(headersOf(name, 'x-nonce')).size).toBe(attempts);
    expect(headersOf(name, 'idempotency-key')).toEqual(
      Array(attempts).fill(outcomeOf(name).idempotencyKey),
    );
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
      ...{ error: 'RetryLater', retryAfterSeconds: 61, waits: [] },
    });
    expect(outcomeOf('a wait until a date').waits[0]).toBeLessThanOrEqual(1.2);
  });

  test('keeps the idempotency key of the caller', () => {
    expect(headersOf('own key', 'idempotency-key')).toEqual(['mine', 'mine']);
  });

  test('an exception has everything that the API says', () => {
    const error = outcomeOf('everything said');
    expect(error).toMatchObject({
      ...{ field: 'phones[0]', in: 'body', problem: 'format', expected: 'digits' },
      ...{ received: 'abc', retry: 'no', docUrl: 'https://x.example/doc#error-1002' },
      ...{ code: 1002, requestId: 'r', data: { rejected: [] } },
      message: '1002: No. Expected: digits. Received: abc. (requestId r)',
    });
    expect(error.headers).toMatchObject({ 'x-mine': ['a'] });
    expect(outcomeOf('code of class no')).toMatchObject({
      ...{ docUrl: 'https://www.harbour.example/smsSend#error-1002', field: null },
    });
    expect(outcomeOf('proxy with 502')).toMatchObject({
      ...{ docUrl: 'https://www.harbour.example/smsSend', requestId: null },
    });
  });

  test('the headers of interim responses are not those of the response', () => {
    const { value, reads } = outcomeOf('early hints');
    expect(value).toMatchObject({ status: 200, requestId: 'r', data: {} });
    expect(reads).toEqual([['a']]);
    expect(value).not.toHaveProperty('headers.x-early');
  });

  test('a list is one page, or all records up to 10,000 in pages of 100', () => {
    expect(outcomeOf('one page').value).toMatchObject({ data: { total: 30 } });
    const queries = (name: CaseName) => sentBy(name).map(({ url }) => url.search);
    expect(queries('one page')).toEqual(['?from=x']);
    expect(outcomeOf('all pages').value).toBe(101);
    expect(queries('all pages')).toEqual(['?from=x&pageSize=100', '?from=x&page=2&pageSize=100']);
    expect(outcomeOf('the last records').value).toBe(200);
    expect(queries('the last records')).toHaveLength(2);
  });

  test('what was added later can be read', () => {
    expect(outcomeOf('what was added later').reads).toEqual([
      ...['SmsSendOutput', 'flying', { a: [1] }, null, 'r', 200],
    ]);
    expect(outcomeOf('event of an unknown kind')).toMatchObject({
      value: JSON.parse(body),
      reads: ['WebhookEvent', 'sms.added_later', 'SmsEventData', 'new'],
    });
    expect(outcomeOf('event of a known kind')).toMatchObject({
      value: JSON.parse(known),
      reads: ['SmsEvent', 'SmsNote', 'Hi', 1],
    });
  });

  test('reads the headers of a callback as frameworks give them', () => {
    expect(outcomeOf('headers in lists').reads).toEqual(['sms.added_later']);
  });

  test.each<[CaseName]>([
    ['another secret'],
    ['another body'],
    ['no signature'],
    ['an old timestamp'],
  ])('a callback with %s is refused', (name) => {
    expect(outcomeOf(name)).toMatchObject({ error: 'InvalidSignature', parent: anyException });
  });
});

/** One run of PHP makes all calls. */
async function run(folder: string, host: string): Promise<Map<string, Outcome>> {
  const names = Object.keys(cases);
  const given = Object.entries<Case>(cases).map(([name, one]) => ({
    ...{ operation: 'send', request: {}, ...one, answers: undefined },
    client: { ...keys, host, headers: { 'X-Case': name }, ...one.client },
    ...(name === 'environment' && { variables: fromEnvironment(host) }),
  }));
  const running = promisify(execFile)('php', [driver, folder, clientName], {
    env: environment(),
    maxBuffer: 10_000_000,
    timeout: timeouts.testMs,
  });
  running.child.stdin?.end(JSON.stringify(given));
  const outcomes: Outcome[] = JSON.parse((await running).stdout);
  return new Map(names.map((name, index) => [name, outcomes[index] as Outcome]));
}

const driver = join(driversFolder, 'client-driver.php');

const fromEnvironment = (host: string) => ({
  [`${variables}_HOST`]: host,
  [`${variables}_ACCESS_KEY`]: 'AKTEST2',
  [`${variables}_SECRET_KEY`]: 'sktest-2',
});

const signatureOf = (
  request: Omit<Parameters<typeof signRequest>[0], 'timestampMs' | 'nonce'>,
  headers: IncomingMessage['headers'],
): string => {
  const [timestampMs, nonce] = [String(headers['x-timestamp']), String(headers['x-nonce'])];
  return signRequest({ ...request, timestampMs, nonce }, keys.secretKey);
};
