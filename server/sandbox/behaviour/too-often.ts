import { secondMs } from '#contract/time-units.ts';
import type { StoredRecord } from '../records/record-store.ts';
import { Refusal } from './refusal.ts';

/** A limit of `most` requests within `withinMs`. */
export type Limit = { most: number; withinMs: number };

/** Refuses one more than the limits allow. `made` is newest first; seeds do not count. */
export function refuseTooOften(
  code: number,
  limits: readonly Limit[],
  made: readonly StoredRecord[],
  now: Date,
): void {
  const agesMs = made
    .filter(({ isSeed }) => !isSeed)
    .map(({ madeAt }) => now.getTime() - madeAt.getTime());
  const waitsMs = limits.map(({ most, withinMs }) => withinMs - (agesMs[most - 1] ?? withinMs));
  const waitMs = Math.max(...waitsMs);
  if (waitMs > 0) throw new Refusal(code, { retryAfterSeconds: Math.ceil(waitMs / secondMs) });
}
