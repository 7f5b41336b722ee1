import { minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import { originOf } from '../sessions/known-devices.ts';
import { requireFromOrigin } from '../sessions/origin-limit.ts';
import type { Owner } from '../sessions/owner.ts';

/** Rate limit for entering codes, per origin and minute, over all accounts. */
export async function requireCodeAttempt(
  context: Context,
  caller: Caller,
  owner?: Owner,
): Promise<void> {
  const origin = await originOf(context.database, caller, owner);
  const limit = context.env.limits.codeTriesPerMinute;
  await requireFromOrigin(context, caller, origin, { what: 'code', limit, windowMs: minuteMs });
}
