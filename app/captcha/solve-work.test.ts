import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import type { WorkOffer } from '#contract/captcha.ts';
import { solveWork } from './solve-work.ts';

async function offer(counter: number): Promise<WorkOffer> {
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter,
    deriveKey,
  });
  return { id: crypto.randomUUID(), parameters, upTo: 60, lifetimeMs: 60_000 };
}

const neverAborted = () => new AbortController().signal;

test.each([0, 1, 41, 59])('the number %i is found', async (counter) => {
  const work = await offer(counter);
  const solution = await solveWork(work, neverAborted(), () => undefined);
  expect(solution?.counter).toBe(counter);
  expect(solution?.derivedKey.startsWith(work.parameters.keyPrefix)).toBe(true);
});

test('progress grows and never passes the whole', async () => {
  const shares: number[] = [];
  await solveWork(await offer(59), neverAborted(), (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(50);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBe(1 / 60);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

test('it ends without a result when it is given up', async () => {
  const leaving = new AbortController();
  const unsolvable = { ...(await offer(1)), upTo: 10 ** 6 };
  unsolvable.parameters.keyPrefix = '00'.repeat(16);
  let tried = 0;
  const solution = await solveWork(unsolvable, leaving.signal, () => {
    tried += 1;
    if (tried === 20) leaving.abort();
  });
  expect(solution).toBeUndefined();
  expect(tried).toBeLessThan(30);
});

test('it does not begin when it was given up before', async () => {
  const shares: number[] = [];
  const work = await offer(50);
  expect(await solveWork(work, AbortSignal.abort(), (share) => shares.push(share))).toBeUndefined();
  expect(shares).toEqual([]);
});
