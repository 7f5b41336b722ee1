import { minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import { requireFromAddress } from '../../limits/from-address.ts';

/** Codes are tried so many times a minute from one address, whoever they are for. */
export async function requireCodeTurn(
  { database, env, clock }: Context,
  { address }: Caller,
): Promise<void> {
  await requireFromAddress(
    database,
    { what: 'code', address, limit: env.limits.codeTriesPerMinute, windowMs: minuteMs },
    clock.now(),
  );
}
