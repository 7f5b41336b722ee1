import { dayMs } from '#contract/time-units.ts';
import { Refusal, wrongValue } from './refusal.ts';

/** Dates in the documented examples, which must work at any time. */
const exampleDays = ['2026-11-15', '2026-11-16', '2026-12-15'];

export const isOfExamples = (moment: Date): boolean =>
  exampleDays.includes(moment.toISOString().slice(0, 10));

/**
 * Start time: now or `startAt`, neither in the past nor too far ahead. A past date of the examples
 * means now.
 */
export function startTime(startAt: string | undefined, now: Date, longestAheadMs: number): Date {
  if (startAt === undefined) return now;
  const start = new Date(startAt);
  const aheadMs = start.getTime() - now.getTime();
  if (aheadMs >= 0 && aheadMs <= longestAheadMs) return start;
  if (isOfExamples(start)) return now;
  throw new Refusal(wrongValue, {
    field: 'startAt',
    problem: 'range',
    expected: `a time from now on, at most ${longestAheadMs / dayMs} days ahead`,
  });
}
