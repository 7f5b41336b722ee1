import { expect, test } from 'vitest';
import { RequestCounts } from './request-counts.ts';

const minuteMs = 60_000;

function counting() {
  let nowMs = 1_000;
  const counts = new RequestCounts(undefined, () => nowMs);
  const take = (key: string) => {
    let taken = { current: 0, ttl: 0 };
    counts.incr(
      key,
      (_, result = taken) => {
        taken = result;
      },
      minuteMs,
    );
    return taken;
  };
  return {
    take,
    advance: (byMs: number) => {
      nowMs += byMs;
    },
  };
}

test('counts each key separately until its window is over', () => {
  const { take, advance } = counting();
  expect(take('a')).toEqual({ current: 1, ttl: minuteMs });
  advance(10_000);
  expect(take('a')).toEqual({ current: 2, ttl: 50_000 });
  expect(take('b').current).toBe(1);
  advance(50_000);
  expect(take('a')).toEqual({ current: 1, ttl: minuteMs });
});

test('keeps a bounded number of keys, the most recent ones', () => {
  const { take } = counting();
  take('kept');
  take('forgotten');
  for (let i = 0; i < 49_998; i += 1) take(`other ${i}`);
  take('kept');
  take('one more');
  expect(take('kept').current).toBe(3);
  expect(take('forgotten').current).toBe(1);
});
