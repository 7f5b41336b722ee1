import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchThread } from './search-thread.ts';

/** An engine that returns its thread, and never answers one query. */
const engine = `
  import { isMainThread } from 'node:worker_threads';
  export const openSearch = async ({ broken }) => {
    if (broken) throw new Error('a broken index');
    return (query) => {
      while (query === 'endless');
      if (query === 'failing') throw new Error('a broken engine');
      return [{ path: query, heading: isMainThread ? 'main' : 'worker', place: '', text: '' }];
    };
  };`;

let buildDir: string;
let thread: SearchThread;
const searchMs = 1_000;

beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'nuntix-search-'));
  await mkdir(join(buildDir, 'agents'));
  await mkdir(join(buildDir, 'client/search'), { recursive: true });
  await writeFile(join(buildDir, 'agents/search.js'), engine);
  await writeIndex('{}');
  thread = new SearchThread(buildDir, { searchMs, waitingPerAddress: 2 });
  // No deadline passes unless a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await thread.close();
  await rm(buildDir, { recursive: true });
});

const writeIndex = async (text: string) => {
  for (const locale of ['en', 'zh'])
    await writeFile(join(buildDir, `client/search/${locale}.json`), text);
};
const search = async (query: string, address = '203.0.113.1') =>
  thread.search({ query, locale: 'en', address });

test('a search runs outside the main thread', async () => {
  expect(await search('sms')).toMatchObject([{ path: 'sms', heading: 'worker' }]);
});

test('the indexes can be opened before the first search', async () => {
  await thread.open();
  expect(await search('sms')).toMatchObject([{ path: 'sms' }]);
});

test('an index that cannot be opened fails the first search, not the opening', async () => {
  await writeIndex('{"broken": true}');
  await thread.open();
  await expect(search('sms')).rejects.toMatchObject({ code: 'busy' });
});

test('a search that never ends is answered with busy, and the next one works', async () => {
  await search('sms');
  const endless = expect(search('endless')).rejects.toMatchObject({ code: 'busy' });
  const waiting = search('sms');
  await vi.advanceTimersByTimeAsync(searchMs);
  await endless;
  expect(await waiting).toMatchObject([{ path: 'sms' }]);
  expect(await search('voice')).toMatchObject([{ path: 'voice' }]);
});

test('an engine that fails answers busy with the cause, and the next search works', async () => {
  await expect(search('failing')).rejects.toMatchObject({
    code: 'busy',
    cause: { message: 'a broken engine' },
  });
  expect(await search('sms')).toHaveLength(1);
});

test('waiting searches per address are limited; another address is not affected', async () => {
  await search('sms');
  const pending = [search('endless'), search('one'), search('two')];
  const refused = pending.map((one) => expect(one).rejects.toMatchObject({ code: 'busy' }));
  await expect(search('three')).rejects.toMatchObject({ code: 'busy' });
  const other = expect(search('four', '203.0.113.2')).rejects.toMatchObject({ code: 'busy' });
  // Waiting searches are answered when the server stops.
  await thread.close();
  await Promise.all([...refused, other]);
});

test('without an index every search answers busy', async () => {
  await writeIndex('{ "broken": true }');
  for (const query of ['one', 'two'])
    await expect(search(query)).rejects.toMatchObject({ cause: { message: 'a broken index' } });
});
