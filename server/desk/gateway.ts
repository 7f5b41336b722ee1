import type { DeskGateway } from '#contract/desk-today.ts';
import type { Context } from '../context.ts';
import { gatewayStatus } from '../gateway/operator.ts';

/** How the live gateway stands; null if none is connected. */
export async function standingOfGateway(context: Context): Promise<DeskGateway | null> {
  if (context.env.gateway.tokens.length === 0) return null;
  const { readAt, completeUntil, balanceAsOf, ...counts } = await gatewayStatus(context);
  return {
    ...counts,
    readAt: readAt?.toISOString() ?? null,
    completeUntil: completeUntil?.toISOString() ?? null,
    balanceAsOf: balanceAsOf?.toISOString() ?? null,
  };
}
