import { and, count, desc, eq, gt, lte, min } from 'drizzle-orm';
import { secondMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { sandboxDeliveries } from '../db/sandbox-schema.ts';

type Operator = Pick<Context, 'database' | 'clock'>;

/** The number of callbacks that are due, and since when the oldest is. */
export async function dueCallbacks({
  database,
  clock,
}: Operator): Promise<{ due: number; oldestSeconds: number }> {
  const now = clock.now();
  const { state, dueAt } = sandboxDeliveries;
  const [row] = await database
    .select({ due: count(), since: min(dueAt) })
    .from(sandboxDeliveries)
    .where(and(eq(state, 'waiting'), lte(dueAt, now)));
  const sinceMs = row?.since?.getTime() ?? now.getTime();
  return { due: row?.due ?? 0, oldestSeconds: (now.getTime() - sinceMs) / secondMs };
}

/** Callbacks whose process ended twice in a row during an attempt, newest first. */
export const setAsideCallbacks = (
  { database }: Pick<Operator, 'database'>,
  { limit }: { limit: number },
) => {
  const { id, applicationId, event, host, attempts, madeAt, state, lapsedLeases } =
    sandboxDeliveries;
  return database
    .select({ id, applicationId, event, host, attempts, madeAt })
    .from(sandboxDeliveries)
    .where(and(eq(state, 'given-up'), gt(lapsedLeases, 0)))
    .orderBy(desc(madeAt))
    .limit(limit);
};
