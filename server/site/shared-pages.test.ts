import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild } from '#tests/support/stub-build.ts';

const files = {
  'index.html': 'English home',
  '403/index.html': '无菜单',
  '403.data': '无菜单数据',
  'en/403/index.html': 'no menu',
  'en/403.data': 'no menu data',
  'client/activateAccount/index.html': '激活',
  'en/client/activateAccount/index.html': 'activate',
  'unknown/index.html': 'not found',
  'unknown.data': 'not found data',
  'zh-unknown/index.html': '找不到',
  'zh-unknown.data': '找不到数据',
};

let build: StubBuild;
let served: TestApp;

beforeAll(async () => {
  build = await stubBuild(files);
  served = await testApp({}, { siteDirectory: build.directory });
});
afterAll(async () => {
  await served.close();
  await build.remove();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });

test.each([
  ['nobody chose', '', '无菜单'],
  ['Chinese was chosen', 'language=zh-CN', '无菜单'],
  ['English was chosen', 'resource=7; language=en-US', 'no menu'],
  ['something else stands there', 'language=fr', '无菜单'],
  ['it cannot be read', 'language=%E0%A4%A', '无菜单'],
])('the language of a page with a shared path where %s', async (_, cookie, text) => {
  const page = await open('/403', { cookie });
  expect([page.statusCode, page.body]).toEqual([200, text]);
  expect(page.headers.vary).toContain('cookie');
});

test('its data file is in the same language', async () => {
  expect((await open('/403.data', { cookie: 'language=en-US' })).body).toBe('no menu data');
  expect((await open('/403.data')).body).toBe('无菜单数据');
});

test('a cached copy in one language is not valid for the other', async () => {
  const { etag } = (await open('/403')).headers;
  const known = { 'if-none-match': String(etag) };
  expect((await open('/403', known)).statusCode).toBe(304);
  expect((await open('/403', { ...known, cookie: 'language=en-US' })).body).toBe('no menu');
});

test.each([
  ['true', 'language=zh-CN', 'activate'],
  ['false', 'language=en-US', '激活'],
  ['maybe', 'language=en-US', 'activate'],
])(
  '2.11 the site one signed up on (internationalization=%s) comes before %s',
  async (given, cookie, text) => {
    const page = await open(`/client/activateAccount?internationalization=${given}`, { cookie });
    expect(page.body).toBe(text);
  },
);

test.each([
  ['/client/wrong', 'language=zh-CN', 404, '找不到'],
  ['/client/wrong', 'language=en-US', 404, 'not found'],
  ['/client/console/wrong?to=x', '', 404, '找不到'],
  ['/client/wrong.data', 'language=en-US', 200, 'not found data'],
  ['/client/wrong.data', 'language=zh-CN', 200, '找不到数据'],
])('a wrong address of the console is in the language of the session: %s, %s', async (...given) => {
  const [url, cookie, status, text] = given;
  const page = await open(url, { cookie });
  expect([page.statusCode, page.body]).toEqual([status, text]);
  expect(page.headers.vary).toContain('cookie');
});

test('any other wrong address is in the language of its path', async () => {
  const page = await open('/wrong', { cookie: 'language=zh-CN' });
  expect(page.body).toBe('not found');
  expect(page.headers.vary).not.toContain('cookie');
});

test('a page of one language does not vary by cookie', async () => {
  const page = await open('/', { cookie: 'language=zh-CN' });
  expect(page.body).toBe('English home');
  expect(page.headers.vary).not.toContain('cookie');
});
