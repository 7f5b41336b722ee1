import type { TicketMailKind } from '#content/messages/ticket-answer.ts';
import { ticketNumber } from '#contract/tickets.ts';
import { noticeLocale } from '../accounts/customers.ts';
import { enqueueMessage } from '../outbox/enqueue.ts';
import type { Author, Change } from './change.ts';

/** Mails the main user what we wrote, once the mailbox is verified. */
export async function mailAnswer(
  { tx, ticket, customer, now }: Pick<Change, 'tx' | 'ticket' | 'customer' | 'now'>,
  { by, name }: Pick<Author, 'by' | 'name'>,
  { kind, text }: { kind: TicketMailKind; text: string },
): Promise<void> {
  const { email, emailVerifiedAt, firstName, lastName } = customer;
  if (emailVerifiedAt === null) return;
  await enqueueMessage(
    tx,
    {
      template: 'ticket-answer',
      recipient: email,
      locale: noticeLocale(customer, ticket.locale),
      payload: {
        ...{ firstName, lastName, kind, text },
        ...{ number: ticketNumber(ticket.id), subject: ticket.subject },
        by: 'id' in by && by.id ? name : '',
      },
    },
    now,
  );
}
