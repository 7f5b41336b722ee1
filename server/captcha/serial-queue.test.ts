import { expect, test } from 'vitest';
import { serialQueue } from './serial-queue.ts';

const later = () => Promise.withResolvers<void>();

test('tasks run one after the other, in order', async () => {
  const inTurn = serialQueue({ longestQueue: 5, retryAfterMs: 1_000 });
  const begun: number[] = [];
  const holds = [later(), later(), later()];
  const done = holds.map((hold, index) =>
    inTurn(async () => {
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

test('a full queue answers busy with a time to retry', async () => {
  const inTurn = serialQueue({ longestQueue: 1, retryAfterMs: 2_000 });
  const hold = later();
  const taken = [inTurn(() => hold.promise), inTurn(() => hold.promise)];
  await expect(inTurn(() => hold.promise)).rejects.toMatchObject({
    code: 'busy',
    retryAfterMs: 2_000,
  });
  hold.resolve();
  await Promise.all(taken);
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});

test('work that fails makes room for the next', async () => {
  const inTurn = serialQueue({ longestQueue: 1, retryAfterMs: 1_000 });
  const failing = inTurn(async () => {
    throw new Error('no picture');
  });
  const next = inTurn(async () => 'a picture');
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('a picture');
});
