import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type DeskRole, hasDeskRole } from '#contract/desk-call.ts';
import type { AnswerOutcome } from '#contract/desk-tickets.ts';
import { openPlaces } from '#contract/desk-tickets.ts';
import type { Transaction } from '../db/database.ts';
import { deskPeople } from '../db/desk-schema.ts';
import { savedReplies, ticketEntries } from '../db/ticket-schema.ts';
import { AppError } from '../http/errors.ts';
import { type Author, type Change, changingTicket, type TicketContext } from './change.ts';
import { answerDue } from './due.ts';
import { mailAnswer } from './mail.ts';

/** A submission of ours: written once, and not before the writer has read what others wrote. */
type Submitted = {
  number: string;
  submission: string;
  /** The last entry that the writer has read; a command does not say. */
  seen?: number;
};

/** The customer gets the answer by mail. */
export const answerTicket = (
  context: TicketContext,
  author: Author,
  answer: Submitted & { text: string; next: AnswerOutcome; savedReply?: string | undefined },
): Promise<void> =>
  changingTicket(context, author, answer, async (change) => {
    const { text, next, submission: submissionId, savedReply } = answer;
    const { tx, ticket, now } = change;
    await refuseUnread(change, author, answer);
    // It is solved already, and there is nothing to say.
    if (ticket.state === next && text === '') return;
    if (savedReply) await countUse(tx, savedReply, text);
    if (text) await change.enter({ kind: 'answer', submissionId, text });
    const ends = next === 'solved';
    if (ends) await change.note('solved', text ? {} : { submissionId });
    else if (ticket.closedAt) await change.note('reopened');
    await change.update({
      ...{ state: next, closedAt: ends ? now : null },
      dueAt: next === 'us' ? answerDue(context.env, ticket, now) : null,
      ...answeredBy(author, now),
    });
    await change.record('answered');
    await mailAnswer(change, author, { kind: ends ? 'solved' : 'answered', text });
  });

/** The reason is what the customer reads. */
export const declineTicket = (
  context: TicketContext,
  author: Author,
  { reason, ...submitted }: Submitted & { reason: string },
): Promise<void> =>
  changingTicket(context, author, submitted, async (change) => {
    const { now } = change;
    await refuseUnread(change, author, submitted);
    await change.note('declined', { submissionId: submitted.submission, text: reason });
    await change.update({
      ...{ state: 'declined', closedAt: now, dueAt: null },
      ...answeredBy(author, now),
    });
    await change.record('declined');
    await mailAnswer(change, author, { kind: 'declined', text: reason });
  });

/** For our team alone. */
export const noteInTicket = (
  context: TicketContext,
  author: Author,
  { text, ...submitted }: Submitted & { text: string },
): Promise<void> =>
  changingTicket(context, author, submitted, async (change) => {
    await change.enter({ kind: 'note', submissionId: submitted.submission, text });
    await change.record('noted');
  });

/** Gives a ticket to a person at the desk; `from` is who has it, as far as the giver knows. */
export const takeTicket = (
  context: TicketContext,
  author: Author & { by: { id: string } },
  {
    number,
    from,
    to = author.by.id,
  }: { number: string; from: string | null; to?: string | undefined },
): Promise<void> =>
  changingTicket(context, author, { number }, async (change) => {
    const { tx, ticket } = change;
    if (ticket.takenBy === to) return;
    if (ticket.takenBy !== from) throw new AppError('ticket.changed');
    const taker = (await selectTakers(tx)).find(({ id }) => id === to);
    if (!taker) throw new AppError('desk.unknown');
    const isGiven = to !== author.by.id;
    await change.note(isGiven ? 'given' : 'taken', isGiven ? { text: taker.name } : {});
    await change.update({ takenBy: to, changedAt: ticket.changedAt });
    await change.record(isGiven ? 'given' : 'taken');
  });

/** Everybody at the desk who may work on tickets. */
export async function selectTakers(
  database: Pick<Transaction, 'select'>,
): Promise<{ id: string; name: string; roles: DeskRole[] }[]> {
  const people = await database
    .select({ id: deskPeople.id, name: deskPeople.name, roles: deskPeople.roles })
    .from(deskPeople)
    .where(and(isNull(deskPeople.removedAt), sql`${deskPeople.joinedAt} is not null`))
    .orderBy(deskPeople.name);
  return people.flatMap(({ id, name, roles }) =>
    hasDeskRole(roles, ['support']) ? [{ id, name, roles }] : [],
  );
}

const answeredBy = ({ by, name }: Author, now: Date) => ({
  answeredAt: now,
  // The name of a command's user is not for customers.
  answeredBy: 'id' in by && by.id ? name : '',
});

/** Refuses when somebody else has written since the writer read the ticket. */
async function refuseUnread(
  { tx, ticket }: Change,
  { by }: Author,
  { seen }: Submitted,
): Promise<void> {
  if (seen === undefined) return;
  const own = ('id' in by && by.id) || null;
  const unread = and(
    eq(ticketEntries.ticketId, ticket.id),
    gt(ticketEntries.id, seen),
    sql`${ticketEntries.authorId} is distinct from ${own}`,
  );
  if ((await tx.$count(ticketEntries, unread)) > 0) throw new AppError('ticket.changed');
}

/** One that was removed meanwhile is not counted. */
async function countUse(tx: Transaction, id: string, text: string): Promise<void> {
  const [reply] = await tx
    .update(savedReplies)
    .set({ used: sql`${savedReplies.used} + 1` })
    .where(eq(savedReplies.id, id))
    .returning();
  const isOpen = Object.values(reply?.texts ?? {}).some((one) => openPlaces(one, text).length > 0);
  if (isOpen) throw new AppError('ticket.places');
}
