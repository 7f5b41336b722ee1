import { asc, eq } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import type { SavedReply, saveReply as saveCall } from '#contract/desk-tickets.ts';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { savedReplies } from '../db/ticket-schema.ts';
import { AppError } from '../http/errors.ts';
import type { Author } from './change.ts';

type Replies = Pick<Context, 'database' | 'clock'>;

export async function listSavedReplies({ database }: Replies): Promise<SavedReply[]> {
  const rows = await database
    .select()
    .from(savedReplies)
    .orderBy(asc(savedReplies.name), asc(savedReplies.id));
  return rows.map(({ createdAt: _, ...reply }) => reply);
}

/** Saves a new one, or changes the one with this id. */
export const saveReply = (
  { database, clock }: Replies,
  author: Author,
  { id, ...reply }: ParsedInput<typeof saveCall>,
): Promise<void> =>
  database.transaction(async (tx) => {
    const createdAt = clock.now();
    await tx
      .insert(savedReplies)
      .values({ id, ...reply, createdAt })
      .onConflictDoUpdate({ target: savedReplies.id, set: reply });
    await record(tx, author, { id, name: reply.name, change: 'saved' }, createdAt);
  });

export const removeSavedReply = (
  { database, clock }: Replies,
  author: Author,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const [removed] = await tx.delete(savedReplies).where(eq(savedReplies.id, id)).returning();
    if (!removed) throw new AppError('desk.unknown');
    await record(tx, author, { id, name: removed.name, change: 'removed' }, clock.now());
  });

const record = (
  tx: Transaction,
  { by, from }: Author,
  { id, ...details }: { id: string; name: string; change: 'saved' | 'removed' },
  now: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      ...{ action: 'saved-reply.changed', by, ...(from && { from }), details },
      target: { kind: 'data', id },
    },
    now,
  );
