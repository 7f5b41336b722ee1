import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('addresses take turns, each in its own order', () => {
  const queue = new FairQueue<string>({ waitingPerAddress: 3, waiting: 10 });
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.slice(0, 1), item);
  const taken = Array.from({ length: 7 }, () => queue.take());
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
  expect(queue.isEmpty).toBe(true);
});

test('room is limited per address and in total', () => {
  const queue = new FairQueue<number>({ waitingPerAddress: 2, waiting: 3 });
  expect([queue.add('a', 1), queue.add('a', 2), queue.add('a', 3)]).toEqual([true, true, false]);
  expect([queue.add('b', 4), queue.add('c', 5)]).toEqual([true, false]);
  queue.take();
  expect(queue.add('c', 5)).toBe(true);
});
