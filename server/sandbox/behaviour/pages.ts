import { dayMs } from '#contract/time-units.ts';
import type { Data, StoredRecord } from '../records/record-store.ts';
import { Refusal, wrongValue } from './refusal.ts';

const longestPeriodMs = 31 * dayMs;
const furthestRecord = 10_000;

/** Checks of `from`, `to`, `page` and `pageSize` that no schema can express. */
export function requirePagesAndPeriod({ from, to, page, pageSize }: Data): void {
  if (typeof page === 'number' && typeof pageSize === 'number' && page * pageSize > furthestRecord)
    throw new Refusal(wrongValue, {
      field: 'page',
      problem: 'range',
      expected: `page times pageSize up to ${furthestRecord}`,
    });
  if (typeof from !== 'string' || typeof to !== 'string') return;
  const lengthMs = Date.parse(to) - Date.parse(from);
  if (lengthMs <= 0 || lengthMs > longestPeriodMs)
    throw new Refusal(wrongValue, {
      field: 'to',
      problem: 'range',
      expected: 'later than from, by at most 31 days',
    });
}

export type Paged = { page: number; pageSize: number };
export type Period = { from: string; to: string };

/** An open end of the period matches everything. */
export const isWithin = ({ from, to }: Partial<Period>, moment: Date): boolean =>
  (from === undefined || moment >= new Date(from)) && (to === undefined || moment < new Date(to));

/** One page of a list. */
export function pageOf(found: readonly Data[], { page, pageSize }: Paged): Data {
  const records = found.slice((page - 1) * pageSize, page * pageSize);
  return { total: found.length, page, pageSize, records };
}

export const dataOf = ({ data }: StoredRecord): Data => data;

/** Whether a record has all of these values; undefined matches everything. */
export const hasAll = ({ data = {} }: { data?: Data }, wanted: Data): boolean =>
  Object.entries(wanted).every(([name, value]) => value === undefined || data[name] === value);
