import type { Context } from '#server/context.ts';
import { outboxLanes } from '#server/db/schema.ts';
import type { Delivery } from '#server/outbox/attempt.ts';
import { deliver } from '#server/outbox/deliver.ts';
import { takeMessage } from '#server/outbox/lease.ts';
import type { Transports } from '#server/outbox/transport.ts';

/** Sends one due message of any lane, and returns the outcome. */
export async function deliverNext(
  context: Context,
  transports: Transports,
): Promise<Delivery | 'idle'> {
  for (const lane of outboxLanes) {
    const held = await takeMessage(context, lane);
    if (held) return deliver(context, transports, held).ended;
  }
  return 'idle';
}
