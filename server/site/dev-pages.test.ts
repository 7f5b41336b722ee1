import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unknownPath } from '#content/prerender.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild } from '#tests/support/stub-build.ts';

const files = {
  'index.html': 'home',
  'dev/gallery/index.html': 'gallery',
  'dev/gallery.data': 'gallery data',
  [`${unknownPath.en.slice(1)}/index.html`]: 'no such page',
  [`${unknownPath.en.slice(1)}.data`]: 'no such data',
  'assets/app.js': 'script',
};

let build: StubBuild;
let served: TestApp;

beforeAll(async () => {
  build = await stubBuild(files);
});
afterAll(() => build.remove());
afterEach(() => served.close());

const serve = async (settings: Record<string, string> = {}): Promise<void> => {
  served = await testApp(settings, { siteDirectory: build.directory });
};

const open = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  served.app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress });

describe('a page for developers', () => {
  test('is served to requests from this machine', async () => {
    await serve();
    const page = await open('/dev/gallery');
    expect([page.statusCode, page.body]).toEqual([200, 'gallery']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await open('/dev/gallery.data')).body).toBe('gallery data');
  });

  test.each([
    ['another machine', {}, '192.168.1.5'],
    ['a name that points here', { host: 'www.nuntix.example' }, '127.0.0.1'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ])('answers 404 to %s', async (_, headers: Record<string, string>, peer) => {
    await serve();
    const page = await open('/dev/gallery', headers, peer);
    expect([page.statusCode, page.body]).toEqual([404, 'no such page']);
    expect((await open('/dev/gallery.data', headers, peer)).body).toBe('no such data');
    expect((await open('/', headers, peer)).body).toBe('home');
  });

  test('answers 404 in a deployment, even to the machine itself', async () => {
    await serve({ PUBLIC_URL: 'https://www.nuntix.example' });
    const page = await open('/dev/gallery');
    expect([page.statusCode, page.body]).toEqual([404, 'no such page']);
    expect((await open('/dev/gallery.data')).body).toBe('no such data');
    expect((await open('/')).body).toBe('home');
  });

  test('answers 404 to others even if their cached copy is valid', async () => {
    await serve();
    const { etag } = (await open('/dev/gallery')).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await open('/dev/gallery', headers)).statusCode).toBe(304);
    expect((await open('/dev/gallery', headers, '192.168.1.5')).statusCode).toBe(404);
  });
});
