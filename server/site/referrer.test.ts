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
  ...['login', 'forget-password', 'sign-up', 'service-status', 'activate-account'],
  ...['console-home', 'console-account', 'console-security', 'console-events'],
  ...['console-keys', 'console-callbacks', 'console-requests', 'console-employees'],
];

test.each(locales.flatMap((locale) => pageIds.map((page) => [page, locale] as const)))(
  '%s (%s) tells the next page where one came from only if its address holds no secret',
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
])('neither does what %s leads to', async (url) => {
  expect(await policyOf(url)).toBe('no-referrer');
});

test('a form that no script sent leads back without a word, too', async () => {
  expect(await policyOf('/zh-login?account=mei', 'POST')).toBe('no-referrer');
});

test.each(['/clients', '/login-help', '/service-status/incidents/one', '/document-en/login'])(
  '%s only looks like one of them',
  async (url) => {
    expect(await policyOf(url)).toBe('strict-origin-when-cross-origin');
  },
);
