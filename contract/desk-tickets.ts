import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { type DeskCalls, deskChanging, deskMoment, deskReading, deskRoles } from './desk-call.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { locales } from './locale.ts';
import { oneLine, severalLines } from './text.ts';
import {
  ticketEntryKinds,
  ticketEvents,
  ticketFactValues,
  ticketFields,
  ticketLengths,
  ticketOutline,
  ticketRows,
  ticketSearch,
  ticketTypes,
} from './tickets.ts';
import { country } from './user-data.ts';

export const deskTicketFilters = ['all', 'open', 'us', 'customer', 'mine'] as const;
export type DeskTicketFilter = (typeof deskTicketFilters)[number];

const deskTicket = z.extend(ticketOutline, {
  company: z.string(),
  takenBy: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** When our next answer is due; null while nothing waits for us. */
  dueAt: z.nullable(deskMoment),
  closedAt: z.nullable(deskMoment),
  /** Nobody of us has taken or answered it. */
  isNew: z.boolean(),
});
export type DeskTicketOutline = z.output<typeof deskTicket>;

const deskTicketList = z.object({
  tickets: z.array(deskTicket),
  hasMore: z.boolean(),
  counts: z.record(z.enum(deskTicketFilters), z.int()),
});
export type DeskTicketList = z.output<typeof deskTicketList>;

/** Least time left first; those that wait for a customer come after, ended ones last. */
export const listDeskTickets = defineCall({
  ...deskReading,
  path: '/desk/call/tickets',
  kind: 'query',
  query: z.object({
    state: z._default(z.enum(deskTicketFilters), 'all'),
    type: z.optional(z.enum(ticketTypes)),
    /** Of one customer alone. */
    customer: z.optional(z.uuid()),
    /** A number, or a part of the subject or the company. */
    find: ticketSearch,
    rows: ticketRows,
  }),
  reply: envelope(deskTicketList),
});

const deskEntry = z.object({
  id: z.int(),
  kind: z.enum(ticketEntryKinds),
  event: z.nullable(z.enum(ticketEvents)),
  by: z.string(),
  text: z.string(),
  at: deskMoment,
});
export type DeskTicketEntry = z.output<typeof deskEntry>;

const wholeTicket = z.extend(deskTicket, {
  facts: ticketFactValues,
  /** The language of the customer. */
  locale: z.enum(locales),
  follows: z.nullable(z.string()),
  entries: z.array(deskEntry),
  customer: z.object({
    id: z.uuid(),
    country: z.nullable(country),
    since: deskMoment,
    products: z.array(z.string()),
    balance: z.string(),
    credit: z.string(),
    currency: z.string(),
    /** Besides this one. */
    tickets: z.int(),
    openTickets: z.int(),
  }),
  /**
   * Whose roles allow them to take it: support and administrators. The previous release names no
   * roles.
   */
  colleagues: z.array(
    z.object({
      ...{ id: z.uuid(), name: z.string() },
      roles: z._default(z.array(z.enum(deskRoles)), []),
    }),
  ),
});
export type DeskTicket = z.output<typeof wholeTicket>;

export const readDeskTicket = defineCall({
  ...deskReading,
  path: '/desk/call/ticket',
  kind: 'query',
  query: z.object({ number: ticketFields.number }),
  reply: envelope(wholeTicket),
});

const { number, answer, reason, text } = ticketFields;
/** The same submission is written once; `seen` is the last entry that the writer has read. */
const submitted = { number, submission: z.uuid(), seen: z.int() };

/** For oneself, or for a colleague. Refused when it was taken meanwhile by somebody else. */
export const takeDeskTicket = defineCall({
  ...deskChanging,
  path: '/desk/call/takeTicket',
  body: z.object({ number, from: z.nullable(z.uuid()), to: z.optional(z.uuid()) }),
});

/** What a ticket waits for after our answer. */
export const answerOutcomes = ['customer', 'us', 'solved'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Only the end of a ticket needs no text. */
export const isWholeAnswer = ({ text, next }: { text: string; next: AnswerOutcome }): boolean =>
  text !== '' || next === 'solved';

export const answerDeskTicket = defineCall({
  ...deskChanging,
  path: '/desk/call/answerTicket',
  body: z
    .object({
      ...submitted,
      text: answer,
      next: z.enum(answerOutcomes),
      /** The saved reply that the text began with. */
      savedReply: z.optional(z.uuid()),
    })
    .check(z.refine(isWholeAnswer, code('ticket.text'))),
});

export const noteInDeskTicket = defineCall({
  ...deskChanging,
  path: '/desk/call/noteInTicket',
  body: z.object({ number, submission: z.uuid(), text }),
});

export const declineDeskTicket = defineCall({
  ...deskChanging,
  path: '/desk/call/declineTicket',
  body: z.object({ ...submitted, reason }),
});

const replyText = z
  .string(code('reply.text'))
  .check(z.maxLength(ticketLengths.text), severalLines(), z.trim());

export const savedReplyFields = {
  name: z.string(code('reply.name')).check(z.maxLength(60), oneLine(), z.trim(), z.minLength(1)),
  /** An empty text is a missing translation; one of them must be there. */
  texts: z
    .object({ en: replyText, zh: replyText })
    .check(z.refine(({ en, zh }) => en !== '' || zh !== '', code('reply.text'))),
};

const savedReply = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The type of tickets that it is for; null for all. */
  type: z.nullable(z.enum(ticketTypes)),
  texts: z.object({ en: z.string(), zh: z.string() }),
  used: z.int(),
});
export type SavedReply = z.output<typeof savedReply>;

export const listSavedReplies = defineCall({
  ...deskReading,
  path: '/desk/call/savedReplies',
  kind: 'none',
  reply: envelope(z.array(savedReply)),
});

/** A new one, or a change: the id is the client's. */
export const saveReply = defineCall({
  ...deskChanging,
  path: '/desk/call/saveReply',
  body: z.object({
    id: z.uuid(),
    type: z.nullable(z.enum(ticketTypes)),
    ...savedReplyFields,
  }),
});

export const removeSavedReply = defineCall({
  ...deskChanging,
  path: '/desk/call/removeSavedReply',
  body: z.object({ id: z.uuid() }),
});

/** The `[places]` of a saved reply that a text still has. */
export const openPlaces = (reply: string, text: string): string[] =>
  [...new Set(reply.match(/\[[^\][\n]+\]/g))].filter((place) => text.includes(place));

const support = { for: ['support'] } as const;

export const ticketCalls: DeskCalls = [
  [listDeskTickets, support],
  [readDeskTicket, support],
  [takeDeskTicket, support],
  [answerDeskTicket, support],
  [noteInDeskTicket, support],
  [declineDeskTicket, support],
  [listSavedReplies, support],
  [saveReply, support],
  [removeSavedReply, support],
];
