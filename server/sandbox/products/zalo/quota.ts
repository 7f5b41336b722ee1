import { dayMs, hourMs, secondMs } from '#contract/time-units.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { StoredRecord } from '../../records/record-store.ts';

const quotaIsUsed = 3507;

const templatesADay = 5_000;
/** The quota counts by the day of Vietnam. */
const aheadMs = 7 * hourMs;

/** Remaining templates of today, after one more. */
export function takeFromQuota(sent: readonly StoredRecord[], sender: string, now: Date): number {
  const inDayMs = (now.getTime() + aheadMs) % dayMs;
  const beganMs = now.getTime() - inDayMs;
  const today = sent.filter(
    ({ data, madeAt }) =>
      data.sender === sender && data.type === 'template' && madeAt.getTime() >= beganMs,
  );
  const left = templatesADay - today.length;
  if (left <= 0)
    throw new Refusal(quotaIsUsed, {
      retryAfterSeconds: Math.ceil((dayMs - inDayMs) / secondMs),
    });
  return left - 1;
}
