import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { type OutboxStatus, outboxMessages } from '../db/schema.ts';

export type OutboxRow = typeof outboxMessages.$inferSelect;

/** The next message that is due and that nobody else is handing over. */
export async function claimDueMessage(tx: Transaction, now: Date): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.status, 'queued'), lte(outboxMessages.dueAt, now)))
    .orderBy(asc(outboxMessages.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function updateMessage(
  tx: Transaction,
  id: string,
  change: Partial<Omit<OutboxRow, 'id'>>,
): Promise<void> {
  await tx.update(outboxMessages).set(change).where(eq(outboxMessages.id, id));
}

export const selectMessages = (
  database: Database,
  status: OutboxStatus | undefined,
  limit: number,
): Promise<OutboxRow[]> =>
  database
    .select()
    .from(outboxMessages)
    .where(status && eq(outboxMessages.status, status))
    .orderBy(desc(outboxMessages.createdAt))
    .limit(limit);

export async function selectMessage(
  database: Database,
  id: string,
): Promise<OutboxRow | undefined> {
  const [row] = await database.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row;
}

/** Puts dead messages back into the queue, one or all; answers how many there were. */
export async function requeueDead(tx: Transaction, now: Date, id?: string): Promise<number> {
  const { rowCount } = await tx
    .update(outboxMessages)
    .set({ status: 'queued', attempts: 0, dueAt: now, finishedAt: null })
    .where(and(eq(outboxMessages.status, 'dead'), id ? eq(outboxMessages.id, id) : undefined));
  return rowCount ?? 0;
}

export async function countByStatus(database: Database): Promise<Record<OutboxStatus, number>> {
  const rows = await database
    .select({ status: outboxMessages.status, messages: count() })
    .from(outboxMessages)
    .groupBy(outboxMessages.status);
  return { queued: 0, sent: 0, dead: 0, ...Object.fromEntries(rows.map(pair)) };
}

const pair = ({ status, messages }: { status: OutboxStatus; messages: number }) => [
  status,
  messages,
];
