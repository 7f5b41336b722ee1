import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import { pagePath } from '#content/site-map.ts';
import { feedPath, jsonPaths, oneClickPath } from '#content/status/feeds.ts';
import { readCalls } from '#scripts/contract-calls.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type EndlessRequest, sendEndlessly } from '#tests/support/endless-request.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';

/** What a few reads of a socket bring beyond the limit, before anything else can be done. */
const maxBytesTaken = 256 * 1024;
const bodyBytes = 3_000_000;
const token = '?token=8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';

let build: StubBuild;
let served: TestApp;
let port: number;
const connections: Socket[] = [];

beforeAll(async () => {
  const pages = ['/login', ...Object.values(unknownPath), ...Object.values(unknownDocPath)];
  const content = 'x'.repeat(100_000);
  build = await stubBuild({ ...stubPages(pages, content), 'assets/a.js': content });
  served = await testApp({}, { siteDirectory: build.directory });
  served.app.server.on('connection', (socket) => connections.push(socket));
  port = Number(new URL(await served.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await served.close();
  await build.remove();
});

/** The answers, and how many bytes the server read from the connection. */
async function send(request: Omit<EndlessRequest, 'port'>) {
  connections.length = 0;
  const answer = await sendEndlessly({ port, ...request });
  return { answer, taken: connections.reduce((sum, { bytesRead }) => sum + bytesRead, 0) };
}

/** One of each kind: all calls of a kind are registered in the same way. */
const calls = new Map(
  (await readCalls()).map(({ method, kind, replayable, path }) => [
    `${method} ${kind} ${replayable}`,
    path,
  ]),
).values();
const addresses = [
  ...calls,
  ...Object.values(jsonPaths),
  ...[feedPath('atom', 'en'), feedPath('badge', 'zh', 'sms'), oneClickPath + token],
  ...['/healthz', '/readyz', '/dev/inbox', '/nothing', '/zh-nothing', '/%zz', '/assets/a.js'],
  ...[pagePath('login', 'en'), `${pagePath('login', 'en')}/`, '/document', '/document-en/nothing'],
];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

test.each(addresses)('an endless body to %s is not read', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE'])
    for (const form of ['counted', 'chunked'] as const)
      for (const type of method === 'POST' ? [...types, 'text/plain', undefined] : [undefined]) {
        const { taken } = await send({ method, path, form, bodyBytes, ...(type && { type }) });
        expect(taken, `${method} ${form} ${type}`).toBeLessThan(maxBytesTaken);
      }
});

test.each(['counted', 'chunked'] as const)(
  'what is a little too much (%s) still gets its answer, and so does what comes next',
  async (form) => {
    const sent = { method: 'POST', form, bodyBytes: 60_000 };
    const page = await send({ ...sent, path: '/login', type: 'application/x-www-form-urlencoded' });
    expect(page.answer).toMatch(/^HTTP\/1.1 303 /);
    expect(page.answer).toContain('{"status":"ok"}');
    const call = await send({ ...sent, path: '/register/officialContactUs', type: 'text/plain' });
    expect(call.answer).toMatch(/^HTTP\/1.1 415 /);
  },
);

test('an unknown Expect header does not lift the limit', async () => {
  const path = '/healthz HTTP/1.1\r\nExpect: 200-ok\r\nX-Rest:';
  const { answer, taken } = await send({ method: 'POST', path, form: 'counted', bodyBytes });
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(taken).toBeLessThan(maxBytesTaken);
});
