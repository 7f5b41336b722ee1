import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { oneLine, severalLines } from './text.ts';
import { dayMs } from './time-units.ts';

/** What a ticket can be about, in the order of the form. */
export const ticketTypes = [
  'product',
  'country',
  'limit',
  'number',
  'sender',
  'billing',
  'setup',
  'fault',
  'other',
] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Open, waiting for us or for the customer; or ended. */
export const ticketStates = ['us', 'customer', 'solved', 'declined'] as const;
export type TicketState = (typeof ticketStates)[number];

/** What the form asks for besides subject and text. */
export const ticketFacts = {
  product: ['product', 'countries', 'volume', 'use'],
  country: ['product', 'countries', 'volume', 'sender', 'sample'],
  limit: ['limit', 'from', 'to', 'start'],
  number: ['country', 'kind', 'abilities', 'quantity'],
  sender: ['country', 'sender', 'papers'],
  billing: ['month', 'title', 'taxNumber'],
  setup: ['product', 'what'],
  fault: ['requests', 'severity'],
  other: [],
} as const satisfies Record<TicketType, readonly string[]>;
export type TicketFact = (typeof ticketFacts)[TicketType][number];

/** Values of the fact `severity`: live traffic is down, or affected; the sandbox, or a question. */
export const faultSeverities = ['down', 'affected', 'question'] as const;
export type FaultSeverity = (typeof faultSeverities)[number];

/** What an entry of a ticket is; notes are for our team alone. */
export const ticketEntryKinds = ['customer', 'answer', 'note', 'event'] as const;

/** `given`: to the person in the text. `lapsed`: closed without an answer of the customer. */
export const ticketEvents = ['taken', 'given', 'solved', 'declined', 'reopened', 'lapsed'] as const;
export type TicketEvent = (typeof ticketEvents)[number];

/** How long an ended ticket can be opened again, and how long we wait for a customer. */
export const reopenMs = 14 * dayMs;
export const silenceMs = 14 * dayMs;

/** In characters. The longest ticket of a form fits into the body of a request. */
export const ticketLengths = { subject: 100, text: 3_000, reason: 1_000, fact: 300 };

/** The number of a ticket as people write it. */
export const ticketNumber = (id: number): string => `T-${id}`;
export const ticketId = (number: string): number => Number(number.slice(2));

export const ticketFields = {
  number: z.string().check(z.regex(/^T-[1-9]\d{0,14}$/)),
  subject: z
    .string(code('ticket.subject'))
    .check(z.maxLength(ticketLengths.subject), oneLine(), z.trim(), z.minLength(1)),
  text: z
    .string(code('ticket.text'))
    .check(z.maxLength(ticketLengths.text), severalLines(), z.trim(), z.minLength(1)),
  /** Of ours: a ticket can be solved without one. */
  answer: z
    .string(code('ticket.text'))
    .check(z.maxLength(ticketLengths.text), severalLines(), z.trim()),
  reason: z
    .string(code('ticket.reason'))
    .check(z.maxLength(ticketLengths.reason), severalLines(), z.trim(), z.minLength(1)),
};

const factNames = Object.values(ticketFacts).flat();
const fact = z
  .string(code('ticket.facts'))
  .check(z.maxLength(ticketLengths.fact), oneLine(), z.trim(), z.minLength(1));
export const ticketFactValues = z.partialRecord(z.enum(factNames, code('ticket.facts')), fact);
export type TicketFactValues = z.output<typeof ticketFactValues>;

/** Whether a type asks for all of these facts. */
export const hasFactsOf = ({ type, facts }: { type: TicketType; facts: TicketFactValues }) =>
  Object.keys(facts).every((name) => ticketFacts[type].some((known) => known === name));

const moment = z.iso.datetime();
/** The same submission is written once. */
const submission = z.uuid();
const type = z.enum(ticketTypes);

/** How many rows of a list are shown. */
export const ticketRows = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 50);
export const ticketSearch = z.optional(z.string().check(z.maxLength(100), oneLine(), z.trim()));

export const ticketOutline = z.object({
  number: z.string(),
  type,
  subject: z.string(),
  state: z.enum(ticketStates),
  openedBy: z.string(),
  openedAt: moment,
  changedAt: moment,
});

const ticket = z.extend(ticketOutline, {
  /** Who of our team answered last; the name is empty where it was a command. */
  answered: z.nullable(z.object({ by: z.string(), at: moment })),
  isUnread: z.boolean(),
  /** The product that it is about, as it was named to the customer. */
  product: z._default(z.nullable(z.string()), null),
});
export type TicketOutline = z.output<typeof ticket>;

const entry = z.object({
  id: z.int(),
  kind: z.enum(['customer', 'answer', 'event']),
  event: z.nullable(z.enum(ticketEvents)),
  by: z.string(),
  /** Written by the reader. */
  isOwn: z.boolean(),
  text: z.string(),
  at: moment,
});

const calls = { host: 'admin', method: 'POST', kind: 'json' } as const;
const nothing = envelope(z.optional(z.unknown()));

const ticketList = z.object({
  tickets: z.array(ticket),
  hasMore: z.boolean(),
  counts: z.object({ us: z.int(), customer: z.int(), closed: z.int() }),
});
export type TicketList = z.output<typeof ticketList>;

const wholeTicket = z.extend(ticket, {
  facts: ticketFactValues,
  entries: z.array(entry),
  /** The ticket that this one continues. */
  follows: z.nullable(z.string()),
  /** Until when an ended ticket can be opened again. */
  reopensUntil: z.nullable(moment),
});
export type Ticket = z.output<typeof wholeTicket>;

/** Menu `support`, as all calls of customers about tickets. Those that changed last come first. */
export const listTickets = defineCall({
  method: 'GET',
  path: '/client_api/tickets/list',
  host: 'admin',
  kind: 'query',
  query: z.object({
    /** `open`: waiting for the customer first, then for us. */
    state: z.optional(z.enum(['us', 'customer', 'open', 'closed'])),
    /** A number, or a part of the subject or of a fact. */
    find: ticketSearch,
    rows: ticketRows,
  }),
  reply: envelope(ticketList),
});

export const readTicket = defineCall({
  method: 'GET',
  path: '/client_api/tickets/ticket',
  host: 'admin',
  kind: 'query',
  query: z.object({ number: ticketFields.number }),
  reply: envelope(wholeTicket),
});

export const openTicket = defineCall({
  ...calls,
  path: '/client_api/tickets/open',
  body: z
    .object({
      submission,
      type,
      subject: ticketFields.subject,
      text: ticketFields.text,
      facts: z._default(ticketFactValues, {}),
      follows: z.optional(ticketFields.number),
    })
    .check(z.refine(hasFactsOf, code('ticket.facts'))),
  reply: envelope(z.object({ number: z.string() })),
});

/** Opens an ended ticket again. */
export const writeInTicket = defineCall({
  ...calls,
  path: '/client_api/tickets/write',
  body: z.object({ number: ticketFields.number, submission, text: ticketFields.text }),
  reply: nothing,
});

/** The customer says that it is solved. */
export const closeTicket = defineCall({
  ...calls,
  path: '/client_api/tickets/close',
  body: z.object({ number: ticketFields.number }),
  reply: nothing,
});

export const reopenTicket = defineCall({
  ...calls,
  path: '/client_api/tickets/reopen',
  body: z.object({ number: ticketFields.number }),
  reply: nothing,
});
