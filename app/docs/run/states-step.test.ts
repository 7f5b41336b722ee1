import { expect, test } from 'vitest';
import type { PracticeThing } from '#contract/practice.ts';
import { since } from './run.ts';
import { isOnAWay, wayOf } from './states-step.tsx';

const sentAt = Date.parse('2026-11-16T09:30:00Z');
const thing = (isDone: boolean, ...states: [status: string, at: string][]): PracticeThing => ({
  kind: 'thing',
  id: '1',
  states: states.map(([status, at]) => ({ status, at: `2026-11-${at}Z` })),
  isDone,
});

test('a call, a message and a thing are told in their own words', () => {
  expect(wayOf(['accepted', 'dialing'])).toBe('call');
  expect(wayOf(['accepted', 'sent', 'delivered'])).toBe('message');
  expect(wayOf(['accepted', 'routed'])).toBe('message');
  expect(wayOf(['reviewing', 'approved'])).toBe('thing');
});

test('what is simply there has no way to go', () => {
  expect(isOnAWay(thing(true, ['active', '16T09:30:00']))).toBe(false);
  expect(isOnAWay(thing(true))).toBe(false);
  expect(isOnAWay(thing(false, ['accepted', '16T09:30:00']))).toBe(true);
  expect(isOnAWay(thing(true, ['checking', '16T09:30:00'], ['done', '16T09:30:03']))).toBe(true);
});

test('of a thing that was there before, only what the request made of it is told', () => {
  const paused = thing(true, ['running', '15T05:00:00'], ['paused', '16T09:30:00']);
  expect(since(paused, sentAt).states.map(({ status }) => status)).toEqual(['paused']);
  const behind = thing(true, ['accepted', '16T09:29:58'], ['sent', '16T09:29:59']);
  expect(since(behind, sentAt).states).toHaveLength(2);
});
