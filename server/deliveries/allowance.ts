import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { hourMs } from '#contract/time-units.ts';
import type { Application } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import { applications, sandboxDeliveries } from '../db/sandbox-schema.ts';
import { take } from '../limits/take.ts';
import type { Delivery } from './queue.ts';

/**
 * Whether a delivery is within its limits: attempts per hour and, for practice sessions of one
 * network, the number of different hosts.
 */
export async function mayGoOut(
  context: Pick<Context, 'database' | 'clock' | 'env'>,
  { id, customerId, network }: Application,
  delivery: Delivery,
): Promise<boolean> {
  const { database, clock, env } = context;
  const { practice, account, hosts } = env.sandbox.deliveries;
  const isPractice = customerId === null;
  const limit = isPractice ? practice : account;
  const counted = isPractice ? [`application:${id}`, `network:${network}`] : [`application:${id}`];
  for (const whose of counted) {
    const key = `sandbox:deliveries:${whose}`;
    const taken = await take(database, [{ key, limit, windowMs: hourMs }], clock.now());
    if (!taken.allowed) return false;
  }
  return !isPractice || (await earlierHosts(context, network, delivery)) < hosts;
}

/**
 * The number of hosts that the network used before this one. It does not depend on how many
 * deliveries are due at once.
 */
async function earlierHosts(
  { database }: Pick<Context, 'database'>,
  network: string,
  { host }: Delivery,
): Promise<number> {
  const firsts = database
    .select({
      host: sandboxDeliveries.host,
      first: sql<number>`min(${sandboxDeliveries.position})`.as('first'),
    })
    .from(sandboxDeliveries)
    .innerJoin(applications, eq(applications.id, sandboxDeliveries.applicationId))
    .where(and(eq(applications.network, network), isNotNull(sandboxDeliveries.host)))
    .groupBy(sandboxDeliveries.host)
    .as('firsts');
  const own = database
    .select({ first: firsts.first })
    .from(firsts)
    .where(eq(firsts.host, host ?? ''));
  return database.$count(firsts, sql`${firsts.first} < (${own})`);
}
