import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

let buildDir: string;
let served: TestApp;
let port: number;

beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'nuntix-build-'));
  const pages = ['', ...Object.values(unknownPath), ...Object.values(unknownDocPath)];
  const files = pages.map((path) => `${path}/index.html`.slice(1));
  for (const file of files) {
    const path = join(buildDir, 'client', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'a page');
  }
  const hashes = Object.fromEntries(files.map((file) => [file, 'hash']));
  const manifest = { files: hashes, scriptHashes: [], connectHosts: [] };
  await writeFile(join(buildDir, 'site.json'), JSON.stringify(manifest));
  served = await testApp({}, { siteDirectory: buildDir });
  port = Number(new URL(await served.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await served.close();
  await rm(buildDir, { recursive: true, force: true });
});

/** Sent as it is written: a browser or a test client would tidy it up first. */
async function ask(path: string): Promise<{ status?: number; location?: string }> {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host: 'site.example' } }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  return { status: answer?.statusCode, location: answer?.headers.location };
}

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing//?a=1', '/pricing?a=1'],
  ['/document', '/document/sms'],
  ['/document/', '/document'],
  ['/document/sms/', '/document/sms'],
])('%s leads to %s', async (path, location) => {
  expect((await ask(path)).location).toBe(location);
});

test.each([
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/\\/evil.example/',
  '\\\\evil.example/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/%09/evil.example/',
  '//evil.example/?to=//evil.example/',
  '//evil.example/%2e%2e/',
  '/document//evil.example/',
  '/document-en/\\evil.example/',
  '/./\\evil.example/',
])('%s leads to no other host', async (path) => {
  const { status, location } = await ask(path);
  expect(status).toBeLessThan(500);
  if (location !== undefined)
    expect(new URL(location, 'http://site.example').host).toBe('site.example');
});

test('a slash too many before another name is taken away, and the visitor stays here', async () => {
  expect(await ask('//evil.example/')).toEqual({ status: 301, location: '/evil.example' });
});
