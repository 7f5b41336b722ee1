import { count, desc, eq, gt, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { applications, sandboxRequests } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';

type Store = Pick<Context, 'database' | 'clock'>;

const before = ({ clock }: Store, ms: number): Date => new Date(clock.now().getTime() - ms);

/** Calls of the last minute, and of the busiest minute of the last hour. */
export async function callsPerMinute(store: Store): Promise<{ now: number; most: number }> {
  const { madeAt } = sandboxRequests;
  const minutes = store.database
    .select({ calls: count().as('calls') })
    .from(sandboxRequests)
    .where(gt(madeAt, before(store, hourMs)))
    .groupBy(sql`date_trunc('minute', ${madeAt})`)
    .as('minutes');
  const [[busiest], now] = await Promise.all([
    store.database
      .select({ most: sql`coalesce(max(${minutes.calls}), 0)`.mapWith(Number) })
      .from(minutes),
    store.database.$count(sandboxRequests, gt(madeAt, before(store, minuteMs))),
  ]);
  return { now, most: Math.max(now, busiest?.most ?? 0) };
}

/** Those who made the most calls: visitors who practise, and customers. */
export function busiestSessions(
  store: Store,
  { lastMs, limit }: { lastMs: number; limit: number },
) {
  const { applicationId, code, path, address, madeAt } = sandboxRequests;
  const calls = count();
  return store.database
    .select({
      id: applications.id,
      network: applications.network,
      /** Null for a visitor. */
      customer: sql<string | null>`case when ${customers.id} is not null
        then coalesce(nullif(${customers.companyName}, ''), ${customers.email}) end`,
      since: applications.createdAt,
      calls,
      refused: sql`count(*) filter (where ${code} <> 0)`.mapWith(Number),
      busiestCall: sql<string>`mode() within group (order by ${path})`,
      address: sql<string>`mode() within group (order by ${address})`,
    })
    .from(sandboxRequests)
    .innerJoin(applications, eq(applications.id, applicationId))
    .leftJoin(customers, eq(customers.id, applications.customerId))
    .where(gt(madeAt, before(store, lastMs)))
    .groupBy(applications.id, customers.id)
    .orderBy(desc(calls), applications.id)
    .limit(limit);
}
