import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentWith, storageWith } from '#tests/support/browser-storage.ts';
import { endLogin } from './end-login.ts';

const cookies = new Map<string, string>();
const stored = new Map<string, string>();
let answer: () => Promise<Response>;

beforeEach(() => {
  cookies.set('usertoken', 'a-token').set('name', 'Mei').set('language', 'en-US');
  stored.set('menulist', '[]').set('theme', 'dark');
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', () => answer());
  vi.stubGlobal('document', documentWith(cookies));
  vi.stubGlobal('localStorage', storageWith(stored));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  cookies.clear();
  stored.clear();
});

const expectForgotten = () => {
  expect([...cookies.keys()]).toEqual(['language']);
  expect([...stored.keys()]).toEqual(['theme']);
};

test('sign-out ends the session on the server and in the browser', async () => {
  answer = async () => Response.json({ code: 0, data: null, msg: '' });
  expect(await endLogin()).toBe(true);
  expectForgotten();
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is no use', async () => new Response('<html>')],
  ['it is refused', async () => Response.json({ code: 'busy', msg: '' })],
])('where %s nothing stays behind either, and that is said', async (_, given) => {
  answer = given;
  expect(await endLogin()).toBe(false);
  expectForgotten();
});

test('sign-out waits at most ten seconds for the server', async () => {
  const { promise: requested, resolve: ask } = Promise.withResolvers<void>();
  answer = () => {
    ask();
    return new Promise(() => undefined);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = endLogin();
  await requested;
  vi.advanceTimersByTime(10_000);
  expect(await ended).toBe(false);
  expectForgotten();
});
