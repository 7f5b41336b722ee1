import type { Context } from '../context.ts';
import type { OutboxChannel, OutboxStatus } from '../db/schema.ts';
import { countByStatus, type OutboxRow, requeueDead, selectMessages } from './repository.ts';

/** What an operator may see of a message: everything but what it says. */
export type MessageSummary = {
  id: string;
  channel: OutboxChannel;
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

/** Gives a dead message a new start; false when there is no dead message with that id. */
export const retryMessage = async ({ database, clock }: Store, id: string): Promise<boolean> =>
  (await requeueDead(database, clock.now(), id)) > 0;

/** The same for all of them; answers how many. */
export const retryMessages = ({ database, clock }: Store): Promise<number> =>
  requeueDead(database, clock.now());

const summarize = ({ locale: _, payload: __, ...summary }: OutboxRow): MessageSummary => summary;
