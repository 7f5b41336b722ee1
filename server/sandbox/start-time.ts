import { wrongValue } from './codes.ts';
import { Refusal } from './refusal.ts';

/** Examples are of the first of these days, and look ahead to the second. */
const exampleDays = ['2026-11-15', '2026-11-16'];

/**
 * When something begins: at once, or when `startAt` says, neither in the past nor too far ahead.
 * The times of the examples mean at once, so that what the documents show works at any time.
 */
export function startTime(startAt: string | undefined, now: Date, longestAheadMs: number): Date {
  if (startAt === undefined) return now;
  const start = new Date(startAt);
  const aheadMs = start.getTime() - now.getTime();
  if (aheadMs >= 0 && aheadMs <= longestAheadMs) return start;
  if (exampleDays.includes(start.toISOString().slice(0, 10))) return now;
  throw new Refusal(wrongValue, { field: 'startAt' });
}
