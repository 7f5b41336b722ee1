import { expect, test, vi } from 'vitest';
import { CallTimeout, currentCall, suspendCallTimeout, withCallTimeout } from './call-timeout.ts';

const never = () => new Promise<never>(() => undefined);

test('a result in time is returned', async () => {
  expect(await withCallTimeout('/a', async () => 1)).toBe(1);
  await expect(withCallTimeout('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a late result throws CallTimeout', async () => {
  await expect(withCallTimeout('/a', never, 5)).rejects.toBeInstanceOf(CallTimeout);
});

test('the time of a call is suspended during suspendCallTimeout', async () => {
  vi.useFakeTimers();
  const hash = Promise.withResolvers<void>();
  const refused = vi.fn();
  withCallTimeout(
    '/a',
    async () => {
      await suspendCallTimeout(() => hash.promise, 1_000);
      await never();
    },
    100,
  ).catch(refused);
  await vi.advanceTimersByTimeAsync(900);
  expect(refused).not.toHaveBeenCalled();
  hash.resolve();
  await vi.advanceTimersByTimeAsync(99);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('suspendCallTimeout has a limit of its own', async () => {
  await expect(
    withCallTimeout('/a', () => suspendCallTimeout(never, 5), 60_000),
  ).rejects.toBeInstanceOf(CallTimeout);
});

test('code of a call can read its path', async () => {
  expect(currentCall()).toBeUndefined();
  expect(await withCallTimeout('/a', async () => currentCall())).toBe('/a');
  expect(await suspendCallTimeout(async () => 'no call waits')).toBe('no call waits');
});
