import { beforeEach, expect, test, vi } from 'vitest';
import { bare, receiveCalls, sendJson } from '#tests/support/call-receiver.ts';

const calls = receiveCalls();
beforeEach(() => void vi.resetModules());
const client = () => import('./client.ts');

test('an identical call in flight is cancelled when it is repeated', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  calls.answer = async () => {
    count += 1;
    if (count === 1) await held;
    return { code: count };
  };
  const { request, RequestCancelled } = await client();
  const first = request(sendJson, { word: 'same' });
  await vi.waitFor(() => expect(calls.received).toHaveLength(1));
  const second = request(sendJson, { word: 'same' });
  await expect(first).rejects.toBeInstanceOf(RequestCancelled);
  expect(await second).toHaveProperty('code');
  release();
});

test('a cancelled call leaves the one that replaced it in flight', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  calls.answer = async () => {
    await held;
    return { code: 0 };
  };
  const { request, RequestCancelled } = await client();
  const first = request(sendJson, { word: 'same' });
  const second = request(sendJson, { word: 'same' });
  await expect(first).rejects.toBeInstanceOf(RequestCancelled);
  const third = request(sendJson, { word: 'same' });
  await expect(second).rejects.toBeInstanceOf(RequestCancelled);
  release();
  expect(await third).toEqual({ code: 0 });
});

test('an answered call leaves no timer and cannot be cancelled', async () => {
  const { request } = await client();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const abort = vi.spyOn(AbortController.prototype, 'abort');
  await request(bare);
  expect(vi.getTimerCount()).toBe(0);
  await request(bare);
  expect(abort).not.toHaveBeenCalled();
  abort.mockRestore();
});

test('calls that differ in path or data do not cancel each other', async () => {
  const { request } = await client();
  const replies = await Promise.all([
    request(sendJson, { word: 'a' }),
    request(sendJson, { word: 'b' }),
    request(bare),
  ]);
  expect(replies).toEqual([{ code: 0 }, { code: 0 }, { code: 0 }]);
});

test('a call that is never answered fails after 1,500,000 ms and not before', async () => {
  calls.answer = () => new Promise(() => undefined);
  const { request, NoResponse } = await client();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let outcome: unknown;
  const call = request(bare).catch((error: unknown) => {
    outcome = error;
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(1_499_999);
  await Promise.resolve();
  expect(outcome).toBeUndefined();
  vi.advanceTimersByTime(1);
  await call;
  expect(outcome).toBeInstanceOf(NoResponse);
});
