import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Locale } from '#contract/locale.ts';
import {
  type TicketEvent,
  type TicketState,
  type TicketType,
  type ticketEntryKinds,
  ticketFactValues,
} from '#contract/tickets.ts';
import { moment } from './columns.ts';
import { deskPeople } from './desk-schema.ts';
import { jsonColumn } from './json-column.ts';
import { customerReference } from './schema.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey();
const facts = jsonColumn(ticketFactValues);
const texts = jsonColumn(z.object({ en: z.string(), zh: z.string() }));

/** Support tickets; `T-1201` is the one with the id 1201. */
export const tickets = pgTable(
  'tickets',
  {
    id: id().generatedAlwaysAsIdentity({ startWith: 1201 }),
    customerId: customerReference(),
    submissionId: uuid('submission_id').notNull(),
    type: text('type').$type<TicketType>().notNull(),
    subject: text('subject').notNull(),
    facts: facts('facts').notNull(),
    /** Language of the customer. */
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<TicketState>().notNull(),
    /** Names stay when an employee or an operator has left. */
    openedBy: text('opened_by').notNull(),
    takenBy: uuid('taken_by').references(() => deskPeople.id, { onDelete: 'set null' }),
    /** The ended ticket that this one continues; it may be deleted before this one. */
    followsId: bigint('follows_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When our answer is due; null while nothing waits for us. */
    dueAt: moment('due_at'),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by').notNull().default(''),
    closedAt: moment('closed_at'),
    /** When the customer last read it. */
    readAt: moment('read_at'),
  },
  (table) => [
    unique().on(table.customerId, table.submissionId),
    index('tickets_state').on(table.state, table.dueAt),
    index('tickets_taken').on(table.takenBy),
    index('tickets_closed').on(table.closedAt),
  ],
);

/** Messages of both sides, notes and events, in the order of their ids. */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: id().generatedAlwaysAsIdentity(),
    ticketId: bigint('ticket_id', { mode: 'number' })
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id').notNull(),
    kind: text('kind').$type<(typeof ticketEntryKinds)[number]>().notNull(),
    event: text('event').$type<TicketEvent>(),
    /** Customer, employee or operator; null for a command and for the server itself. */
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [unique().on(table.ticketId, table.submissionId)],
);

/** Answers for many tickets; an empty text is still to be translated. */
export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').$type<TicketType>(),
  texts: texts('texts').notNull(),
  used: integer('used').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});
