import { afterEach, expect, test, vi } from 'vitest';
import { workWith } from '#tests/support/captcha.ts';
import { solveWork } from './solve-work.ts';

const lifetimeMs = 60_000;

const neverAborted = () => new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

test.each([[[0]], [[1, 41, 59]], [[5, 4, 3, 2, 1, 0, 59]]])(
  'the numbers %j are found, each for its part',
  async (counters) => {
    const work = await workWith(counters);
    const solutions = await solveWork(work, lifetimeMs, neverAborted());
    expect(solutions?.map(({ counter }) => counter)).toEqual(counters);
    solutions?.forEach(({ derivedKey }, index) => {
      expect(derivedKey.startsWith(work.parts[index]?.keyPrefix ?? 'none')).toBe(true);
    });
  },
);

test('a page without crypto.subtle finds them, too', async () => {
  const work = await workWith([3, 12]);
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  const solutions = await solveWork(work, lifetimeMs, neverAborted());
  expect(solutions?.map(({ counter }) => counter)).toEqual([3, 12]);
});

test('progress grows up to 1', async () => {
  const shares: number[] = [];
  await solveWork(await workWith([59, 2, 30]), lifetimeMs, neverAborted(), (share) =>
    shares.push(share),
  );
  expect(shares.length).toBeGreaterThan(90);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('aborting ends it without a result', async () => {
  const leaving = new AbortController();
  const work = await workWith([1, 1, 1, 1]);
  for (const part of work.parts) part.keyPrefix = '00'.repeat(16);
  let tried = 0;
  const solutions = await solveWork(work, lifetimeMs, leaving.signal, () => {
    tried += 1;
    if (tried === 20) leaving.abort();
  });
  expect(solutions).toBeUndefined();
  expect(tried).toBeLessThan(30);
});

test('it does not start when already aborted', async () => {
  const shares: number[] = [];
  const work = await workWith([50]);
  const given = await solveWork(work, lifetimeMs, AbortSignal.abort(), (share) =>
    shares.push(share),
  );
  expect(given).toBeUndefined();
  expect(shares).toEqual([]);
});
