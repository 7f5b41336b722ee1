import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import { requireWithinLimit } from '../../limits/take.ts';

/** Hashing is dear: one customer, employees included, has as many turns a minute as an address has. */
export async function requirePasswordTurn(
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
