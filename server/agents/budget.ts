import { hourMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../http/network-of.ts';
import { type Take, take } from '../limits/take.ts';

/** Units that a use of a tool costs. */
export const unitsOf = { read: 1, search: 2, call: 3, wait: 5 } as const;

export type UseOfTool = keyof typeof unitsOf;

/** Takes from the units that a network has in an hour. */
export const takeUnits = (
  { database, clock, env }: Context,
  address: string,
  use: UseOfTool,
): Promise<Take> => {
  const key = `agents:network:${networkOf(address)}`;
  const limit = env.sandbox.agentUnitsPerHour;
  return take(database, [{ key, limit, windowMs: hourMs, cost: unitsOf[use] }], clock.now());
};
