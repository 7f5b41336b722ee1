import { wrongValue } from './codes.ts';
import { Refusal } from './refusal.ts';

/** The days that examples name: what the documents show works at any time. */
const exampleDays = ['2026-11-15', '2026-11-16', '2026-12-15'];

export const isOfExamples = (moment: Date): boolean =>
  exampleDays.includes(moment.toISOString().slice(0, 10));

/**
 * When something begins: at once, or when `startAt` says, neither in the past nor too far ahead.
 * A time of the examples that can't be any more means at once.
 */
export function startTime(startAt: string | undefined, now: Date, longestAheadMs: number): Date {
  if (startAt === undefined) return now;
  const start = new Date(startAt);
  const aheadMs = start.getTime() - now.getTime();
  if (aheadMs >= 0 && aheadMs <= longestAheadMs) return start;
  if (isOfExamples(start)) return now;
  throw new Refusal(wrongValue, { field: 'startAt' });
}
