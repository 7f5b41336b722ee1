import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { contactMessages } from '../db/schema.ts';
import { type Command, limitOption, parseInput } from './command.ts';

const input = z.object({ limit: limitOption });

export const contactList: Command = {
  name: 'contact list',
  summary: 'Lists what visitors wrote in the contact form, newest first.',
  usage: { '--limit <number>': 'at most so many (50)' },
  options: { limit: { type: 'string' } },
  understand: ({ values }) => {
    const { limit } = parseInput(input, values);
    return async ({ database }) => ({
      messages: await database
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(limit),
    });
  },
};
