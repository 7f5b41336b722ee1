import { expect, test, vi } from 'vitest';
import { KeptAnswer } from '../http/kept-answer.ts';
import { keepIn, type Reading } from './reading.ts';

test('an answer is written for the first who asks and kept for the others', () => {
  const reading: Reading = {
    board: { version: 1, services: [], incidents: [] },
    now: new Date(0),
    kept: new Map(),
    pages: new Map(),
  };
  const write = vi.fn(() => new KeptAnswer('hello', 'text/plain'));
  const first = keepIn(reading, 'services', write);
  expect(keepIn(reading, 'services', write)).toBe(first);
  expect(write).toHaveBeenCalledTimes(1);
  keepIn(reading, 'overview', write);
  expect(write).toHaveBeenCalledTimes(2);
});
