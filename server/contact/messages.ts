import { and, count, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { MessageState } from '#contract/desk-messages.ts';
import { type Acting, recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { lockRow } from '../db/advisory-lock.ts';
import { containing } from '../db/containing.ts';
import type { Database, Transaction } from '../db/database.ts';
import { contactMessages } from '../db/schema.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;

/** Newest first. */
export const selectMessages = (
  database: Database,
  { state, find = '', limit }: { state: MessageState; find?: string | undefined; limit: number },
): Promise<ContactMessage[]> =>
  database
    .select()
    .from(contactMessages)
    .where(and(matches(find), inState[state]))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit);

/** The messages that match a search, by state. */
export async function countMessages(
  database: Database,
  find = '',
): Promise<Record<MessageState, number>> {
  const [row] = await database
    .select({ all: count(), answered: count(contactMessages.answeredAt) })
    .from(contactMessages)
    .where(matches(find));
  const { all = 0, answered = 0 } = row ?? {};
  return { open: all - answered, answered, all };
}

type Marking = { isAnswered: boolean; name: string };

/**
 * Marks a message as answered by somebody, or as open again. The first answer stays. Undefined
 * where there is no such message.
 */
export const markMessage = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  acting: Acting,
  id: number,
  { isAnswered, name }: Marking,
): Promise<ContactMessage | undefined> =>
  database.transaction(async (tx) => {
    const found = await lockMessage(tx, id);
    if (!found || (found.answeredAt !== null) === isAnswered) return found;
    const now = clock.now();
    const answer = isAnswered
      ? { answeredAt: now, answeredBy: name }
      : { answeredAt: null, answeredBy: null };
    await tx.update(contactMessages).set(answer).where(eq(contactMessages.id, id));
    const action = isAnswered ? 'contact.answered' : 'contact.reopened';
    const target = { kind: 'contact', id: `${id}` } as const;
    await recordEvent(tx, { ...acting, action, target, details: {} }, now);
    return { ...found, ...answer };
  });

const lockMessage = (tx: Transaction, id: number): Promise<ContactMessage | undefined> =>
  lockRow(tx.select().from(contactMessages).where(eq(contactMessages.id, id)));

const inState: Record<MessageState, SQL | undefined> = {
  open: isNull(contactMessages.answeredAt),
  answered: isNotNull(contactMessages.answeredAt),
  all: undefined,
};

const { fullName, email, phone, message } = contactMessages;

const matches = (find: string): SQL | undefined =>
  or(...[fullName, email, phone, message].map((column) => containing(column, find)));
