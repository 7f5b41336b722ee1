import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

test('a percentile is a measured value, whatever the order', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile(values, 99)).toBe(99);
  expect(percentile([7], 95)).toBe(7);
  expect(median([5, 1, 3])).toBe(3);
});

test('without measurements there is no figure', () => {
  expect(percentile([], 95)).toBeNaN();
});
