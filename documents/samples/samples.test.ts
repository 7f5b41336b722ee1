import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRequest } from '#content/api/signing.ts';
import { brand } from '#content/brand.ts';
import { addCallback } from './callback-line.ts';
import { exampleKeys, variables } from './environment.ts';
import { fillValues } from './fill-values.ts';
import type { SampleRequest } from './sample-request.ts';
import { sampleLanguages, writeSamples } from './samples.ts';

type Received = {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
};

const accessKey = 'AKHARBOUREXAMPLE';
const secretKey = 'sk-example-0123456789abcdef';
const keys = { [variables.accessKey]: accessKey, [variables.secretKey]: secretKey };

const received: Received[] = [];
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  received.push({ method: request.method, url: request.url, headers: request.headers, body });
  response.setHeader('content-type', 'application/json').end('{"code":0}');
});
let folder: string;
let host: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nuntix-samples-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the Node.js sample like a reader: as a separate file. */
async function run(request: Omit<SampleRequest, 'host'>, basePath = ''): Promise<Received> {
  const all = writeSamples({ ...request, host: 'https://api.harbour.example' });
  const code = all.find(({ id }) => id === 'node')?.code ?? '';
  const file = join(folder, 'sample.mjs');
  await writeFile(file, code);
  await writeFile(join(folder, 'hello.wav'), 'sound');
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, ...keys, [variables.host]: host + basePath },
  });
  expect(stdout).toContain('code: 0');
  const last = received.pop();
  if (!last) throw new Error('Nothing arrived.');
  return last;
}

const signatureOf = ({ method = '', url = '', headers, body }: Received): string => {
  const { pathname, searchParams } = new URL(url, host);
  return signRequest(
    {
      method,
      path: pathname,
      query: [...searchParams],
      timestampMs: String(headers['x-timestamp']),
      nonce: String(headers['x-nonce']),
      body,
    },
    secretKey,
  );
};

const text = 'It’s "ready": 100 % \\ 你好';
const bodied: Omit<SampleRequest, 'host'> = {
  method: 'POST',
  path: '/v2/sms/mt',
  query: [],
  headers: [['Idempotency-Key', 'order-1']],
  isSigned: true,
  body: { kind: 'json', value: { phones: ['12025550187'], content: text, nested: [{ a: 1 }] } },
};

test('the signed sample sends its body with a valid signature', async () => {
  const sent = await run(bodied);
  expect(JSON.parse(sent.body)).toEqual({
    phones: ['12025550187'],
    content: text,
    nested: [{ a: 1 }],
  });
  expect(sent.headers['x-access-key']).toBe(accessKey);
  expect(sent.headers['idempotency-key']).toBe('order-1');
  expect(sent.headers['x-signature']).toBe(signatureOf(sent));
});

test('the documented path is signed, without the one of the host', async () => {
  const sent = await run(bodied, '/sandbox');
  expect(sent.url).toBe('/sandbox/v2/sms/mt');
  expect(sent.headers['x-signature']).toBe(signatureOf({ ...sent, url: '/v2/sms/mt' }));
});

const queried: Omit<SampleRequest, 'host'> = {
  ...bodied,
  method: 'GET',
  query: [
    ['page', '1'],
    ['from', '2026-11-15T00:00:00Z'],
  ],
  headers: [],
  body: { kind: 'none' },
};

test('the signed sample of a query sorts, encodes, signs and sends it', async () => {
  const sent = await run(queried);
  expect(sent.url).toBe('/v2/sms/mt?from=2026-11-15T00%3A00%3A00Z&page=1');
  expect(sent.headers['x-signature']).toBe(signatureOf(sent));
});

test('the sample with keys as fields reads them from its environment and sends no signature', async () => {
  const value = { ...exampleKeys, phone: '12025550187' };
  const sent = await run({
    ...bodied,
    isSigned: false,
    headers: [],
    body: { kind: 'json', value },
  });
  expect(JSON.parse(sent.body)).toEqual({ ...value, appKey: accessKey, appSecret: secretKey });
  expect(sent.headers['x-signature']).toBeUndefined();
});

test('the sample of an upload sends fields and file', async () => {
  const parts = [
    { name: 'appKey', value: exampleKeys.appKey, isFile: false },
    { name: 'file', value: 'hello.wav', isFile: true },
  ];
  const sent = await run({
    ...bodied,
    isSigned: false,
    headers: [],
    body: { kind: 'multipart', parts },
  });
  expect(sent.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.body).toContain(`name="appKey"\r\n\r\n${accessKey}\r\n`);
  expect(sent.body).toMatch(/name="file"; filename="hello.wav"[\s\S]*\r\n\r\nsound\r\n/);
});

test('every language has the URL, the method and, if it signs, all six lines', () => {
  const samples = writeSamples({ ...bodied, host: 'https://api.harbour.example' });
  expect(samples.map(({ name }) => name)).toEqual(sampleLanguages.map(({ name }) => name));
  for (const { name, code } of samples) {
    expect(code, name).toContain('https://api.harbour.example');
    expect(code, name).toContain('/v2/sms/mt');
    expect(code, name).toMatch(/POST/);
    expect(code, name).toMatch(/X-Signature/);
    for (const variable of [variables.host, variables.accessKey, variables.secretKey])
      expect(code, name).toContain(variable);
    expect(code, name).toContain('12025550187');
  }
});

const values = {
  host: 'http://localhost:3000/sandbox',
  accessKey: 'AKTEST1',
  secretKey: 'sktest-1',
  callbackSecret: 'cstest-1',
};

test.each([
  ['signed', bodied],
  [
    'with its keys in the body',
    { ...bodied, isSigned: false, body: { kind: 'json', value: { ...exampleKeys, phone: '1' } } },
  ],
] as const)('a sample that is %s can have values in place of its environment', (_, request) => {
  for (const { id, code } of writeSamples({ ...request, host: brand.hosts.api })) {
    const filled = fillValues(code, id, values);
    for (const value of [values.host, values.accessKey, values.secretKey])
      expect(filled, id).toContain(value);
    expect(filled, id).not.toContain(brand.hosts.api);
    expect(filled, id).not.toMatch(new RegExp(`${variables.accessKey}|${variables.secretKey}`));
  }
});

test('a callback address added to a sample is written as if the request had it', () => {
  const callbackUrl = 'https://sandbox.harbour.example/catch/1';
  const value = { phones: ['12025550187'], nested: [{ a: 1 }] };
  const written = (body: object, takesCallback: boolean) =>
    writeSamples({
      ...bodied,
      host: brand.hosts.api,
      takesCallback,
      body: { kind: 'json', value: body },
    });
  const expected = written({ ...value, callbackUrl }, false);
  for (const [index, { id, code, callback }] of written(value, true).entries()) {
    expect(code, id).not.toContain('callbackUrl');
    expect(callback, id).toBeDefined();
    expect(addCallback(code, callback, callbackUrl), id).toBe(expected[index]?.code);
  }
  for (const { callback } of written(value, false)) expect(callback).toBeUndefined();
});
