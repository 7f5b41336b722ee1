import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type TicketEvent, ticketId, ticketNumber } from '#contract/tickets.ts';
import { type Customer, findById } from '../accounts/customers.ts';
import type { AuditDetails } from '../audit/actions.ts';
import { type Actor, recordEvent } from '../audit/record.ts';
import type { Caller, Context } from '../context.ts';
import { lockRow } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { ticketEntries, tickets } from '../db/ticket-schema.ts';
import { AppError } from '../http/errors.ts';

export type Ticket = typeof tickets.$inferSelect;
export type TicketEntry = typeof ticketEntries.$inferSelect;
export type TicketContext = Pick<Context, 'env' | 'database' | 'clock'>;

/** Who writes. Customers read the name of an operator with an id, and no other. */
export type Author = { by: Actor; name: string; from?: Caller | undefined };

/** What can be done to a ticket while its row is locked. */
export type Change = {
  tx: Transaction;
  ticket: Ticket;
  customer: Customer;
  now: Date;
  update(changes: Partial<Ticket>): Promise<void>;
  enter(entry: NewEntry): Promise<void>;
  /** An entry without a text of its own that both sides read. */
  note(event: TicketEvent, entry?: Partial<NewEntry>): Promise<void>;
  record(change: AuditDetails<'ticket.changed'>['change']): Promise<void>;
};

type NewEntry = Pick<TicketEntry, 'kind'> & Partial<Pick<TicketEntry, 'submissionId' | 'text'>>;

/** Changes a ticket; with the id of a submission once, however often it is sent. */
export const changingTicket = (
  context: TicketContext,
  author: Author,
  where: { number: string; submission?: string; customerId?: number },
  change: (change: Change) => Promise<void>,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    const { number, submission, customerId } = where;
    const ticket = await lockRow(tx.select().from(tickets).where(hasNumber(number)));
    if (!ticket || (customerId !== undefined && ticket.customerId !== customerId))
      throw new AppError('ticket.unknown');
    if (submission && (await wasWritten(tx, ticket.id, submission))) return;
    await change(await changeOf(tx, ticket, author, context.clock.now()));
  });

export async function changeOf(
  tx: Transaction,
  ticket: Ticket,
  { by, name, from }: Author,
  now: Date,
): Promise<Change> {
  const customer = await findById(tx, ticket.customerId);
  if (!customer) throw new AppError('ticket.unknown');
  const enter = async (entry: NewEntry & { event?: TicketEvent }): Promise<void> =>
    void (await tx.insert(ticketEntries).values({
      ...{ submissionId: randomUUID(), text: '', ...entry },
      ...{
        ticketId: ticket.id,
        authorId: ('id' in by && by.id) || null,
        authorName: name,
        at: now,
      },
    }));
  return {
    ...{ tx, ticket, customer, now, enter },
    update: async (changes) =>
      void (await tx
        .update(tickets)
        .set({ changedAt: now, ...changes })
        .where(eq(tickets.id, ticket.id))),
    note: (event, entry) => enter({ ...entry, kind: 'event', event }),
    record: (change) =>
      recordEvent(
        tx,
        {
          ...{ action: 'ticket.changed', by, target: targetOf(customer), ...(from && { from }) },
          details: { number: ticketNumber(ticket.id), change },
        },
        now,
      ),
  };
}

export const targetOf = ({ publicId }: Pick<Customer, 'publicId'>) =>
  ({ kind: 'customer', id: publicId }) as const;

export const hasNumber = (number: string) => eq(tickets.id, ticketId(number));

async function wasWritten(
  database: Database | Transaction,
  ticketId: number,
  submissionId: string,
): Promise<boolean> {
  const known = and(
    eq(ticketEntries.ticketId, ticketId),
    eq(ticketEntries.submissionId, submissionId),
  );
  return (await database.$count(ticketEntries, known)) > 0;
}
