import { fullName } from '#content/full-name.ts';
import { reopenMs } from '#contract/tickets.ts';
import { dayMs } from '#contract/time-units.ts';
import { personOf, type SessionUser } from '../accounts/sessions/sessions.ts';
import type { Caller } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { requireWithinLimit } from '../limits/take.ts';
import {
  type Author,
  type Change,
  changingTicket,
  type Ticket,
  type TicketContext,
} from './change.ts';
import { answerDue } from './due.ts';

/** A user of the account, who made this request. */
type User = { session: SessionUser; caller: Caller };

/** Until when an ended ticket can be opened again; undefined for an open one. */
export const reopensUntil = ({ closedAt }: Ticket): Date | undefined =>
  closedAt ? new Date(closedAt.getTime() + reopenMs) : undefined;

/** The ticket then waits for us, also if it had ended. */
export const writeInTicket = (
  context: TicketContext,
  user: User,
  { number, submission, text }: { number: string; submission: string; text: string },
): Promise<void> =>
  changing(context, user, { number, submission }, async (change) => {
    const { ticket, now } = change;
    await countMessage(context, change);
    await reopen(change);
    await change.enter({ kind: 'customer', submissionId: submission, text });
    await change.update({
      ...{ state: 'us', readAt: now },
      dueAt: ticket.dueAt ?? answerDue(context.env, ticket, now),
    });
    await change.record('written');
  });

/** Nothing happens to a ticket that has ended. */
export const closeTicket = (context: TicketContext, user: User, number: string): Promise<void> =>
  changing(context, user, { number }, async (change) => {
    const { ticket, now } = change;
    if (ticket.closedAt) return;
    await change.note('solved');
    await change.update({ state: 'solved', dueAt: null, closedAt: now, readAt: now });
    await change.record('solved');
  });

/** Nothing happens to a ticket that is open. */
export const reopenTicket = (context: TicketContext, user: User, number: string): Promise<void> =>
  changing(context, user, { number }, async (change) => {
    const { ticket, now } = change;
    if (!(await reopen(change))) return;
    await countMessage(context, change);
    const dueAt = answerDue(context.env, ticket, now);
    await change.update({ state: 'us', dueAt, readAt: now });
    await change.record('reopened');
  });

async function reopen(change: Change): Promise<boolean> {
  const until = reopensUntil(change.ticket);
  if (!until) return false;
  if (until <= change.now) throw new AppError('ticket.ended');
  await change.note('reopened');
  await change.update({ closedAt: null });
  return true;
}

/** Who opens tickets again and again is limited like who writes. */
const countMessage = ({ env }: TicketContext, { tx, ticket, now }: Change): Promise<void> =>
  requireWithinLimit(
    tx,
    {
      key: `ticket-message:account:${ticket.customerId}`,
      limit: env.limits.ticketMessagesPerDay,
      windowMs: dayMs,
    },
    now,
  );

const changing = (
  context: TicketContext,
  { session, caller }: User,
  where: { number: string; submission?: string },
  change: (change: Change) => Promise<void>,
): Promise<void> =>
  changingTicket(
    context,
    authorOf(session, caller),
    { ...where, customerId: session.customer.id },
    change,
  );

const authorOf = (session: SessionUser, from: Caller): Author => ({
  by: personOf(session),
  name: session.employee?.name ?? fullName(session.customer),
  from,
});
