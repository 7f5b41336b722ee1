import { expect, test } from 'vitest';
import { attemptStops } from './attempt-stops.ts';

const pausesMs = [1000, 2000, 4000, 8000, 16000];

const attempt = (number: number, second: number, status = 500) => ({
  ...{ number, status, tookMs: 1, headers: {}, problem: null, reply: '' },
  madeAt: new Date(Date.UTC(2026, 10, 16, 9, 0, second)).toISOString(),
});

const told = (stops: ReturnType<typeof attemptStops>) =>
  stops.map(({ state, afterSeconds }) => `${state} ${afterSeconds ?? 'at once'}`);

test('what failed, what comes next and what may follow stand on one line', () => {
  const attempts = [attempt(1, 4), attempt(2, 5), attempt(3, 7), attempt(4, 11)];
  expect(told(attemptStops({ attempts, state: 'waiting' }, pausesMs))).toEqual([
    'failed at once',
    'failed 1',
    'failed 2',
    'failed 4',
    'next 8',
    'later 16',
  ]);
});

test('before the first attempt all of them are to come', () => {
  expect(told(attemptStops({ attempts: [], state: 'waiting' }, pausesMs))).toEqual([
    'next at once',
    'later 1',
    'later 2',
    'later 4',
    'later 8',
    'later 16',
  ]);
});

test('what was taken ends the line', () => {
  const attempts = [attempt(1, 4), attempt(2, 5, 200)];
  expect(told(attemptStops({ attempts, state: 'received' }, pausesMs))).toEqual([
    'failed at once',
    'taken 1',
  ]);
});

test('delivered again after it was given up, the last ones are shown', () => {
  const attempts = [1, 2, 3, 4, 5, 6].map((number) => attempt(number, number));
  const stops = attemptStops({ attempts, state: 'waiting' }, pausesMs);
  expect(stops.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(stops.at(-1)?.state).toBe('next');
});
