import { expect, test } from 'vitest';
import { axisFor } from './axis.ts';

test.each([
  [14.32, [4, 8, 12, 16]],
  [3.2, [1, 2, 3, 4]],
  [16, [4, 8, 12, 16]],
  [1234, [400, 800, 1200, 1600]],
  [0.0042, [0.002, 0.004, 0.006]],
  [9.1, [2.5, 5, 7.5, 10]],
])('an axis up to %d has the ticks %j', (most, ticks) => {
  const axis = axisFor(most, false);
  expect(axis.ticks.map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks);
  expect(axis.top).toBeGreaterThanOrEqual(most);
});

test.each([1, 2, 3, 5, 9, 11, 999_999_999])('counts up to %d have whole ticks', (most) => {
  const { ticks, top } = axisFor(most, true);
  expect(ticks.every(Number.isInteger)).toBe(true);
  expect(ticks.length).toBeLessThanOrEqual(4);
  expect(top).toBeGreaterThanOrEqual(most);
});

test.each([true, false])('without values the axis has one tick', (isWhole) => {
  expect(axisFor(0, isWhole)).toEqual({ top: 1, ticks: [1] });
});

test.each([1e-4, 0.3, 7, 23, 101, 5e8])('an axis up to %d has at most four ticks', (most) => {
  expect(axisFor(most, false).ticks.length).toBeLessThanOrEqual(4);
});
