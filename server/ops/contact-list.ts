import { z } from 'zod';
import { messageStates } from '#contract/desk-messages.ts';
import { selectMessages } from '../contact/messages.ts';
import { type Command, limitOption, parseInput } from './command.ts';

const input = z.object({
  state: z.enum(messageStates, 'must be open, answered or all').default('all'),
  limit: limitOption,
});

export const contactList: Command = {
  name: 'contact list',
  summary: 'Lists what visitors wrote in the contact form, newest first.',
  usage: {
    '--state <state>': 'only open or answered ones',
    '--limit <number>': 'at most so many (50)',
  },
  options: { state: { type: 'string' }, limit: { type: 'string' } },
  understand: ({ values }) => {
    const filter = parseInput(input, values);
    return async ({ database }) => ({
      messages: (await selectMessages(database, filter)).map(({ answeredAt, ...message }) => ({
        ...message,
        state: answeredAt ? 'answered' : 'open',
        answeredAt,
      })),
    });
  },
};
