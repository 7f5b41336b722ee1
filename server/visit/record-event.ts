import { hourMs } from '#contract/time-units.ts';
import type { AnalyticsEvent } from '#contract/visit.ts';
import type { Caller, Context } from '../context.ts';
import { analyticsEvents } from '../db/schema.ts';
import { requireWithinLimit } from '../limits/take.ts';

export async function recordEvent(
  { env, database, clock }: Context,
  { address }: Caller,
  event: AnalyticsEvent,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await requireWithinLimit(
      tx,
      { key: `events:ip:${address}`, limit: env.limits.eventsPerHour, windowMs: hourMs },
      now,
    );
    await tx.insert(analyticsEvents).values({ ...event, createdAt: now });
  });
}
