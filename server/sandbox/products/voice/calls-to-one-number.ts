import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { hasAll } from '../../pages.ts';
import { Refusal } from '../../refusal.ts';
import type { Given } from '../../rules.ts';
import { call } from './place-call.ts';

const tooOften = 2206;

const limits = [
  { calls: 1, withinMs: minuteMs },
  { calls: 5, withinMs: hourMs },
  { calls: 10, withinMs: dayMs },
];

/** Codes and notifications are counted apart; group calls are not counted. */
export async function requireNotTooOften(
  { things, input, now }: Given<{ phone: string }>,
  type: 'code' | 'notification',
): Promise<void> {
  const sinceMs = (await things.list(call))
    .filter((made) => !made.isSeed && hasAll(made, { type, phone: input.phone }))
    .map(({ madeAt }) => now.getTime() - madeAt.getTime());
  const waitsMs = limits.map(({ calls, withinMs }) => withinMs - (sinceMs[calls - 1] ?? withinMs));
  const waitMs = Math.max(...waitsMs);
  if (waitMs > 0) throw new Refusal(tooOften, { retryAfterSeconds: Math.ceil(waitMs / secondMs) });
}
