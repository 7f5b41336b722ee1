import { expect, test } from 'vitest';
import { moneyLine } from './money-line.ts';

test('the balance takes its share of the sum of balance and credit', () => {
  expect(moneyLine(1500, 500)).toMatchObject({ balancePercent: 75, hasCredit: true });
});

test.each([
  ['nothing left', 0, 500],
  ['credit already in use', -20, 500],
])('with %s the packet stays near the start', (_, balance, credit) => {
  expect(moneyLine(balance, credit)).toMatchObject({ balancePercent: 8, namesBalanceEnd: false });
});

test('a small credit keeps a minimum length', () => {
  expect(moneyLine(1_000_000, 1).balancePercent).toBe(88);
});

test('without credit the balance is the whole line', () => {
  expect(moneyLine(20, 0)).toMatchObject({ balancePercent: 100, hasCredit: false });
  expect(moneyLine(0, 0)).toMatchObject({ balancePercent: 0, hasCredit: false });
});
