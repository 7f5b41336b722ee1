import { expect, test } from 'vitest';
import { LoopBudget } from './loop-budget.ts';

function filled() {
  let nowMs = 5_000;
  const budget = new LoopBudget(2_000, () => nowMs);
  const advance = (byMs: number) => {
    nowMs += byMs;
  };
  return { budget, advance };
}

test('each address has a budget of half a minute’s refill', () => {
  const { budget } = filled();
  budget.charge('a', 998);
  expect(budget.waitMs('a')).toBe(0);
  budget.charge('a', 2);
  expect(budget.waitMs('a')).toBeGreaterThan(0);
  expect(budget.waitMs('b')).toBe(0);
});

test('a budget refills over time, up to its maximum', () => {
  const { budget, advance } = filled();
  budget.charge('a', 1_099);
  expect(budget.waitMs('a')).toBeCloseTo(3_000);
  advance(2_999);
  expect(budget.waitMs('a')).toBeGreaterThan(0);
  advance(2);
  expect(budget.waitMs('a')).toBe(0);
  advance(3_600_000);
  budget.charge('a', 1_000);
  expect(budget.waitMs('a')).toBeCloseTo(30);
});

test('one request of any length makes its address wait for half a minute at most', () => {
  const { budget } = filled();
  budget.charge('a', 3_600_000);
  expect(budget.waitMs('a')).toBeCloseTo(30_030);
});

test('a bounded number of addresses is kept, those charged last', () => {
  const { budget } = filled();
  budget.charge('kept', 600);
  budget.charge('forgotten', 1_000);
  for (let at = 0; at < 49_998; at += 1) budget.charge(`other ${at}`, 1);
  budget.charge('kept', 400);
  budget.charge('one more', 1);
  expect(budget.waitMs('kept')).toBeGreaterThan(0);
  expect(budget.waitMs('forgotten')).toBe(0);
});
