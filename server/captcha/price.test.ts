import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { minuteMs } from '#contract/time-units.ts';
import { captchaTests } from '#tests/support/captcha-tests.ts';
import { limitCounters } from '../db/schema.ts';

const tests = captchaTests();

const fail = async (address?: string) =>
  tests.captcha.answerWork(
    { id: (await tests.captcha.fetchWork(address)).id, solutions: [] },
    address,
  );

const priceOf = async (address?: string) => {
  const [puzzle, work] = [
    await tests.captcha.fetchPuzzle(address),
    await tests.captcha.fetchWork(address),
  ];
  return [puzzle.work.expectedMs, work.work.expectedMs];
};

test('each failure doubles the price, up to a minute', async () => {
  const prices = [];
  for (let failures = 0; failures <= 10; failures += 1) {
    prices.push(await priceOf('203.0.113.7'));
    tests.served.clock.advance(1);
    await fail('203.0.113.9');
  }
  expect(prices.slice(0, 6)).toEqual([
    [100, 3_000],
    [200, 6_000],
    [400, 12_000],
    [800, 24_000],
    [1_600, 48_000],
    [3_200, 60_000],
  ]);
  expect(prices.at(-1)).toEqual([60_000, 60_000]);
});

test('a higher price means a longer search for the client and the same work for the server', async () => {
  const cheap = await tests.captcha.fetchWork();
  await fail();
  const dear = await tests.captcha.fetchWork();
  expect(Math.abs(dear.work.upTo - 2 * cheap.work.upTo)).toBeLessThanOrEqual(1);
  expect(dear.work.parts).toHaveLength(cheap.work.parts.length);
  expect(dear.work.parts[0]?.cost).toBe(cheap.work.parts[0]?.cost);
});

test('failures count for the whole network, and for no other', async () => {
  await fail('203.0.113.7');
  await fail('2001:db8:1:2:3::4');
  expect(await priceOf('203.0.113.250')).toEqual([200, 6_000]);
  expect(await priceOf('203.0.114.7')).toEqual([100, 3_000]);
  expect(await priceOf('2001:db8:1:ffff::1')).toEqual([200, 6_000]);
  expect(await priceOf('2001:db8:2::1')).toEqual([100, 3_000]);
});

test('a wrong place, an impossible track and missing solutions all count as failures', async () => {
  await tests.captcha.answerPuzzle(await tests.captcha.solvePuzzle(30));
  const even = await tests.captcha.solvePuzzle();
  await tests.captcha.answerPuzzle({ ...even, track: even.track.slice(-2) });
  const unpaid = await tests.captcha.solvePuzzle();
  await tests.captcha.answerPuzzle({ ...unpaid, solutions: [] });
  await fail();
  expect(await priceOf()).toEqual([1_600, 48_000]);
});

test('success does not lower the price; time does', async () => {
  await fail();
  await fail();
  await tests.captcha.getPass();
  expect(await priceOf()).toEqual([400, 12_000]);
  tests.served.clock.advance(30 * minuteMs);
  await fail();
  expect(await priceOf()).toEqual([800, 24_000]);
  tests.served.clock.advance(30 * minuteMs);
  expect(await priceOf()).toEqual([200, 6_000]);
  tests.served.clock.advance(30 * minuteMs);
  expect(await priceOf()).toEqual([100, 3_000]);
});

test('an expired challenge does not count as a failure', async () => {
  const { id } = await tests.captcha.fetchWork();
  tests.served.clock.advance(10 * minuteMs);
  await tests.captcha.answerWork({ id, solutions: [] });
  expect(await priceOf()).toEqual([100, 3_000]);
});

test('parallel failures are all counted', async () => {
  const offers = await Promise.all(Array.from({ length: 12 }, () => tests.captcha.fetchWork()));
  await Promise.all(offers.map(({ id }) => tests.captcha.answerWork({ id, solutions: [] })));
  const [row] = await tests.served.context.database
    .select({ count: limitCounters.count })
    .from(limitCounters)
    .where(and(like(limitCounters.key, 'captcha:failed:%'), eq(limitCounters.count, 12)));
  expect(row?.count).toBe(12);
});
