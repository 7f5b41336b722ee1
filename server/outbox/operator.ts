import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { OutboxChannel, OutboxLane, OutboxStatus } from '../db/schema.ts';
import { countByStatus, type OutboxRow, requeueDead, selectMessages } from './message-rows.ts';

/** A message as an operator may see it: without its content. */
export type MessageSummary = {
  id: string;
  channel: OutboxChannel;
  lane: OutboxLane;
  recipient: string;
  template: string;
  status: OutboxStatus;
  attempts: number;
  dueAt: Date;
  lastError: string | null;
  createdAt: Date;
  finishedAt: Date | null;
};

type Store = Pick<Context, 'database' | 'clock'>;

export async function listMessages(
  { database }: Pick<Store, 'database'>,
  { status, limit = 50 }: { status?: OutboxStatus; limit?: number } = {},
): Promise<MessageSummary[]> {
  return (await selectMessages(database, status, limit)).map(summarize);
}

export const countMessages = ({
  database,
}: Pick<Store, 'database'>): Promise<Record<OutboxStatus, number>> => countByStatus(database);

/** Retries dead messages, the one with this id or all; returns how many. */
export const retryMessages = (
  { database, clock }: Store,
  by: string,
  id?: string,
): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const messages = await requeueDead(tx, now, id);
    if (messages > 0)
      await recordEvent(
        tx,
        {
          action: 'outbox.retried',
          by: { kind: 'operator', name: by },
          target: { kind: 'message', id },
          details: { messages },
        },
        now,
      );
    return messages;
  });

const summarize = ({ locale, payload, heldBy, ...summary }: OutboxRow): MessageSummary => summary;
