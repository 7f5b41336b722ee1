import { randomUUID } from 'node:crypto';
import { type StatusEvent, testEvent } from '#content/status/webhook-event.ts';
import type { Transaction } from '../db/database.ts';
import { sandboxDeliveries } from '../db/sandbox-schema.ts';
import type { Webhook } from './webhooks.ts';

type Target = Pick<Webhook, 'id' | 'url' | 'host'>;

const batchRows = 500;

/** Queues an event for each webhook; it is signed when it is sent. */
export async function queueEvents(
  tx: Transaction,
  events: readonly { webhook: Target; event: StatusEvent }[],
  { at, dueAt = at }: { at: Date; dueAt?: Date },
): Promise<void> {
  const rows = events.map(({ webhook, event }) => rowOf(webhook, event, { at, dueAt }));
  for (let done = 0; done < rows.length; done += batchRows)
    await tx.insert(sandboxDeliveries).values(rows.slice(done, done + batchRows));
}

export const queueTest = (tx: Transaction, webhook: Target, at: Date, dueAt: Date): Promise<void> =>
  queueEvents(tx, [{ webhook, event: testEvent }], { at, dueAt });

function rowOf(
  { id: webhookId, url, host }: Target,
  { event, data }: StatusEvent,
  { at, dueAt }: { at: Date; dueAt: Date },
): typeof sandboxDeliveries.$inferInsert {
  const eventId = randomUUID();
  const body = { event, eventId, occurredAt: at.toISOString(), data };
  return {
    ...{ id: randomUUID(), webhookId, url, host, event, eventId, isSigned: true },
    ...{ occurredAt: at, madeAt: at, dueAt, body: JSON.stringify(body) },
  };
}
