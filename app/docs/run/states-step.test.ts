import { expect, test } from 'vitest';
import type { PracticeRecord } from '#contract/practice.ts';
import { since } from './run.ts';
import { hasStates, kindOf } from './states-step.tsx';

const sentAt = Date.parse('2026-11-16T09:30:00Z');
const record = (isDone: boolean, ...states: [status: string, at: string][]): PracticeRecord => ({
  kind: 'thing',
  id: '1',
  states: states.map(([status, at]) => ({ status, at: `2026-11-${at}Z` })),
  isDone,
});

test('records are called calls, messages or records by their states', () => {
  expect(kindOf(['accepted', 'dialing'])).toBe('call');
  expect(kindOf(['accepted', 'sent', 'delivered'])).toBe('message');
  expect(kindOf(['accepted', 'routed'])).toBe('message');
  expect(kindOf(['reviewing', 'approved'])).toBe('thing');
});

test('a record with a single final state shows no states', () => {
  expect(hasStates(record(true, ['active', '16T09:30:00']))).toBe(false);
  expect(hasStates(record(true))).toBe(false);
  expect(hasStates(record(false, ['accepted', '16T09:30:00']))).toBe(true);
  expect(hasStates(record(true, ['checking', '16T09:30:00'], ['done', '16T09:30:03']))).toBe(true);
});

test('of a record that existed before, only the states since the request are shown', () => {
  const paused = record(true, ['running', '15T05:00:00'], ['paused', '16T09:30:00']);
  expect(since(paused, sentAt).states.map(({ status }) => status)).toEqual(['paused']);
  const behind = record(true, ['accepted', '16T09:29:58'], ['sent', '16T09:29:59']);
  expect(since(behind, sentAt).states).toHaveLength(2);
});
