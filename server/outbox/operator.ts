import { type Acting, recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { OutboxChannel, OutboxLane, OutboxStatus } from '../db/schema.ts';
import { maxAttempts } from './backoff.ts';
import {
  countByStatus,
  deleteDead,
  type MessageFilter,
  type OutboxRow,
  requeueDead,
  selectMessages,
  type WhichDead,
} from './message-rows.ts';

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
  { limit = 50, ...filter }: MessageFilter & { limit?: number } = {},
): Promise<MessageSummary[]> {
  return (await selectMessages(database, filter, limit)).map(summarize);
}

export const countMessages = ({
  database,
}: Pick<Store, 'database'>): Promise<Record<OutboxStatus, number>> => countByStatus(database);

/** Whether the other side said that it will refuse the message at every attempt. */
export const isHopeless = ({ status, attempts }: MessageSummary): boolean =>
  status === 'dead' && attempts < maxAttempts;

/** Retries dead messages; returns how many. */
export const retryMessages = (
  { database, clock }: Store,
  acting: Acting,
  which: WhichDead = {},
): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const messages = await requeueDead(tx, now, which);
    const { id, template } = which;
    if (messages > 0)
      await recordEvent(
        tx,
        {
          ...acting,
          action: 'outbox.retried',
          target: { kind: 'message', id },
          details: { messages, template },
        },
        now,
      );
    return messages;
  });

/** Deletes a dead message for good; false where there is none. */
export const dropMessage = (
  { database, clock }: Store,
  acting: Acting,
  id: string,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const dropped = await deleteDead(tx, id);
    if (!dropped) return false;
    await recordEvent(
      tx,
      {
        ...acting,
        action: 'outbox.dropped',
        target: { kind: 'message', id },
        details: { template: dropped.template },
      },
      clock.now(),
    );
    return true;
  });

const summarize = ({ locale, payload, heldBy, ...summary }: OutboxRow): MessageSummary => summary;
