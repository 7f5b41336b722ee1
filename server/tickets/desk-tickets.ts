import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import type {
  DeskTicket,
  DeskTicketFilter,
  DeskTicketList,
  DeskTicketOutline,
  listDeskTickets as listCall,
} from '#contract/desk-tickets.ts';
import { ticketNumber } from '#contract/tickets.ts';
import { findCountry } from '../accounts/countries.ts';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { deskPeople } from '../db/desk-schema.ts';
import { customers } from '../db/schema.ts';
import { ticketEntries, tickets } from '../db/ticket-schema.ts';
import { AppError } from '../http/errors.ts';
import { type Author, hasNumber, type TicketEntry, targetOf } from './change.ts';
import { selectTakers } from './our-side.ts';
import { hasWords } from './search.ts';

const isOpen = sql`${tickets.state} in ('us', 'customer')`;

/** The tickets of all customers, as our team sees them; `reader` is a person at the desk. */
export async function listDeskTickets(
  { database }: Pick<Context, 'database'>,
  { state, type, customer, find, rows }: ParsedInput<typeof listCall>,
  reader: string | null = null,
): Promise<DeskTicketList> {
  const isMine = and(isOpen, sql`${tickets.takenBy} is not distinct from ${reader}::uuid`);
  const filters: Record<DeskTicketFilter, SQL | undefined> = {
    all: undefined,
    open: isOpen,
    us: eq(tickets.state, 'us'),
    customer: eq(tickets.state, 'customer'),
    mine: isMine,
  };
  const ofCustomer = customer ? eq(customers.publicId, customer) : undefined;
  const found = await selectTickets(
    database,
    and(
      filters[state],
      type && eq(tickets.type, type),
      ofCustomer,
      hasWords(find, [tickets.subject, customers.companyName]),
    ),
  )
    .orderBy(
      sql`array_position(array['us', 'customer'], ${tickets.state})`,
      asc(tickets.dueAt),
      desc(tickets.changedAt),
      desc(tickets.id),
    )
    .limit(rows + 1);
  const countOf = (filter: SQL | undefined) => sql<number>`count(*) filter (where ${filter})::int`;
  const [counts] = await database
    .select({
      all: count(),
      open: countOf(filters.open),
      us: countOf(filters.us),
      customer: countOf(filters.customer),
      mine: countOf(filters.mine),
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(ofCustomer);
  return {
    tickets: found.slice(0, rows).map(outlineOf),
    hasMore: found.length > rows,
    counts: counts ?? { all: 0, open: 0, us: 0, customer: 0, mine: 0 },
  };
}

/** One ticket with all that our team knows. */
export async function selectDeskTicket(
  database: Database | Transaction,
  number: string,
): Promise<DeskTicket> {
  const [found] = await selectTickets(database, hasNumber(number));
  if (!found) throw new AppError('ticket.unknown');
  const { ticket, customer } = found;
  const entries = await database
    .select()
    .from(ticketEntries)
    .where(eq(ticketEntries.ticketId, ticket.id))
    .orderBy(asc(ticketEntries.id));
  const others = and(eq(tickets.customerId, customer.id), ne(tickets.id, ticket.id));
  return {
    ...outlineOf(found),
    facts: ticket.facts,
    locale: ticket.locale,
    follows: ticket.followsId === null ? null : ticketNumber(ticket.followsId),
    entries: entries.map(entryOf),
    customer: {
      id: customer.publicId,
      country: await findCountry(database, customer.countryId),
      since: (customer.activatedAt ?? customer.createdAt).toISOString(),
      products: customer.enabledProducts,
      balance: customer.balance,
      credit: customer.creditBalance,
      currency: customer.currency,
      tickets: await database.$count(tickets, others),
      openTickets: await database.$count(tickets, and(others, isOpen)),
    },
    colleagues: await selectTakers(database),
  };
}

/** As `selectDeskTicket`; reading what a customer wrote is recorded. */
export const readDeskTicket = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { by, from }: Author,
  number: string,
): Promise<DeskTicket> =>
  database.transaction(async (tx) => {
    const ticket = await selectDeskTicket(tx, number);
    await recordEvent(
      tx,
      {
        ...{ action: 'ticket.read', by, ...(from && { from }), details: { number } },
        target: targetOf({ publicId: ticket.customer.id }),
      },
      clock.now(),
    );
    return ticket;
  });

const selectTickets = (database: Database | Transaction, condition: SQL | undefined) =>
  database
    .select({ ticket: tickets, customer: customers, taker: deskPeople.name })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .leftJoin(deskPeople, eq(deskPeople.id, tickets.takenBy))
    .where(condition);

type Row = Awaited<ReturnType<typeof selectTickets>>[number];

const outlineOf = ({ ticket, customer, taker }: Row): DeskTicketOutline => ({
  number: ticketNumber(ticket.id),
  type: ticket.type,
  subject: ticket.subject,
  state: ticket.state,
  openedBy: ticket.openedBy,
  openedAt: ticket.createdAt.toISOString(),
  changedAt: ticket.changedAt.toISOString(),
  company: customer.companyName || `${customer.firstName} ${customer.lastName}`,
  takenBy: ticket.takenBy === null ? null : { id: ticket.takenBy, name: taker ?? '' },
  dueAt: ticket.dueAt?.toISOString() ?? null,
  closedAt: ticket.closedAt?.toISOString() ?? null,
  isNew: ticket.state === 'us' && ticket.takenBy === null && ticket.answeredAt === null,
});

const entryOf = ({ id, kind, event, authorName: by, text, at }: TicketEntry) => ({
  ...{ id, kind, event, by, text, at: at.toISOString() },
});
