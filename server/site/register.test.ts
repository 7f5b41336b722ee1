import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';

let build: StubBuild;
let served: TestApp;
let port: number;

beforeAll(async () => {
  const pages = ['/', '/login', ...Object.values(unknownPath), ...Object.values(unknownDocPath)];
  build = await stubBuild({ ...stubPages(pages), 'flag.svg': '<svg/>', 'sitemap.xml': '<a/>' });
  served = await testApp({}, { siteDirectory: build.directory });
  port = Number(new URL(await served.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await served.close();
  await build.remove();
});

/** Sent as it is written: a browser or a test client would tidy it up first. */
async function ask(
  path: string,
  sent: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status?: number; location?: string }> {
  const { method, body } = sent;
  const headers = { host: 'site.example', ...sent.headers };
  const asked = request({ host: '127.0.0.1', port, path, method, headers }).end(body);
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
])('%s redirects to %s', async (path, location) => {
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
])('%s redirects to no other host', async (path) => {
  const { status, location } = await ask(path);
  expect(status).toBeLessThan(500);
  if (location !== undefined)
    expect(new URL(location, 'http://site.example').host).toBe('site.example');
});

test('extra leading slashes are removed, so that the redirect stays on this host', async () => {
  expect(await ask('//evil.example/')).toEqual({ status: 301, location: '/evil.example' });
});

test.each([
  ['application/x-www-form-urlencoded', 'account=mei&password=harbour7coffee'],
  ['application/x-www-form-urlencoded', `message=${'x'.repeat(100_000)}`],
  ['multipart/form-data; boundary=x', 'not even a form'],
  ['application/json', '{'],
])(
  'a form posted without JavaScript redirects to its page, with its body unread: %s',
  async (type, body) => {
    const sent = { method: 'POST', headers: { 'content-type': type }, body };
    expect(await ask('/login', sent)).toEqual({ status: 303, location: '/login' });
    expect(await ask('/login?to=/client/console/account', sent)).toEqual({
      status: 303,
      location: '/login?to=/client/console/account',
    });
  },
);

test('a post to a path that is no page is not redirected', async () => {
  expect((await ask('/nothing', { method: 'POST' })).status).toBe(404);
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/flag.svg', 'image/svg+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/assets/none.js', 'text/plain; charset=utf-8'],
  ['/document-en/none.md', 'text/plain; charset=utf-8'],
])('%s has a charset in its content type', async (url, type) => {
  expect((await served.app.inject(url)).headers['content-type']).toBe(type);
});
