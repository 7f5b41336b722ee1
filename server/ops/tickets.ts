import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { answerOutcomes, deskTicketFilters, isWholeAnswer } from '#contract/desk-tickets.ts';
import { locales } from '#contract/locale.ts';
import { oneLine, severalLines } from '#contract/text.ts';
import { ticketFields, ticketLengths, ticketTypes } from '#contract/tickets.ts';
import { noticeLocale } from '../accounts/customers.ts';
import { findCustomer } from '../accounts/operator.ts';
import { AppError } from '../http/errors.ts';
import { listDeskTickets, selectDeskTicket } from '../tickets/desk-tickets.ts';
import { openTicket } from '../tickets/open.ts';
import { answerTicket } from '../tickets/our-side.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, limitOption, parseInput, UsageError } from './command.ts';
import { customerUsage, known, onlyCustomer } from './customer-row.ts';

const states = deskTicketFilters.filter((filter) => filter !== 'mine');
const oneOf = (words: readonly string[]) => `must be one of ${words.join(', ')}`;

const listed = z.object({
  state: z.enum(states, oneOf(states)).default('open'),
  type: z.enum(ticketTypes, oneOf(ticketTypes)).optional(),
  limit: limitOption,
});

export const ticketsList: Command = {
  name: 'tickets list',
  summary: 'Lists support tickets, least time left first.',
  usage: {
    '--state <state>': `${states.join(', ')} (open)`,
    '--type <type>': ticketTypes.join(', '),
    '--limit <number>': 'at most so many (50)',
  },
  options: { state: { type: 'string' }, type: { type: 'string' }, limit: { type: 'string' } },
  understand: ({ values }) => {
    const { limit: rows, ...filter } = parseInput(listed, values);
    return async (context) => {
      const { tickets } = await listDeskTickets(context, { ...filter, rows });
      return {
        tickets: tickets.map(({ number, company, type, subject, state, takenBy, dueAt }) => ({
          ...{ number, company, type, subject, state, due: dueAt },
          takenBy: takenBy?.name ?? null,
        })),
      };
    };
  },
};

const numberUsage = { '<number>': 'of the ticket, such as T-1201' };

export const ticketsShow: Command = {
  name: 'tickets show',
  summary: 'Shows one ticket with its messages and internal notes.',
  required: numberUsage,
  usage: {},
  options: {},
  understand: ({ positionals }) => {
    const number = onlyNumber(positionals);
    return async ({ database }) => {
      const ticket = await found(number, selectDeskTicket(database, number));
      const { company, customer, type, subject, state, facts, takenBy, dueAt, entries } = ticket;
      return {
        ticket: [
          {
            ...{ number, customer: customer.id, company, type, subject, state },
            ...{ takenBy: takenBy?.name ?? null, due: dueAt, ...facts },
          },
        ],
        entries: entries.map(({ at, by, kind, event, text }) => ({
          ...{ at, by, kind: event ?? kind, text },
        })),
      };
    };
  },
};

const text = (longest: number, clean = severalLines()) =>
  z
    .string('is required')
    .check(clean)
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`);

const opened = z.object({
  type: z.enum(ticketTypes, oneOf(ticketTypes)),
  subject: text(ticketLengths.subject, oneLine()),
  text: text(ticketLengths.text),
  language: z.enum(locales, oneOf(locales)).optional(),
  by,
});

export const ticketsOpen: Command = {
  name: 'tickets open',
  summary: 'Opens a ticket for a customer who asked by other means.',
  required: {
    ...customerUsage,
    '--type <type>': ticketTypes.join(', '),
    '--subject <text>': 'what it is about, in one line',
    '--text <text>': 'what the customer asked',
  },
  usage: {
    '--language <en|zh>': 'language of the customer (that of their notices)',
    ...byUsage,
  },
  options: {
    type: { type: 'string' },
    subject: { type: 'string' },
    text: { type: 'string' },
    language: { type: 'string' },
    ...byOption,
  },
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { by: name, language, ...ticket } = parseInput(opened, values);
    return async (context) => {
      const customer = known(who, await findCustomer(context.database, who));
      const locale = language ?? noticeLocale(customer);
      const submission = randomUUID();
      const by = { kind: 'operator', name } as const;
      const asked = { ...ticket, submission, locale, facts: {} };
      return { opened: await openTicket(context, { by }, { customer }, asked) };
    };
  },
};

const answered = z
  .object({
    text: text(ticketLengths.text).default(''),
    next: z.enum(answerOutcomes, oneOf(answerOutcomes)).default('customer'),
    by,
  })
  .refine(isWholeAnswer, { path: ['text'], message: 'is required' });

export const ticketsAnswer: Command = {
  name: 'tickets answer',
  summary: 'Answers a ticket, which the customer gets by mail, or ends it as solved.',
  required: numberUsage,
  usage: {
    '--text <text>': 'the answer; may be left out with --next solved',
    '--next <next>': `${answerOutcomes.join(', ')}: for whom the ticket waits now (customer)`,
    ...byUsage,
  },
  options: { text: { type: 'string' }, next: { type: 'string' }, ...byOption },
  understand: ({ values, positionals }) => {
    const number = onlyNumber(positionals);
    const { by: name, ...answer } = parseInput(answered, values);
    return async (context) => {
      const author = { by: { kind: 'operator', name } as const, name };
      const submission = randomUUID();
      await found(number, answerTicket(context, author, { number, submission, ...answer }));
      return { answered: number };
    };
  },
};

function onlyNumber([number, ...rest]: string[]): string {
  const parsed = ticketFields.number.safeParse(number?.toUpperCase());
  if (rest.length > 0 || !parsed.success) throw new UsageError('Name one ticket, such as T-1201.');
  return parsed.data;
}

/** Says in the words of a command that there is no such ticket. */
const found = <Result>(number: string, work: Promise<Result>): Promise<Result> =>
  work.catch((error) => {
    if (!(error instanceof AppError && error.code === 'ticket.unknown')) throw error;
    throw new UsageError(`There is no ticket ${number}: see "tickets list".`);
  });
