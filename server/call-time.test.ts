import { expect, test, vi } from 'vitest';
import { callAtHand, inCallTime, outsideCallTime, TooLate } from './call-time.ts';

const never = () => new Promise<never>(() => undefined);

test('a result in time is returned', async () => {
  expect(await inCallTime('/a', async () => 1)).toBe(1);
  await expect(inCallTime('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a late result throws TooLate', async () => {
  await expect(inCallTime('/a', never, 5)).rejects.toBeInstanceOf(TooLate);
});

test('the time of a call is suspended during outsideCallTime', async () => {
  vi.useFakeTimers();
  const hash = Promise.withResolvers<void>();
  const refused = vi.fn();
  inCallTime(
    '/a',
    async () => {
      await outsideCallTime(() => hash.promise, 1_000);
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

test('outsideCallTime has a limit of its own', async () => {
  await expect(inCallTime('/a', () => outsideCallTime(never, 5), 60_000)).rejects.toBeInstanceOf(
    TooLate,
  );
});

test('code of a call can read its path', async () => {
  expect(callAtHand()).toBeUndefined();
  expect(await inCallTime('/a', async () => callAtHand())).toBe('/a');
  expect(await outsideCallTime(async () => 'no call waits')).toBe('no call waits');
});
