import { dayMs, hourMs, secondMs } from '#contract/time-units.ts';
import type { StoredRecord } from '../../records/record-store.ts';
import { Refusal } from '../../rules/refusal.ts';

const quotaIsUsed = 3507;

const templatesADay = 5_000;
/** The day of the quota is that of Vietnam. */
const aheadMs = 7 * hourMs;

/** How many templates an account may send today after one more. */
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
