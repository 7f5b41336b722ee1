import { expect, test } from 'vitest';
import { takingTurns } from './turns.ts';

const later = () => Promise.withResolvers<void>();

test('work is done one after the other, in the order it came', async () => {
  const inHashQueue = takingTurns({ longestQueue: 5, retryAfterMs: 1_000 });
  const begun: number[] = [];
  const holds = [later(), later(), later()];
  const done = holds.map((hold, index) =>
    inHashQueue(async () => {
      begun.push(index);
      await hold.promise;
      return index;
    }),
  );
  expect(begun).toEqual([0]);
  holds[0]?.resolve();
  await done[0];
  holds[1]?.resolve();
  holds[2]?.resolve();
  expect(await Promise.all(done)).toEqual([0, 1, 2]);
  expect(begun).toEqual([0, 1, 2]);
});

test('whoever finds the queue full is asked to return', async () => {
  const inHashQueue = takingTurns({ longestQueue: 1, retryAfterMs: 2_000 });
  const hold = later();
  const taken = [inHashQueue(() => hold.promise), inHashQueue(() => hold.promise)];
  await expect(inHashQueue(() => hold.promise)).rejects.toMatchObject({
    code: 'busy',
    retryAfterMs: 2_000,
  });
  hold.resolve();
  await Promise.all(taken);
  await expect(inHashQueue(async () => 'free again')).resolves.toBe('free again');
});

test('work that fails makes room for the next', async () => {
  const inHashQueue = takingTurns({ longestQueue: 1, retryAfterMs: 1_000 });
  const failing = inHashQueue(async () => {
    throw new Error('no picture');
  });
  const next = inHashQueue(async () => 'a picture');
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('a picture');
});
