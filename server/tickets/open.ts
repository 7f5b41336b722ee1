import { and, eq } from 'drizzle-orm';
import { fullName } from '#content/full-name.ts';
import type { Locale } from '#contract/locale.ts';
import { type TicketFactValues, type TicketType, ticketNumber } from '#contract/tickets.ts';
import { dayMs } from '#contract/time-units.ts';
import type { Customer } from '../accounts/customers.ts';
import { recordEvent } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import { ticketEntries, tickets } from '../db/ticket-schema.ts';
import { AppError } from '../http/errors.ts';
import { requireWithinLimit } from '../limits/take.ts';
import { type Author, hasNumber, type TicketContext, targetOf } from './change.ts';
import { answerDue } from './due.ts';

export type NewTicket = {
  /** The same one opens one ticket. */
  submission: string;
  type: TicketType;
  subject: string;
  text: string;
  facts: TicketFactValues;
  /** The ended ticket that it continues. */
  follows?: string | undefined;
  locale: Locale;
};

/** Opens a ticket of a customer, who wrote it or had it written by us; returns its number. */
export const openTicket = (
  { env, database, clock }: TicketContext,
  { by, from }: Omit<Author, 'name'>,
  {
    customer,
    employee,
  }: { customer: Customer; employee?: { id: string; name: string } | undefined },
  { submission: submissionId, text, follows, ...asked }: NewTicket,
): Promise<string> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const name = employee?.name ?? fullName(customer);
    const [made] = await tx
      .insert(tickets)
      .values({
        ...{ ...asked, submissionId, state: 'us', openedBy: name },
        ...{ customerId: customer.id, createdAt: now, changedAt: now, readAt: now },
        followsId: follows === undefined ? null : await ownId(tx, customer, follows),
        dueAt: answerDue(env, asked, now),
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return openedBefore(tx, customer, submissionId);
    const key = `ticket:account:${customer.id}`;
    await requireWithinLimit(tx, { key, limit: env.limits.ticketsPerDay, windowMs: dayMs }, now);
    const number = ticketNumber(made.id);
    await tx.insert(ticketEntries).values({
      ...{ ticketId: made.id, submissionId, kind: 'customer', text, at: now },
      ...{ authorId: employee?.id ?? customer.publicId, authorName: name },
    });
    const details = { number, type: asked.type };
    const target = targetOf(customer);
    await recordEvent(
      tx,
      { action: 'ticket.opened', by, target, ...(from && { from }), details },
      now,
    );
    return number;
  });

async function openedBefore(tx: Transaction, { id }: Customer, submission: string) {
  const [known] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.customerId, id), eq(tickets.submissionId, submission)));
  if (!known) throw new AppError('unexpected');
  return ticketNumber(known.id);
}

async function ownId(tx: Transaction, { id }: Customer, number: string): Promise<number> {
  const [known] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(hasNumber(number), eq(tickets.customerId, id)));
  if (!known) throw new AppError('ticket.unknown');
  return known.id;
}
