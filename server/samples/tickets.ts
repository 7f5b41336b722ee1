import { randomUUID } from 'node:crypto';
import { fullName } from '#content/full-name.ts';
import type { TicketFactValues, TicketState, TicketType } from '#contract/tickets.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Customer } from '../accounts/customers.ts';
import type { Transaction } from '../db/database.ts';
import { ticketEntries, tickets } from '../db/ticket-schema.ts';

type Sample = {
  type: TicketType;
  subject: string;
  facts: TicketFactValues;
  state: TicketState;
  daysAgo: number;
  asked: string;
  answer: string;
};

const samples: readonly Sample[] = [
  {
    ...{ type: 'billing', state: 'solved', daysAgo: 9 },
    subject: 'Sample: invoice for October with our tax number',
    facts: { month: 'October 2026', title: 'Harbour Coffee', taxNumber: '12-3456789' },
    asked: 'Please put our tax number on the invoice for October.',
    answer: 'The new invoice with your tax number is on its way to you by mail.',
  },
  {
    ...{ type: 'sender', state: 'customer', daysAgo: 1 },
    subject: 'Sample: register sender HARBOUR in Vietnam',
    facts: { country: 'Vietnam', sender: 'HARBOUR', papers: 'Business registration' },
    asked: 'A third of our codes to Vietnam end in SENDER_REFUSED. Please register HARBOUR for us.',
    answer:
      'Vietnam has three operators; we file with all of them. Which of your products will use the name HARBOUR?',
  },
];

/** What the support of the demo account looks like: one ticket of each side, named as samples. */
export async function addSampleTickets(
  tx: Transaction,
  customer: Customer,
  now: Date,
): Promise<void> {
  const [mei, dana] = ['Mei Tan', fullName(customer)];
  for (const { type, subject, facts, state, daysAgo, asked, answer } of samples) {
    const createdAt = new Date(now.getTime() - daysAgo * dayMs);
    const answeredAt = new Date(createdAt.getTime() + hourMs);
    const [made] = await tx
      .insert(tickets)
      .values({
        ...{ type, subject, facts, state, createdAt, answeredAt, changedAt: answeredAt },
        ...{ customerId: customer.id, submissionId: randomUUID(), locale: 'en', openedBy: dana },
        ...{ answeredBy: mei, readAt: createdAt },
        ...(state === 'solved' && { closedAt: answeredAt, readAt: answeredAt }),
      })
      .returning({ id: tickets.id });
    if (!made) continue;
    const entry = { ticketId: made.id, text: '', event: null };
    await tx.insert(ticketEntries).values([
      {
        ...{ ...entry, submissionId: randomUUID(), kind: 'customer' as const, text: asked },
        ...{ authorId: customer.publicId, authorName: dana, at: createdAt },
      },
      {
        ...{ ...entry, submissionId: randomUUID(), kind: 'answer' as const, text: answer },
        ...{ authorId: randomUUID(), authorName: mei, at: answeredAt },
      },
      ...(state === 'solved'
        ? [
            {
              ...{ ...entry, submissionId: randomUUID(), kind: 'event' as const },
              ...{
                event: 'solved' as const,
                authorId: randomUUID(),
                authorName: mei,
                at: answeredAt,
              },
            },
          ]
        : []),
    ]);
  }
}
