import { minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import { requireWithinLimit } from '../../limits/limit.ts';

/** Codes are tried so many times a minute from one address, whoever they are for. */
export async function requireCodeTurn(
  { database, env, clock }: Context,
  { address }: Caller,
): Promise<void> {
  await requireWithinLimit(
    database,
    { key: `code:ip:${address}`, limit: env.limits.codeTriesPerMinute, windowMs: minuteMs },
    clock.now(),
  );
}
