import { z } from 'zod';
import { type TicketType, ticketTypes } from '#contract/tickets.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { listed, type Raw, whole } from './fields.ts';

const defaultHours = '4';

/** `4` for all types, `fault=2` for one of them. */
const hoursOfType = new RegExp(`^(?:(${ticketTypes.join('|')})=)?([1-9]\\d{0,2})$`);

export const ticketSettings = {
  TICKET_ANSWER_HOURS: z
    .string()
    .default(defaultHours)
    .refine((text) => listed(text).every((part) => hoursOfType.test(part)), {
      error: `must be hours, and hours of a type, such as 4, billing=24; types are ${ticketTypes.join(', ')}`,
    }),
  TICKET_DOWN_MINUTES: whole(1, 10_000).default(30),
};

export const ticketsFrom = (raw: Raw<typeof ticketSettings>) => ({
  /** Time to answer on working days. */
  answerMs: (type: TicketType): number => hoursFor(type, raw.TICKET_ANSWER_HOURS) * hourMs,
  /** Time to answer, day and night, while live traffic is down. */
  downMs: raw.TICKET_DOWN_MINUTES * minuteMs,
});

/** What is said of one type wins, wherever it stands. */
function hoursFor(type: TicketType, text: string): number {
  const parts = listed(text);
  const own = parts.find((part) => part.startsWith(`${type}=`))?.split('=')[1];
  return Number(own ?? parts.find((part) => !part.includes('=')) ?? defaultHours);
}
