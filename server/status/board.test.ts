import { expect, test } from 'vitest';
import { type Incident, isCurrent, isOnRecord, isOver, isPlanned } from './board.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));
const planned: Incident = {
  ...{ id: 'a', kind: 'maintenance', title: { en: 'A', zh: '甲' }, sample: false },
  ...{ reportExpected: false, report: null },
  ...{
    startsAt: at(10),
    endsAt: at(20),
    cancelledAt: null,
    nextUpdateAt: null,
    services: [],
    updates: [],
  },
};

test('maintenance is planned until it begins, and over the moment it ends', () => {
  const stages = [9, 10, 19, 20].map((minute) => {
    const now = at(minute);
    return [isPlanned(planned, now), isCurrent(planned, now), isOver(planned, now)];
  });
  expect(stages).toEqual([
    [true, false, false],
    [false, true, false],
    [false, true, false],
    [false, false, true],
  ]);
});

test('cancelled maintenance is neither planned nor running, and on record only if it had begun', () => {
  const before = { ...planned, cancelledAt: at(5) };
  const during = { ...planned, cancelledAt: at(15) };
  for (const cancelled of [before, during]) {
    expect(isPlanned(cancelled, at(6))).toBe(false);
    expect(isCurrent(cancelled, at(16))).toBe(false);
    expect(isOver(cancelled, at(16))).toBe(true);
  }
  expect([isOnRecord(before, at(16)), isOnRecord(during, at(16))]).toEqual([false, true]);
});
