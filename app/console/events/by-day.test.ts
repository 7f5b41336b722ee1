import { expect, test } from 'vitest';
import type { AccountEvent } from '#contract/account-events.ts';
import { byDay } from './by-day.ts';

const event = (id: number, local: string): AccountEvent => ({
  id,
  at: new Date(local).toISOString(),
  kind: 'change',
  action: 'password.changed',
  facts: {},
  by: '',
  address: '',
  userAgent: '',
  newDevice: false,
});

test('events are grouped by day, newest first', () => {
  const days = byDay(
    [
      event(5, '2026-11-16T00:01'),
      event(4, '2026-11-15T23:59'),
      event(3, '2026-11-15T00:00'),
      event(2, '2025-11-15T12:00'),
    ],
    new Date('2026-11-16T12:00'),
  );
  expect(days.map(({ events }) => events.map(({ id }) => id))).toEqual([[5], [4, 3], [2]]);
});

test('without events there are no days', () => {
  expect(byDay([])).toEqual([]);
});
