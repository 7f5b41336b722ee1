import { minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import { originOf } from '../sessions/known-devices.ts';
import { requireFromOrigin } from '../sessions/origin-limit.ts';
import type { Owner } from '../sessions/owner.ts';

/** Codes are tried so many times a minute from one origin, whoever they are for. */
export async function requireCodeTurn(
  context: Context,
  caller: Caller,
  owner?: Owner,
): Promise<void> {
  const origin = await originOf(context.database, caller, owner);
  const limit = context.env.limits.codeTriesPerMinute;
  await requireFromOrigin(context, caller, origin, { what: 'code', limit, windowMs: minuteMs });
}
