import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { type OutboxLane, type OutboxStatus, outboxMessages } from '../db/schema.ts';
import { maxAttempts } from './backoff.ts';

export type OutboxRow = typeof outboxMessages.$inferSelect;

/** A message leased to this attempt, which `heldBy` identifies. */
export type HeldMessage = OutboxRow & { heldBy: string };

/** Takes the next due message of a lane and leases it until `until`. */
export async function claimDueMessage(
  database: Database,
  lane: OutboxLane,
  { now, until }: { now: Date; until: Date },
): Promise<HeldMessage | undefined> {
  const heldBy = randomUUID();
  const next = database
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.lane, lane),
        eq(outboxMessages.status, 'queued'),
        lte(outboxMessages.dueAt, now),
      ),
    )
    .orderBy(asc(outboxMessages.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await database
    .update(outboxMessages)
    .set({ heldBy, dueAt: until })
    .where(eq(outboxMessages.id, next))
    .returning();
  return row && { ...row, heldBy };
}

/** False, without a change, if another process has taken the message over. */
export async function updateHeld(
  database: Database,
  { id, heldBy }: HeldMessage,
  change: Partial<Omit<OutboxRow, 'id'>>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(outboxMessages)
    .set(change)
    .where(
      and(
        eq(outboxMessages.id, id),
        eq(outboxMessages.heldBy, heldBy),
        eq(outboxMessages.status, 'queued'),
      ),
    );
  return rowCount === 1;
}

export type MessageFilter = { status?: OutboxStatus | undefined; template?: string | undefined };

export const selectMessages = (
  database: Database,
  { status, template }: MessageFilter,
  limit: number,
): Promise<OutboxRow[]> =>
  database
    .select()
    .from(outboxMessages)
    .where(
      and(
        status && eq(outboxMessages.status, status),
        template ? eq(outboxMessages.template, template) : undefined,
      ),
    )
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(limit);

export async function selectMessage(
  database: Database,
  id: string,
): Promise<OutboxRow | undefined> {
  const [row] = await database.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row;
}

/** One dead message, those of a template, or all. */
export type WhichDead = {
  id?: string | undefined;
  template?: string | undefined;
  /** Without those that the other side will refuse again. */
  hopeful?: true;
};

/** Puts dead messages back into the queue; returns how many. */
export async function requeueDead(tx: Transaction, now: Date, which: WhichDead): Promise<number> {
  const { rowCount } = await tx
    .update(outboxMessages)
    .set({ status: 'queued', attempts: 0, dueAt: now, finishedAt: null })
    .where(isDead(which));
  return rowCount ?? 0;
}

export const countDead = (database: Database, which: WhichDead): Promise<number> =>
  database.$count(outboxMessages, isDead(which));

/** Deletes a dead message; returns it. */
export async function deleteDead(tx: Transaction, id: string): Promise<OutboxRow | undefined> {
  const [row] = await tx.delete(outboxMessages).where(isDead({ id })).returning();
  return row;
}

const isDead = ({ id, template, hopeful }: WhichDead): SQL | undefined =>
  and(
    eq(outboxMessages.status, 'dead'),
    id ? eq(outboxMessages.id, id) : undefined,
    template ? eq(outboxMessages.template, template) : undefined,
    hopeful && gte(outboxMessages.attempts, maxAttempts),
  );

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
