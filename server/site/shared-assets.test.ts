import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import { dayMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { buildApp } from '../app.ts';
import { siteAssets } from '../db/site-schema.ts';
import { sweep } from '../retention/sweep.ts';
import { shareAssets } from './share-assets.ts';

const standIns = [...Object.values(unknownPath), ...Object.values(unknownDocPath)];
const script = 'export const page = "the old one";'.repeat(20);

let builds: StubBuild[];
let older: TestApp;
let newer: Awaited<ReturnType<typeof buildApp>>;

/** A build whose files differ from those of another one by their names. */
async function buildWith(files: Record<string, string>): Promise<string> {
  const build = await stubBuild({ ...stubPages(['/', ...standIns]), ...files });
  builds.push(build);
  for (const [file, content] of Object.entries(files)) {
    const path = join(build.directory, 'client', file);
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
  await mkdir(join(build.directory, 'client/assets'), { recursive: true });
  return build.directory;
}

const share = (buildDir: string) => shareAssets({ ...older.context, buildDir });

beforeEach(async () => {
  builds = [];
  const before = await buildWith({
    'assets/page-AAAAAAAA.js': script,
    'assets/frame-BBBBBBBB.css': 'a{}',
    'assets/sans-CCCCCCCC.woff2': 'letters',
  });
  const after = await buildWith({ 'assets/page-ZZZZZZZZ.js': 'export {};', 'robots.txt': '' });
  older = await testApp({}, { siteDirectory: before });
  // A busy machine must not decide what a test sees.
  const overload = { maxEventLoopDelayMs: 0 };
  newer = await buildApp({ ...older.context, siteDirectory: after, overload });
  await share(before);
  await share(after);
});
afterEach(async () => {
  await newer.close();
  await older.close();
  for (const build of builds) await build.remove();
});

test('each release serves the files of the other one identically', async () => {
  for (const [server, other, url] of [
    [newer, older.app, '/assets/page-AAAAAAAA.js'],
    [newer, older.app, '/assets/frame-BBBBBBBB.css'],
    [newer, older.app, '/assets/sans-CCCCCCCC.woff2'],
    [older.app, newer, '/assets/page-ZZZZZZZZ.js'],
  ] as const)
    for (const encoding of ['br', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'identity', '']) {
      const request = { url, headers: { 'accept-encoding': encoding } };
      const [theirs, own] = [await server.inject(request), await other.inject(request)];
      expect(theirs.statusCode).toBe(200);
      expect(theirs.rawPayload).toEqual(own.rawPayload);
      for (const name of [
        ...['content-type', 'content-encoding', 'content-length', 'vary', 'etag'],
        ...['cache-control', 'x-content-type-options', 'content-security-policy'],
      ])
        expect([encoding, name, theirs.headers[name]]).toEqual([encoding, name, own.headers[name]]);
    }
});

test('a matching ETag is answered with 304', async () => {
  const url = '/assets/page-AAAAAAAA.js';
  const { etag } = (await newer.inject({ url })).headers;
  const again = await newer.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect(again).toMatchObject({ statusCode: 304, payload: '' });
});

test.each([
  '/assets/page-YYYYYYYY.js',
  '/assets/page-AAAAAAAA.js.br',
  '/assets/page-AAAAAAAA.map',
  '/assets/',
])('%s answers 404 that no cache stores', async (url) => {
  const { statusCode, headers } = await newer.inject({ url });
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('names that no build could have are not queried, and a found file is queried once', async () => {
  const query = vi.spyOn(older.context.database.$client, 'query');
  for (const name of ['../site.json', 'page.js', `${'x'.repeat(200)}-AAAAAAAA.js`, 'é-AAAAAAAA.js'])
    expect((await newer.inject({ url: `/assets/${encodeURIComponent(name)}` })).statusCode).toBe(
      404,
    );
  expect(query).not.toHaveBeenCalled();
  for (let time = 0; time < 3; time += 1) await newer.inject({ url: '/assets/page-AAAAAAAA.js' });
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

test('any number of invented names share one query', async () => {
  const query = vi.spyOn(older.context.database.$client, 'query');
  const names = Array.from(
    { length: 100 },
    (_, number) => `page-${String(number).padStart(8, '0')}`,
  );
  const requests = [...names, 'page-AAAAAAAA'].map((name) =>
    newer.inject({ url: `/assets/${name}.js` }),
  );
  const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...names.map(() => 404), 200]);
  expect(query.mock.calls.length).toBeLessThan(10);
  query.mockRestore();
});

test('without the database a file answers 503, and is served once it is back', async () => {
  const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  const query = vi.spyOn(older.context.database.$client, 'query').mockRejectedValue(lost);
  const { statusCode, headers } = await newer.inject({ url: '/assets/page-AAAAAAAA.js' });
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  query.mockRestore();
  expect((await newer.inject({ url: '/assets/page-AAAAAAAA.js' })).statusCode).toBe(200);
});

test('several processes of one build store each file once', async () => {
  const names = Array.from({ length: 90 }, (_, number) => `assets/part-${10_000_000 + number}.js`);
  const build = await buildWith(Object.fromEntries(names.map((name) => [name, name])));
  expect((await Promise.all([share(build), share(build), share(build)])).sort()).toEqual([
    0, 0, 90,
  ]);
  expect(await older.context.database.$count(siteAssets)).toBe(94);
  expect(await share(build)).toBe(0);
});

test('files of a release are deleted after it has not run for ASSETS_DAYS', async () => {
  const { clock, context } = older;
  const sweepNow = async () => (await sweep(context, context.database)).siteAssets;
  clock.advance(20 * dayMs);
  const [, after = ''] = builds.map(({ directory }) => directory);
  await share(after);
  clock.advance(10 * dayMs - 1);
  expect(await sweepNow()).toBe(0);
  clock.advance(1);
  expect(await sweepNow()).toBe(3);
  expect(await context.database.select({ name: siteAssets.name }).from(siteAssets)).toEqual([
    { name: 'page-ZZZZZZZZ.js' },
  ]);
});
