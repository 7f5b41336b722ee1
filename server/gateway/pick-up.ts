import { eq, sql } from 'drizzle-orm';
import type { GatewayState } from '#contract/developer-fields.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { gatewayChanges, gatewayReceipt } from '../db/gateway-schema.ts';

/** How long a change may wait for the gateway before customers are told. */
const patienceMs = 5 * minuteMs;

/** Whether the live gateway has read the last change of an account, by its receipt. */
export async function gatewayStateOf(
  { env, database, clock }: Pick<Context, 'env' | 'database' | 'clock'>,
  { publicId }: { publicId: string },
): Promise<GatewayState> {
  // Without tokens there is no gateway, whatever was once read.
  if (env.gateway.tokens.length === 0) return 'none';
  const [receipt] = await database.select().from(gatewayReceipt);
  if (!receipt) return 'none';
  const [change] = await database
    .select({
      revision: gatewayChanges.revision,
      // Changes are noted by the clock of the database.
      ageSeconds: sql<number>`extract(epoch from now() - ${gatewayChanges.changedAt})::float`,
    })
    .from(gatewayChanges)
    .where(eq(gatewayChanges.account, publicId));
  if (!change || (change.revision ?? 0) <= receipt.revision) return 'current';
  const silentMs = clock.now().getTime() - receipt.readAt.getTime();
  return Math.max(change.ageSeconds * secondMs, silentMs) > patienceMs ? 'late' : 'awaited';
}
