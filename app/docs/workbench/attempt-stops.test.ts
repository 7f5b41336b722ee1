import { expect, test } from 'vitest';
import { attemptStops } from './attempt-stops.ts';

const pausesMs = [1000, 2000, 4000, 8000, 16000];

const attempt = (number: number, second: number, status = 500) => ({
  ...{ number, status, tookMs: 1, headers: {}, problem: null, reply: '' },
  madeAt: new Date(Date.UTC(2026, 10, 16, 9, 0, second)).toISOString(),
});

const outline = (stops: ReturnType<typeof attemptStops>) =>
  stops.map(({ state, afterSeconds }) => `${state} ${afterSeconds ?? 'at once'}`);

test('failed attempts, the next one and possible later ones stand on one line', () => {
  const attempts = [attempt(1, 4), attempt(2, 5), attempt(3, 7), attempt(4, 11)];
  expect(outline(attemptStops({ attempts, state: 'waiting' }, pausesMs))).toEqual([
    'failed at once',
    'failed 1',
    'failed 2',
    'failed 4',
    'waiting 8',
    'idle 16',
  ]);
});

test('before the first attempt the whole schedule is shown', () => {
  expect(outline(attemptStops({ attempts: [], state: 'waiting' }, pausesMs))).toEqual([
    'waiting at once',
    'idle 1',
    'idle 2',
    'idle 4',
    'idle 8',
    'idle 16',
  ]);
});

test('a received callback ends the line', () => {
  const attempts = [attempt(1, 4), attempt(2, 5, 200)];
  expect(outline(attemptStops({ attempts, state: 'received' }, pausesMs))).toEqual([
    'failed at once',
    'received 1',
  ]);
});

test('of a callback that was delivered again, the last attempts are shown', () => {
  const attempts = [1, 2, 3, 4, 5, 6].map((number) => attempt(number, number));
  const stops = attemptStops({ attempts, state: 'waiting' }, pausesMs);
  expect(stops.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(stops.at(-1)?.state).toBe('waiting');
});
