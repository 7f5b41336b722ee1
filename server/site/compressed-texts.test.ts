import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';

const page = '<!doctype html><p>a page</p>'.repeat(20);
const files = {
  ...stubPages(['/', ...Object.values(unknownPath), ...Object.values(unknownDocPath)], page),
  ...stubPages(['/document-en/sms/send'], page),
  'pricing.data': 'data',
  'document-en/sms/send.md': '# Send',
  'document-en/sms/send.html': '<p>Send</p>',
};

let build: StubBuild;
let served: TestApp;

/** Writes each file with its encodings, like the build; `mark` changes the content. */
const compress = async (mark = '') => {
  for (const [file, content] of Object.entries(files)) {
    const path = join(build.directory, 'client', file);
    await writeFile(path, content + mark);
    await writeFile(`${path}.br`, brotliCompressSync(content + mark));
    await writeFile(`${path}.gz`, gzipSync(content + mark));
  }
};

beforeEach(async () => {
  build = await stubBuild(files);
  await compress();
  served = await testApp({}, { siteDirectory: build.directory });
});
afterEach(async () => {
  await served.close();
  await build.remove();
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers: { 'accept-encoding': 'gzip, br', ...headers } });

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/document-en/sms/send', 'text/html; charset=utf-8'],
  ['/document-en/sms/none', 'text/html; charset=utf-8'],
  ['/nothing', 'text/html; charset=utf-8'],
  ['/pricing.data', 'text/x-script; charset=utf-8'],
  ['/document-en/sms/send.md', 'text/markdown; charset=utf-8'],
  ['/document-en/sms/send.html', 'text/html; charset=utf-8'],
])('%s is read from disk once per encoding', async (url, type) => {
  const first = { br: await ask(url), gzip: await ask(url, { 'accept-encoding': 'gzip' }) };
  await compress(' changed');
  for (const [encoding, { headers, rawPayload, statusCode }] of Object.entries(first)) {
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-type': type });
    const again = await ask(url, { 'accept-encoding': encoding });
    expect(again.statusCode).toBe(statusCode);
    expect(again.rawPayload).toEqual(rawPayload);
    const ofThisAnswer = { date: again.headers.date, requestid: again.headers.requestid };
    expect(again.headers).toEqual({ ...headers, ...ofThisAnswer });
  }
});

test('a cached text has Vary and answers 304 to a matching ETag', async () => {
  const { headers } = await ask('/document-en/sms/send');
  expect(headers.vary).toBe('accept, accept-encoding');
  expect((await ask('/')).headers.vary).toBe('accept-encoding');
  const again = await ask('/document-en/sms/send', { 'if-none-match': String(headers.etag) });
  expect(again).toMatchObject({ statusCode: 304, payload: '' });
});

test('a 404 page has no ETag', async () => {
  const reply = await ask('/nothing', { 'if-none-match': '*', range: 'bytes=0-9' });
  expect(reply.statusCode).toBe(404);
  expect(reply.headers.etag).toBeUndefined();
  expect(reply.headers['content-encoding']).toBe('br');
});

test('ranges and uncompressed responses are read from disk', async () => {
  const plain = await ask('/', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.payload).toBe(page);
  const part = await ask('/', { 'accept-encoding': 'identity', range: 'bytes=0-8' });
  expect([part.statusCode, part.payload]).toEqual([206, '<!doctype']);
});

test('HEAD has the content length of GET', async () => {
  const whole = await ask('/');
  const head = await served.app.inject({
    method: 'HEAD',
    url: '/',
    headers: { 'accept-encoding': 'br' },
  });
  expect(head.payload).toBe('');
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
});
