import { afterAll, beforeAll, expect, test } from 'vitest';
import { prerenderPaths } from '#content/prerender.ts';
import { pageIds, pagePath } from '#content/site-map.ts';
import { oneClickPath } from '#content/status/feeds.ts';
import { locales } from '#contract/locale.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';

let build: StubBuild;
let served: TestApp;

beforeAll(async () => {
  build = await stubBuild(stubPages(prerenderPaths()));
  served = await testApp({}, { siteDirectory: build.directory });
});
afterAll(async () => {
  await served.close();
  await build.remove();
});

const policyOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
  (await served.app.inject({ url, method })).headers['referrer-policy'];

const secretive = [
  ...['login', 'forget-password', 'sign-up', 'service-status'],
  ...['activate-account', 'invitation'],
  'service-status-subscribe',
  ...['console-usage', 'console-support', 'console-new-ticket', 'console-ticket'],
  ...['console-home', 'console-account', 'console-security', 'console-events'],
  ...['console-keys', 'console-callbacks', 'console-requests', 'console-employees'],
];

test.each(locales.flatMap((locale) => pageIds.map((page) => [page, locale] as const)))(
  '%s (%s) sends a referrer only if its address cannot hold a secret',
  async (page, locale) => {
    const expected = secretive.includes(page) ? 'no-referrer' : 'strict-origin-when-cross-origin';
    expect(await policyOf(`${pagePath(page, locale)}?token=x`)).toBe(expected);
  },
);

test.each([
  ['/login/?password=x'],
  ['/client?token=x'],
  ['/client/activateaccount?token=x'],
  ['/client/console/nothing'],
  [`${oneClickPath}?token=8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01`],
])('no referrer either where %s redirects to', async (url) => {
  expect(await policyOf(url)).toBe('no-referrer');
});

test('a form posted without JavaScript redirects without a referrer', async () => {
  expect(await policyOf('/zh-login?account=mei', 'POST')).toBe('no-referrer');
});

test.each(['/clients', '/login-help', '/service-status/incidents/one', '/document-en/login'])(
  '%s sends a referrer, although its path is similar',
  async (url) => {
    expect(await policyOf(url)).toBe('strict-origin-when-cross-origin');
  },
);
