import { asc, eq } from 'drizzle-orm';
import type { TodayItem } from '#contract/desk-today.ts';
import { ticketNumber } from '#contract/tickets.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Database } from '../db/database.ts';
import { customers } from '../db/schema.ts';
import { tickets } from '../db/ticket-schema.ts';

/** A ticket that is due within this time comes before what has more time. */
const soonMs = hourMs;

/** Tickets that wait for us: the one with the least time left, and how many others. */
export async function ticketsToday(database: Database, now: Date): Promise<TodayItem[]> {
  const [first, ...others] = await database
    .select({
      ...{ id: tickets.id, subject: tickets.subject, dueAt: tickets.dueAt },
      company: customers.companyName,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(eq(tickets.state, 'us'))
    .orderBy(asc(tickets.dueAt), asc(tickets.id));
  if (!first) return [];
  const itemOf = (dueAt: Date | null) => ({
    ...{ tone: toneOf(dueAt, now), at: dueAt?.toISOString() ?? null, isDue: true, values: {} },
  });
  const nameWith = (colon: string) => [first.company, first.subject].filter(Boolean).join(colon);
  const [next] = others;
  return [
    {
      ...{
        ...itemOf(first.dueAt),
        kind: 'ticket',
        count: 1,
        title: { en: nameWith(': '), zh: nameWith('：') },
      },
      to: `tickets/${ticketNumber(first.id)}`,
    },
    ...(next
      ? [
          {
            ...{ ...itemOf(next.dueAt), kind: 'tickets' as const, count: others.length },
            ...{ title: null, to: 'tickets?state=us' },
          },
        ]
      : []),
  ];
}

function toneOf(dueAt: Date | null, now: Date): TodayItem['tone'] {
  if (!dueAt) return 'rest';
  if (dueAt <= now) return 'late';
  return dueAt.getTime() - now.getTime() <= soonMs ? 'soon' : 'rest';
}
