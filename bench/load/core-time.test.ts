import { expect, test } from 'vitest';
import { coreTimePer, ticksOf } from './core-time.ts';

test('the time of a process is read after its name, whatever the name contains', () => {
  const numbers = 'S 1 7 7 0 -1 4194560 100 0 0 0 31 11 0 0 20 0 12 0';
  expect(ticksOf(`42 (node) ${numbers}`)).toBe(42);
  expect(ticksOf(`42 (a name) with (two) ${numbers}`)).toBe(42);
  expect(ticksOf('')).toBe(0);
});

test('the time of one request is the total divided by their number', () => {
  const before = { nginx: 10, process: 100, database: 0 };
  const after = { nginx: 30, process: 500, database: 60 };
  expect(coreTimePer(20, before, after)).toEqual({ nginx: 1, process: 20, database: 3 });
});
