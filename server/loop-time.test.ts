import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chargingTo, onLoop, uncharged } from './loop-time.ts';

/** Simulated CPU time of the main thread. */
let usedMs = 0;
const work = (forMs: number) => {
  usedMs += forMs;
};

beforeEach(() => {
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: 1000 * usedMs,
    system: 0,
  }));
});
afterEach(() => vi.restoreAllMocks());

function meter() {
  let totalMs = 0;
  const charge = (ms: number) => {
    totalMs += ms;
  };
  return { charge, total: () => totalMs };
}

test('work is charged until it waits, its settled promises included', async () => {
  const { charge, total } = meter();
  const elsewhere = Promise.withResolvers<void>();
  const done = chargingTo(charge, async () => {
    work(1);
    await Promise.resolve();
    work(2);
    await elsewhere.promise;
  });
  await setImmediate();
  expect(total()).toBe(3);
  work(100);
  elsewhere.resolve();
  await done;
  expect(total()).toBe(3);
});

test('work after onLoop is charged, the wait is not', async () => {
  const { charge, total } = meter();
  const elsewhere = Promise.withResolvers<number>();
  const done = chargingTo(charge, async () => {
    work(1);
    work(await onLoop(elsewhere.promise));
    await Promise.resolve();
    work(4);
  });
  await setImmediate();
  work(100);
  elsewhere.resolve(2);
  await done;
  await setImmediate();
  expect(total()).toBe(7);
});

test('a rejection is passed on, and work after it is charged', async () => {
  const { charge, total } = meter();
  await chargingTo(charge, async () => {
    await expect(onLoop(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    work(3);
  });
  await setImmediate();
  expect(total()).toBe(3);
});

test('work that starts in a tick is charged for its promises', async () => {
  const { charge, total } = meter();
  process.nextTick(() =>
    chargingTo(charge, async () => {
      work(1);
      await Promise.resolve();
      await Promise.resolve();
      work(2);
    }),
  );
  await setImmediate();
  expect(total()).toBe(3);
});

test('nested work is charged separately, and nothing twice', async () => {
  const [outer, inner] = [meter(), meter()];
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const piece = ({ charge }: typeof outer, forMs: number, within = () => Promise.resolve()) =>
    chargingTo(charge, async () => {
      work(forMs);
      const started = within();
      await onLoop(answers.shift()?.promise ?? started);
      work(forMs);
      await started;
    });
  const [first, second] = answers;
  const both = piece(outer, 1, () => piece(inner, 10));
  for (const answer of [first, second]) {
    answer?.resolve();
    await setImmediate();
    work(100);
  }
  await both;
  expect([outer.total(), inner.total()]).toEqual([2, 20]);
});

test('uncharged work is charged to no request', async () => {
  const { charge, total } = meter();
  chargingTo(charge, () => {
    work(1);
    uncharged(() => work(50));
    work(2);
  });
  await setImmediate();
  expect(total()).toBe(3);
});
