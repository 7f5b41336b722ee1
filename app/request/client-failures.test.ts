import { beforeEach, expect, test, vi } from 'vitest';
import { bare, receiveCalls, setCookie } from '#tests/support/call-receiver.ts';

const calls = receiveCalls();
beforeEach(() => void vi.resetModules());
const client = () => import('./client.ts');

test('"unknown error request" is a rejection in English', async () => {
  calls.answer = () => ({ code: 1, message: 'unknown error request' });
  const { request, RequestFailed } = await client();
  await expect(request(bare)).rejects.toBeInstanceOf(RequestFailed);
});

test('any other message is an ordinary reply', async () => {
  calls.answer = () => ({ code: 1, message: 'something else' });
  const { request } = await client();
  expect(await request(bare)).toEqual({ code: 1 });
});

test('"unknown error request" is an ordinary reply in Chinese', async () => {
  setCookie('language=zh-CN');
  calls.answer = () => ({ code: 1, message: 'unknown error request' });
  const { request } = await client();
  expect(await request(bare)).toEqual({ code: 1 });
});

test.each([
  ['is not JSON', '<html>'],
  ['has another shape', '{"other":1}'],
  ['is null', 'null'],
  ['is a number', '7'],
])('a reply that %s is a RequestFailed, but not a NoResponse', async (_, text) => {
  calls.answer = () => text;
  const { request, RequestFailed, NoResponse } = await client();
  const failure = await request(bare).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestFailed);
  expect(failure).not.toBeInstanceOf(NoResponse);
});

test('an unreachable host is a NoResponse', async () => {
  vi.stubEnv('VITE_ADMIN_HOST', 'http://127.0.0.1:1');
  const { request, NoResponse } = await client();
  const failure = await request(bare).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoResponse);
  expect(failure).toHaveProperty('cause', expect.any(TypeError));
});
