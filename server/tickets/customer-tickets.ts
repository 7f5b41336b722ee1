import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import {
  type listTickets as listCall,
  type Ticket as OwnTicket,
  type TicketEvent,
  type TicketList,
  type TicketOutline,
  type TicketState,
  ticketNumber,
} from '#contract/tickets.ts';
import { personOf, type SessionUser } from '../accounts/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { ticketEntries, tickets } from '../db/ticket-schema.ts';
import { AppError } from '../http/errors.ts';
import { hasNumber, type Ticket, type TicketEntry } from './change.ts';
import { reopensUntil } from './customer-side.ts';
import { hasWords } from './search.ts';

const statesOf = {
  us: ['us'],
  customer: ['customer'],
  open: ['customer', 'us'],
  closed: ['solved', 'declined'],
} as const satisfies Record<string, readonly TicketState[]>;

/** The tickets of an account, as its users see them. */
export async function listTickets(
  { database }: Pick<Context, 'database'>,
  { customer }: SessionUser,
  { state, find, rows }: ParsedInput<typeof listCall>,
): Promise<TicketList> {
  const own = eq(tickets.customerId, customer.id);
  const found = await database
    .select()
    .from(tickets)
    .where(
      and(
        own,
        state && inArray(tickets.state, [...statesOf[state]]),
        hasWords(find, [tickets.subject, sql`${tickets.facts}::text`]),
      ),
    )
    .orderBy(
      ...(state === 'open' ? [desc(eq(tickets.state, 'customer'))] : []),
      ...[desc(tickets.changedAt), desc(tickets.id)],
    )
    .limit(rows + 1);
  const counts = await database
    .select({ state: tickets.state, count: count() })
    .from(tickets)
    .where(own)
    .groupBy(tickets.state);
  const countOf = (states: readonly TicketState[]) =>
    counts.reduce((sum, one) => sum + (states.includes(one.state) ? one.count : 0), 0);
  return {
    tickets: found.slice(0, rows).map(outlineOf),
    hasMore: found.length > rows,
    counts: {
      us: countOf(statesOf.us),
      customer: countOf(statesOf.customer),
      closed: countOf(statesOf.closed),
    },
  };
}

/** One ticket without our notes; it counts as read. */
export async function readTicket(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  session: SessionUser,
  number: string,
): Promise<OwnTicket> {
  const [ticket] = await database
    .update(tickets)
    .set({ readAt: clock.now() })
    .where(and(hasNumber(number), eq(tickets.customerId, session.customer.id)))
    .returning();
  if (!ticket) throw new AppError('ticket.unknown');
  const entries = await database
    .select()
    .from(ticketEntries)
    .where(and(eq(ticketEntries.ticketId, ticket.id), isForCustomers))
    .orderBy(asc(ticketEntries.id));
  return {
    ...outlineOf(ticket),
    facts: ticket.facts,
    entries: entries.map((entry) => entryOf(entry, personOf(session).id)),
    follows: ticket.followsId === null ? null : ticketNumber(ticket.followsId),
    reopensUntil: reopensUntil(ticket)?.toISOString() ?? null,
  };
}

const outlineOf = (ticket: Ticket): TicketOutline => ({
  number: ticketNumber(ticket.id),
  type: ticket.type,
  subject: ticket.subject,
  state: ticket.state,
  openedBy: ticket.openedBy,
  openedAt: ticket.createdAt.toISOString(),
  changedAt: ticket.changedAt.toISOString(),
  answered: ticket.answeredAt && {
    by: ticket.answeredBy,
    at: ticket.answeredAt.toISOString(),
  },
  product: ticket.facts.product ?? null,
  isUnread: ticket.answeredAt !== null && (ticket.readAt ?? ticket.createdAt) < ticket.answeredAt,
});

const shownEvents: readonly TicketEvent[] = ['taken', 'solved', 'declined', 'reopened', 'lapsed'];

const isForCustomers = or(
  inArray(ticketEntries.kind, ['customer', 'answer']),
  inArray(ticketEntries.event, [...shownEvents]),
);

const entryOf = (
  { id, kind, event, authorId, authorName, text, at }: TicketEntry,
  reader: string,
): OwnTicket['entries'][number] => ({
  ...{ id, event, text, at: at.toISOString(), isOwn: authorId === reader },
  kind: kind === 'note' ? 'event' : kind,
  // The name of a command's user is not for customers.
  by: authorId === null ? '' : authorName,
});
