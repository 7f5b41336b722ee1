import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import { requireWithinLimit } from '../../limits/take.ts';

/**
 * Rate limit for password hashing, which is expensive: per customer, employees included, and
 * minute.
 */
export async function requireHashLimit(
  { database, env, clock }: Context,
  customerId: number,
): Promise<void> {
  await requireWithinLimit(
    database,
    {
      key: `password:customer:${customerId}`,
      limit: env.limits.loginsPerMinute,
      windowMs: minuteMs,
    },
    clock.now(),
  );
}
