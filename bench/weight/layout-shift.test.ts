import { expect, test } from 'vitest';
import { cumulativeShift } from './layout-shift.ts';

const at = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test('shifts close together add up, and the worst burst counts', () => {
  expect(cumulativeShift([])).toBe(0);
  expect(cumulativeShift([at(100, 0.5), at(900, 0.25), at(3_000, 0.5)])).toBe(0.75);
});

test('a burst ends after five seconds', () => {
  const steady = Array.from({ length: 12 }, (_, i) => at(i * 500, 1));
  expect(cumulativeShift(steady)).toBe(10);
});

test('shifts after an input are caused by the visitor', () => {
  expect(cumulativeShift([at(100, 0.5, true), at(200, 0.25)])).toBe(0.25);
});
